import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { sourceState, stateDuring } from '#tools/sourceState.mjs';
import { explore } from '@araw/flow/explore';
import { findModels } from '@araw/flow/models';
import { goals, isGoal, paths } from '@araw/flow/paths';
import { approve, reportOnAll, type MachineReport } from '@araw/flow/report';
import { summaryOf } from '@araw/flow/summary';
import { approving } from './approving.ts';
import { type RuleResults, ruleResultsFile } from './results.ts';
import { statelyFaults } from './stately.ts';
import { pathInWords } from '@araw/flow/words';

/**
 * `npm run flows` explores, checks and runs every machine. `-- --approve` writes the transition tables first. `-- --actors
 * cases` runs only every transition and named case on real actors, instead of every edge. `-- --goal pairs login` lists the
 * paths to a goal instead, for all machines or those named.
 */
const { values: options, positionals: only } = parseArgs({
  options: {
    approve: { type: 'boolean' },
    goal: { type: 'string' },
    actors: { type: 'string', default: 'edges' },
  },
  allowPositionals: true,
});
/** It also stores the walks of the charts that it explores. */
const thread = new URL('./reportThread.mjs', import.meta.url);

if (options.actors !== 'edges' && options.actors !== 'cases') throw new Error('--actors is edges or cases');
const { actors } = options;

const models = await findModels();
if (models.length === 0) throw new Error('there is no model in machines/');
const unknown = only.filter((name) => !models.some(({ model }) => model.name === name));
if (unknown.length > 0) throw new Error(`no machine is called ${unknown.join(', ')}`);
const chosen = only.length > 0 ? models.filter(({ model }) => only.includes(model.name)) : models;

if (options.goal === undefined) {
  if (options.approve) chosen.forEach((found) => approve(found, approving));
  await report();
} else {
  listPaths(options.goal);
}

async function report() {
  const before = sourceState();
  const [reports, unseen] = await Promise.all([
    reportOnAll(chosen, { goal: actors, thread }),
    statelyFaults(),
  ]);
  if (only.length === 0)
    recordRules({
      of: stateDuring(before, sourceState()),
      charts: reports.map(({ name, edges }) => ({ name, edges })),
      rules: reports.flatMap(rulesOf),
    });
  const { lines, failed } = summaryOf(reports, unseen);
  for (const line of lines) console.log(line);
  process.exitCode = failed ? 1 : 0;
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
function recordRules(results: RuleResults) {
  mkdirSync(dirname(ruleResultsFile), { recursive: true });
  writeFileSync(ruleResultsFile, JSON.stringify(results));
}

function listPaths(goal: string) {
  if (!isGoal(goal)) throw new Error(`--goal is one of ${goals.join(', ')}`);
  for (const { model } of chosen) {
    for (const variant of Object.keys(model.variants)) {
      const { paths: found, missed } = paths(explore(model, variant), goal);
      console.log(`${model.name}, ${variant}: ${found.length} paths`);
      found.forEach((path, index) => console.log(`  ${index + 1}. ${pathInWords(path)}`));
      for (const target of missed) console.log(`  no path leads to ${target}`);
    }
  }
}
