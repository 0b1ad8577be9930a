import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { findModels } from '@araw/flow/models';
import { atlasOf } from './atlas.ts';
import { sourceState } from '#tools/sourceState.mjs';
import { picturesInWords, readPicture, readWalkedPaths } from './pictures.ts';
import { recompressions } from './recompress.ts';

const atlasFile = 'dist/atlas/index.html';

const began = performance.now();
const walked = readWalkedPaths();
console.log(picturesInWords(walked, sourceState()));
const models = (await findModels()).map(({ model }) => model);
const { html, content } = await atlasOf(models, {
  walked: walked?.paths ?? [],
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
