import { buildIfStale } from '../../tools/build.mjs';

/** Playwright calls it once, before any worker. */
export default buildIfStale;
