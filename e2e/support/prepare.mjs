import { buildIfStale } from '../../tools/build.mjs';
import { findChromium } from '../../tools/browser/chromium.ts';
import { buildForDevelopment } from './developmentBuild.ts';

/** Playwright calls it once, before any worker. */
export default async function prepare() {
  findChromium();
  await buildIfStale();
  buildForDevelopment();
}
