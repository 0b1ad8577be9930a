import { buildIfStale } from '../../tools/build.mjs';
import { findChromium } from '../../tools/browser/chromium.ts';

/** Playwright calls it once, before any worker. */
export default async function prepare() {
  findChromium();
  await buildIfStale();
}
