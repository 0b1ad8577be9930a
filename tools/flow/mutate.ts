import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { equivalentMutants } from '#machines/equivalentMutants.ts';
import { findModels } from '@araw/flow/models';
import { countsOf, judgeMutants, percent, shortcomings } from '@araw/flow/mutation';
import { mutationFile } from './results.ts';
import type { Mutant } from '@araw/flow/mutant';

/** `npm run mutate -- login launch` judges only these machines and leaves the result file unchanged. */
const only = process.argv.slice(2);

const models = await findModels();
const unknown = only.filter((name) => !models.some(({ model }) => model.name === name));
if (unknown.length > 0) throw new Error(`no machine is called ${unknown.join(', ')}`);
const chosen = only.length > 0 ? models.filter(({ model }) => only.includes(model.name)) : models;

const result = await judgeMutants(chosen, equivalentMutants);
for (const { model } of chosen) {
  print(
    model.name,
    result.mutants.filter(({ machine }) => machine === model.name),
  );
}
if (only.length === 0) {
  mkdirSync(dirname(mutationFile), { recursive: true });
  writeFileSync(mutationFile, `${JSON.stringify(result, null, 2)}\n`);
}

const missing = shortcomings(result, equivalentMutants);
if (missing.length > 0)
  console.log(['', 'what is missing:', ...missing.map((text) => `  ${text}`)].join('\n'));
process.exitCode = missing.length > 0 ? 1 : 0;
const { killed, judged, byRules } = countsOf(result.mutants);
console.log(`mutants: ${killed} of ${judged} killed, rules alone ${percent(byRules, judged)} %`);

function print(machine: string, mutants: readonly Mutant[]) {
  const { judged, killed, byPaths, bySneak, byRules } = countsOf(mutants);
  const scores = [
    `${judged} mutants`,
    `${mutants.length - judged} equivalent`,
    `killed ${percent(killed, judged)} %`,
    `paths ${percent(byPaths, judged)} %`,
    `sneak ${percent(bySneak, judged)} %`,
    `rules ${percent(byRules, judged)} %`,
  ];
  console.log(`${machine.padEnd(20)}${scores.map((score) => score.padStart(15)).join('')}`);
  for (const { change, place, killedBy, missingRule, equivalent } of mutants) {
    if (equivalent !== undefined || killedBy.includes('rules')) continue;
    console.log(
      `  ${killedBy.length > 0 ? 'no rule notices' : 'survives'}: ${place ? `${place} ` : ''}${change}`,
    );
    console.log(
      `    ${missingRule ?? 'no step of the model shows it: add the case that does, or list it as equivalent'}`,
    );
  }
}
