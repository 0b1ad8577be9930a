import type { MachineReport } from './report.ts';

const shownDivergences = 3;

/** Lines for a terminal, and whether anything failed. */
export function summaryOf(
  reports: readonly MachineReport[],
  furtherFaults: readonly string[] = [],
): { lines: string[]; failed: boolean } {
  const total = (count: (report: MachineReport) => number) =>
    reports.reduce((sum, one) => sum + count(one), 0);
  const divergences = total((one) => one.divergences.length);
  const broken = total((one) => one.broken.length);
  const faults = total((one) => one.faults.length) + furtherFaults.length;
  return {
    lines: [
      ...reports.flatMap(linesOf),
      ...furtherFaults.map((fault) => `fault: ${fault}`),
      ...(faults > 0 ? [`\n${faults} faults of charts, models or tables, listed above`] : []),
      `flows: ${reports.length} machines, ${total(({ states }) => states)} states, ` +
        `${total(({ edges }) => edges)} edges, ${divergences} divergences, ` +
        `${total(({ rules }) => rules.length)} rules, ${broken} broken`,
    ],
    failed: divergences + broken + faults > 0,
  };
}

function linesOf(one: MachineReport): string[] {
  const { name, variants, states, edges, rules, broken, divergences, faults } = one;
  const cells = [`${variants} variants`, `${states} states`, `${edges} edges`, `${rules.length} rules`];
  const isSound = broken.length + divergences.length + faults.length === 0;
  const verdict = isSound ? 'ok' : 'not ok';
  const more = divergences.length - shownDivergences;
  return [
    `${name.padEnd(20)}${cells.map((cell) => cell.padStart(14)).join('')}   ${verdict}`,
    ...broken.flatMap(({ rule, counterexamples }) => [
      `  broken [${rule.requirements.join(', ')}] ${rule.text}`,
      ...counterexamples.map((counterexample) => `    ${counterexample}`),
    ]),
    ...divergences.slice(0, shownDivergences).map((message) => `  diverges: ${message}`),
    ...(more > 0 ? [`  and ${more} more divergences`] : []),
    ...faults.map((fault) => `  fault: ${fault}`),
  ];
}
