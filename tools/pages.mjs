import { buildIfStale } from './build.mjs';

await buildIfStale();
process.env.NODE_ENV ??= 'production';
// By a name that the linter's import graph need not know: it exists only after a build.
await import(new URL('../dist/server/pageServer.js', import.meta.url).href);
