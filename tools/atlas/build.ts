import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { findModels } from '@araw/flow/models';
import { atlasOf } from './atlas.ts';
import { sourceState } from '#tools/sourceState.mjs';
import { picturesInWords, readPicture, readWalkedPaths } from './pictures.ts';
import { recompressions } from './recompress.ts';

/**
 * `npm run atlas` draws every chart. `-- launch` draws the charts that are named, in seconds, and leaves the page of all, which a
 * running sandbox links to, as it is.
 */
const { positionals: only } = parseArgs({ allowPositionals: true });
const atlasFile = `dist/atlas/${only.length > 0 ? only.join('-') : 'index'}.html`;

const began = performance.now();
const walked = readWalkedPaths();
console.log(picturesInWords(walked, sourceState()));
const models = (await findModels()).map(({ model }) => model);
const unknown = only.filter((name) => !models.some((model) => model.name === name));
if (unknown.length > 0) throw new Error(`no chart is called ${unknown.join(', ')}`);
const isChosen = (name: string) => only.length === 0 || only.includes(name);
const chosen = models.filter(({ name }) => isChosen(name));
const { html, content } = await atlasOf(chosen, {
  walked: (walked?.paths ?? []).filter(({ machine }) => isChosen(machine)),
  read: readPicture,
  recompressions,
});
mkdirSync(dirname(atlasFile), { recursive: true });
writeFileSync(atlasFile, html);

const { machines, pictures, picturesLeftOut } = content;
const rules = machines.flatMap((machine) => machine.rules);
const brokenRules = rules.filter(({ broken }) => broken.length > 0).length;
process.exitCode = brokenRules > 0 ? 1 : 0;
const seconds = ((performance.now() - began) / 1000).toFixed(1);
console.log(
  `${atlasFile}: ${machines.length} charts, ${machines.flatMap(({ paths }) => paths).length} paths, ` +
    `${rules.length} rules (${brokenRules} broken), ` +
    `${pictures.length} pictures (${picturesLeftOut} left out), ` +
    `${Math.round(Buffer.byteLength(html) / 1000)} KB in ${seconds} s`,
);
