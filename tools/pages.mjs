import { buildIfStale } from './build.mjs';

await buildIfStale();
process.env.NODE_ENV ??= 'production';
// A dynamic name, because the file exists only after a build and the linter's import graph would miss it.
await import(new URL('../dist/server/pageServer.js', import.meta.url).href);
