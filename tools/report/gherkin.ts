import { expectationOf, groupBy, type QaPath, titleOf } from './qaPaths.ts';

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** One feature per machine: its name and file content. */
export function features(paths: readonly QaPath[]): { machine: string; text: string }[] {
  return groupBy(paths, ({ machine }) => machine).map(([machine, own]) => ({
    machine,
    text: `${[`Feature: ${oneLine(machine)}`, ...own.map(scenario)].join('\n\n')}\n`,
  }));
}

function scenario(path: QaPath): string {
  const { variant, requirements, result, steps } = path;
  const tags = [...requirements, result.replaceAll(' ', '-')].map((tag) => `@${tag}`).join(' ');
  return [
    `  ${tags}`,
    `  Scenario: ${oneLine(`${variant}, ${titleOf(path)}`)}`,
    ...steps.flatMap((step, index) => [
      `    ${index === 0 ? 'Given' : 'When'} ${oneLine(step.sentence)}`,
      ...expectationOf(step).map((seen, place) => `    ${place === 0 ? 'Then' : 'And'} ${oneLine(seen)}`),
    ]),
  ].join('\n');
}
