import { addedUp, type Conformance, type Finding, type Tried } from './conform.ts';
import { severities, stages } from './plan.ts';

/** Includes repeated calls. */
export const findingsOf = ({ tried }: Conformance): Finding[] =>
  addedUp(tried.flatMap(({ findings }) => findings));

const times = ({ count }: Finding) => (count > 1 ? `, ${count} times` : '');

/** One line: call, field, expected, received, count. */
export const lineOf = (finding: Finding) =>
  `${finding.call} ${finding.field || '(answer)'}: expected ${finding.expected}, received ${finding.received}${times(finding)}`;

/** The findings, worst first, and the number of calls made and left out. */
export function textReport(conformance: Conformance): string {
  const findings = findingsOf(conformance);
  const parts = severities.flatMap((severity) => {
    const own = findings.filter((finding) => finding.severity === severity);
    return own.length === 0 ? [] : ['', `${severity}:`, ...own.map((finding) => `  ${lineOf(finding)}`)];
  });
  const made = conformance.tried.filter(({ leftOut }) => leftOut === null).length;
  const reasons = new Set(conformance.tried.flatMap(({ leftOut }) => leftOut ?? []));
  const left = [...reasons].map((reason) => {
    const rows = conformance.tried.filter(({ leftOut }) => leftOut === reason);
    return `  ${reason}: ${rows.map(({ call }) => call).join(', ')}`;
  });
  return [
    `${conformance.url}: ${made} calls, ${findings.length} findings`,
    ...parts,
    ...(conformance.hints.length === 0
      ? []
      : ['', 'hints:', ...conformance.hints.map((hint) => `  ${hint}`)]),
    ...(left.length === 0 ? [] : ['', 'left out:', ...left]),
    '',
  ].join('\n');
}

export const jsonReport = (conformance: Conformance) =>
  `${JSON.stringify({ ...conformance, findings: findingsOf(conformance).length }, null, 2)}\n`;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const attribute = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? '');

/** JUnit XML: one suite per stage, one case per call. */
export function junitReport({ tried }: Conformance): string {
  const suites = stages.flatMap((stage) => {
    const own = tried.filter((row) => row.stage === stage);
    return own.length === 0
      ? []
      : [`  <testsuite name="${stage}" ${counts(own)}>`, ...own.map(testCase), '  </testsuite>'];
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="conformance" ${counts(tried)}>`,
    ...suites,
    '</testsuites>\n',
  ].join('\n');
}

function counts(rows: readonly Tried[]): string {
  const failures = rows.filter(({ findings }) => findings.length > 0).length;
  const skipped = rows.filter(({ leftOut }) => leftOut !== null).length;
  return `tests="${rows.length}" failures="${failures}" skipped="${skipped}"`;
}

function testCase({ stage, call, leftOut, findings }: Tried): string {
  const head = `    <testcase classname="${stage}" name="${call}"`;
  if (leftOut !== null) return `${head}><skipped message="${attribute(leftOut)}"/></testcase>`;
  if (findings.length === 0) return `${head}/>`;
  const failures = findings.map(
    (finding) => `<failure type="${finding.severity}" message="${attribute(lineOf(finding))}"/>`,
  );
  return `${head}>${failures.join('')}</testcase>`;
}
