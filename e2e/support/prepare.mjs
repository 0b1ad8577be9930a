import { buildIfStale } from '../../tools/build.mjs';
import { findChromium } from '../../tools/browser/chromium.ts';
import { prepareDatabases } from './databases.ts';

/** Playwright calls it once, before any worker, and what it returns after the last. */
export default async function prepare() {
  findChromium();
  await buildIfStale();
  return prepareDatabases();
}
