import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { sourceState, stateDuring } from '#tools/sourceState.mjs';
import { explore } from './explore.ts';
import { findModels } from './models.ts';
import { goals, isGoal, paths } from './paths.ts';
import { approve, reportOnAll, type MachineReport } from './report.ts';
import { type RuleResults, ruleResultsFile } from './results.ts';
import { statelyFaults } from './stately.ts';
import { story } from './words.ts';

/**
 * `npm run flows` explores, checks and runs every machine. `-- --approve` writes the transition tables first. `-- --actors cases`
 * runs every transition and named case on real actors in place of every edge.
 * `-- --goal pairs login` lists the paths that reach a goal instead, of all machines or of those named.
 */
const { values: options, positionals: only } = parseArgs({
  options: {
    approve: { type: 'boolean' },
    goal: { type: 'string' },
    actors: { type: 'string', default: 'edges' },
  },
  allowPositionals: true,
});
const shownDivergences = 3;

if (options.actors !== 'edges' && options.actors !== 'cases') throw new Error('--actors is edges or cases');
const { actors } = options;

const models = await findModels();
if (models.length === 0) throw new Error('there is no model in machines/');
const unknown = only.filter((name) => !models.some(({ model }) => model.name === name));
if (unknown.length > 0) throw new Error(`no machine is called ${unknown.join(', ')}`);
const chosen = only.length > 0 ? models.filter(({ model }) => only.includes(model.name)) : models;

if (options.goal === undefined) {
  if (options.approve) chosen.forEach(approve);
  await report();
} else {
  listPaths(options.goal);
}

async function report() {
  const before = sourceState();
  const [reports, unseen] = await Promise.all([reportOnAll(chosen, actors), statelyFaults()]);
  reports.forEach(print);
  if (only.length === 0)
    noteRules({
      of: stateDuring(before, sourceState()),
      charts: reports.map(({ name, edges }) => ({ name, edges })),
      rules: reports.flatMap(rulesOf),
    });
  for (const fault of unseen) console.log(`fault: ${fault}`);

  const total = (count: (report: MachineReport) => number) =>
    reports.reduce((sum, one) => sum + count(one), 0);
  const divergences = total((one) => one.divergences.length);
  const broken = total((one) => one.broken.length);
  const faults = total((one) => one.faults.length) + unseen.length;
  process.exitCode = divergences + broken + faults > 0 ? 1 : 0;
  if (faults > 0) console.log(`\n${faults} faults of charts, models or tables, listed above`);
  console.log(
    `flows: ${reports.length} machines, ${total(({ states }) => states)} states, ` +
      `${total(({ edges }) => edges)} edges, ${divergences} divergences, ` +
      `${total(({ rules }) => rules.length)} rules, ${broken} broken`,
  );
}

function rulesOf({ name, rules, broken }: MachineReport): RuleResults['rules'] {
  return rules.map((rule) => ({
    machine: name,
    text: rule.text,
    requirements: rule.requirements,
    status: broken.some((found) => found.rule === rule) ? 'failed' : 'passed',
  }));
}

/** For `npm run report`. */
function noteRules(results: RuleResults) {
  mkdirSync(dirname(ruleResultsFile), { recursive: true });
  writeFileSync(ruleResultsFile, JSON.stringify(results));
}

function print(one: MachineReport) {
  const { name, variants, states, edges, rules, broken, divergences, faults } = one;
  const cells = [`${variants} variants`, `${states} states`, `${edges} edges`, `${rules.length} rules`];
  const isSound = broken.length + divergences.length + faults.length === 0;
  const verdict = isSound ? 'ok' : 'not ok';
  console.log(`${name.padEnd(20)}${cells.map((cell) => cell.padStart(14)).join('')}   ${verdict}`);
  for (const { rule, counterexamples } of broken) {
    console.log(`  broken [${rule.requirements.join(', ')}] ${rule.text}`);
    for (const counterexample of counterexamples) console.log(`    ${counterexample}`);
  }
  for (const message of divergences.slice(0, shownDivergences)) console.log(`  diverges: ${message}`);
  const more = divergences.length - shownDivergences;
  if (more > 0) console.log(`  and ${more} more divergences`);
  for (const fault of faults) console.log(`  fault: ${fault}`);
}

function listPaths(goal: string) {
  if (!isGoal(goal)) throw new Error(`--goal is one of ${goals.join(', ')}`);
  for (const { model } of chosen) {
    for (const variant of Object.keys(model.variants)) {
      const { paths: found, missed } = paths(explore(model, variant), goal);
      console.log(`${model.name}, ${variant}: ${found.length} paths`);
      found.forEach((path, index) => console.log(`  ${index + 1}. ${story(path)}`));
      for (const target of missed) console.log(`  no path leads to ${target}`);
    }
  }
}
