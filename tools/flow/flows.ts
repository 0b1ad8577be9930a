import { checkRules } from './check.ts';
import { explore } from './explore.ts';
import { housekeeping } from './housekeeping.ts';
import { findModels } from './models.ts';

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

const models = await findModels();
let states = 0;
let edges = 0;
let rules = 0;
let broken = 0;
let findings = 0;

for (const { model } of models) {
  const graphs = Object.keys(model.variants).map((variant) => explore(model, variant));
  const violations = graphs.flatMap((graph) => checkRules(graph));
  const faults = housekeeping(graphs);
  const ownStates = graphs.reduce((sum, { nodes }) => sum + nodes.size, 0);
  const ownEdges = graphs.reduce((sum, graph) => sum + graph.edges.length, 0);
  states += ownStates;
  edges += ownEdges;
  rules += model.rules.length;
  broken += new Set(violations.map(({ rule }) => rule)).size;
  findings += faults.length;
  console.log(`${model.name}: ${plural(graphs.length, 'variant')}, ${ownStates} states, ${ownEdges} edges`);
  for (const { rule, counterexample } of violations)
    console.log(`  broken: ${rule.text}\n    ${counterexample}`);
  for (const fault of faults) console.log(`  ${fault}`);
}
console.log(
  `flows: ${models.length} machines, ${states} states, ${edges} edges, 0 divergences, ${rules} rules, ${broken} broken`,
);
process.exitCode = broken > 0 || findings > 0 ? 1 : 0;
