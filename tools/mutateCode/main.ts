import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { affectedBy, closure } from '#tools/affected/affected.ts';
import { sourceImports } from '#tools/affected/sourceImports.ts';
import { contentOf, filesBelow } from '#tools/files.ts';
import { isJudged, type Layer, layers, leastNoticed } from './layers.ts';
import { type CodeMutant, isChosen, mutantsOf, weekOf } from './mutants.ts';
import { mutantVariable } from './plugin.ts';
import { codeMutationFile, type CodeMutation, type JudgedMutant } from './results.ts';

/**
 * `npm run mutate:code` puts one small change after the other into a sample of the source and runs the tests of `npm test`
 * that can notice it. Options: --seed (default: this week), --share in percent (3), --layer, --most mutants of a layer.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: weekOf(new Date()) },
    share: { type: 'string', default: '3' },
    layer: { type: 'string', multiple: true, default: Object.keys(layers) },
    most: { type: 'string', default: 'Infinity' },
  },
});
const share = Number(values.share) / 100;
const most = Number(values.most);
const unknown = values.layer.filter((name) => !(name in layers));
if (unknown.length > 0) throw new Error(`no layer is called ${unknown.join(', ')}`);
if (!(share > 0 && share <= 1) || !(most > 0)) throw new Error('--share is in percent, --most a number');

const imports = sourceImports();
/** A run that hangs has noticed the mutant. */
const patience = 5 * 60_000;

/** Tests that read sources as texts are affected by each file, but never run the mutant: they are left out. */
const testsOf = (path: string): string[] =>
  affectedBy([path], { imports, contentOf, routes: [] }).tests.filter((test) =>
    closure(test, imports).has(path),
  );

function passes(tests: readonly string[], mutant?: CodeMutant): boolean {
  const env = { ...process.env, ...(mutant && { [mutantVariable]: JSON.stringify(mutant) }) };
  const args = ['vitest', 'run', '--mode', 'short', '--bail', '1', '--reporter', 'dot', ...tests];
  return spawnSync('npx', args, { env, stdio: 'ignore', timeout: patience }).status === 0;
}

const sound = new Map<string, boolean>();
/** Whether the tests pass without the mutant: otherwise they tell nothing. */
function areSound(tests: readonly string[]): boolean {
  const key = tests.join(' ');
  const known = sound.get(key) ?? passes(tests);
  sound.set(key, known);
  return known;
}

function judge(mutant: CodeMutant): JudgedMutant['fate'] {
  const tests = testsOf(mutant.path);
  if (tests.length === 0) return 'untested';
  if (!areSound(tests)) throw new Error(`these tests fail without a mutant too: ${tests.join(' ')}`);
  return passes(tests, mutant) ? 'survived' : 'noticed';
}

const judged: CodeMutation = { seed: values.seed, share, mutants: [] };
for (const layer of values.layer as Layer[]) {
  const files = filesBelow(layers[layer], /\.tsx?$/).filter(isJudged);
  const sample = files
    .flatMap((path) => mutantsOf(path, contentOf(path)))
    .filter((mutant) => isChosen(mutant, values.seed, share))
    .slice(0, most);
  for (const mutant of sample) {
    const fate = judge(mutant);
    judged.mutants.push({ layer, fate, ...mutant });
    if (fate !== 'noticed') console.log(`${fate}: ${mutant.path}:${mutant.line} ${mutant.change}`);
  }
}
mkdirSync(dirname(codeMutationFile), { recursive: true });
writeFileSync(codeMutationFile, `${JSON.stringify(judged, null, 2)}\n`);

for (const layer of values.layer) {
  const own = judged.mutants.filter((mutant) => mutant.layer === layer);
  const noticed = own.filter(({ fate }) => fate === 'noticed').length;
  console.log(`${layer.padEnd(10)} ${noticed} of ${own.length} noticed`);
  if (noticed < leastNoticed * own.length) process.exitCode = 1;
}
const all = judged.mutants.filter(({ fate }) => fate === 'noticed').length;
console.log(`code mutants of ${values.seed}: ${all} of ${judged.mutants.length} noticed`);
if (judged.mutants.length === 0) process.exitCode = 1;
