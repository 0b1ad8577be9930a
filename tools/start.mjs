import { buildDemo, buildIfStale } from './build.mjs';

await buildIfStale();
buildDemo();
process.env.NODE_ENV ??= 'production';
process.env.PORT ??= '8080';
// A dynamic name, because the file exists only after a build and the linter's import graph would miss it.
await import(new URL('../dist/server/main.js', import.meta.url).href);
