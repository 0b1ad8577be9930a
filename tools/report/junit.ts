import { expectationOf, groupBy, type QaPath, titleOf } from './qaPaths.ts';

/** Characters that XML 1.0 forbids. */
// oxlint-disable-next-line no-control-regex
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\r': '&#13;',
  '\t': '&#9;',
};

const attribute = (text: string) =>
  text.replace(forbidden, '').replace(/[&<>"\n\r\t]/g, (character) => entities[character] ?? '');
const content = (text: string) =>
  text.replace(forbidden, '').replace(/[&<>]/g, (character) => entities[character] ?? '');

/** JUnit XML: one suite per machine, one case per path; a path that wasn't walked is skipped. */
export function junit(paths: readonly QaPath[]): string {
  const suites = groupBy(paths, ({ machine }) => machine).map(([machine, own]) =>
    [
      `  <testsuite name="${attribute(machine)}" ${counts(own)}>`,
      ...own.map(testCase),
      '  </testsuite>',
    ].join('\n'),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="paths in the browser" ${counts(paths)}>`,
    ...suites,
    '</testsuites>\n',
  ].join('\n');
}

function counts(paths: readonly QaPath[]): string {
  const of = (result: QaPath['result']) => paths.filter((path) => path.result === result).length;
  return `tests="${paths.length}" failures="${of('failed')}" errors="0" skipped="${of('not walked')}"`;
}

function testCase(path: QaPath): string {
  const { machine, variant, requirements } = path;
  return [
    `    <testcase classname="${attribute(`${machine}.${variant}`)}" name="${attribute(titleOf(path))}">`,
    ...(requirements.length > 0
      ? [
          '      <properties>',
          ...requirements.map((id) => `        <property name="requirement" value="${id}"/>`),
          '      </properties>',
        ]
      : []),
    ...verdict(path),
    `      <system-out>${content(storyOf(path))}</system-out>`,
    '    </testcase>',
  ].join('\n');
}

function verdict({ result, error = 'failed' }: QaPath): string[] {
  if (result === 'not walked') return ['      <skipped message="not walked yet"/>'];
  if (result === 'passed') return [];
  const [first = ''] = error.split('\n');
  return [`      <failure message="${attribute(first)}">${content(error)}</failure>`];
}

const storyOf = ({ steps }: QaPath) =>
  steps.map((step, index) => `${index}. ${step.sentence}\n   ${expectationOf(step).join('; ')}`).join('\n');
