import type { BrokenRule } from './check.ts';
import { findModels } from './models.ts';
import { approve, reportOn, type MachineReport } from './report.ts';

const shownDivergences = 3;

const models = await findModels();
if (process.argv.includes('--approve')) models.forEach(approve);

const reports: MachineReport[] = [];
for (const found of models) {
  const report = await reportOn(found);
  reports.push(report);
  print(report);
}

const total = (count: (report: MachineReport) => number) =>
  reports.reduce((sum, report) => sum + count(report), 0);
const divergences = total((report) => report.divergences.length);
const broken = total((report) => brokenRules(report).size);
const faults = total((report) => report.faults.length);
process.exitCode = divergences + broken + faults > 0 ? 1 : 0;
if (faults > 0) console.log(`\n${faults} faults of charts, models or tables, listed above`);
console.log(
  `flows: ${reports.length} machines, ${total(({ states }) => states)} states, ` +
    `${total(({ edges }) => edges)} edges, ${divergences} divergences, ` +
    `${total(({ rules }) => rules)} rules, ${broken} broken`,
);

function print(report: MachineReport) {
  const { name, variants, states, edges, rules } = report;
  const cells = [`${variants} variants`, `${states} states`, `${edges} edges`, `${rules} rules`];
  console.log(`${name.padEnd(20)}${cells.map((cell) => cell.padStart(14)).join('')}   ${verdict(report)}`);
  for (const [rule, violations] of brokenRules(report)) {
    console.log(`  broken [${rule.requirements.join(', ')}] ${rule.text}`);
    for (const { counterexample } of violations) console.log(`    ${counterexample}`);
  }
  for (const { message } of report.divergences.slice(0, shownDivergences))
    console.log(`  diverges: ${message}`);
  const more = report.divergences.length - shownDivergences;
  if (more > 0) console.log(`  and ${more} more divergences`);
  for (const fault of report.faults) console.log(`  fault: ${fault}`);
}

function verdict({ broken, divergences, faults }: MachineReport): string {
  return broken.length + divergences.length + faults.length === 0 ? 'ok' : 'not ok';
}

function brokenRules({ broken }: MachineReport): Map<BrokenRule['rule'], BrokenRule[]> {
  const byRule = new Map<BrokenRule['rule'], BrokenRule[]>();
  for (const violation of broken)
    byRule.set(violation.rule, [...(byRule.get(violation.rule) ?? []), violation]);
  return byRule;
}
