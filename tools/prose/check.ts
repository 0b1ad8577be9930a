import { existsSync } from 'node:fs';
import { filesBelow, sourceFolders } from '../files.ts';
import { passagesOf } from './passages.ts';
import { createRules } from './rules.ts';

/** `npm run prose` checks the app's English texts, the docs and the comments with tools/prose/rules.ts. */
const written = /\.(?:md|tsx?|mjs|mts)$/;
/** Generated from charts, built, or quoted from a standard. */
const isQuoted = (path: string) =>
  // Back-translations are as awkward as the language makes them.
  /\.table\.md$|\/dist\/|^docs\/languages\//.test(path) || path === 'docs/asvs.md';
const pages = ['README.md', 'CONTRIBUTING.md'].filter((path) => existsSync(path));
const files = [...pages, ...filesBelow(['docs', ...sourceFolders], written)].filter(
  (path) => !isQuoted(path),
);

const problemsOf = createRules();
let problems = 0;
for (const path of files)
  for (const passage of passagesOf(path))
    for (const problem of problemsOf(passage)) {
      problems += 1;
      console.log(`${path}:${passage.line} ${problem}`);
    }
console.log(`prose: ${files.length} files, ${problems} problems`);
process.exitCode = files.length > 0 && problems === 0 ? 0 : 1;
