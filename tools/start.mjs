import { buildDemo, buildIfStale } from './build.mjs';

await buildIfStale();
buildDemo();
process.env.NODE_ENV ??= 'production';
process.env.PORT ??= '8080';
// By a name that the linter's import graph need not know: it exists only after a build.
await import(new URL('../dist/server/main.js', import.meta.url).href);
