import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesBelow, sourceFolders } from '#tools/files.ts';

const folder = 'docs/decisions';

/** Decisions' texts by file name. */
type Decisions = Readonly<Record<string, string>>;

const read = (paths: readonly string[]): Decisions =>
  Object.fromEntries(paths.map((path) => [path, readFileSync(path, 'utf8')]));

const decisions: Decisions = Object.fromEntries(
  filesBelow([folder], /\/\d{4}-[^/]+\.md$/).map((path) => [basename(path), readFileSync(path, 'utf8')]),
);
const index = readFileSync(`${folder}/README.md`, 'utf8');

/** Everything that may refer to a decision. */
const texts = read([
  'README.md',
  'CONTRIBUTING.md',
  ...filesBelow(['docs'], /\.md$/),
  ...filesBelow(sourceFolders, /\.(tsx?|m?js|css|sql|html)$/).filter(
    (path) => path !== 'tests/decisions.test.ts',
  ),
]);

const labels = ['Status', 'Context', 'Decision', 'Consequences'];

const titleOf = (text: string) => /^# (\d{4} .+)$/m.exec(text)?.[1] ?? '';

/** The first file whose number is out of order, because of a gap or a duplicate. */
function numbersWrong(names: readonly string[]): string[] {
  return [...names]
    .sort()
    .filter((name, place) => Number(name.slice(0, 4)) !== place + 1)
    .slice(0, 1)
    .map((name) => `${name}: wrong number`);
}

/** Missing parts of the form: title, labels in order, and an existing successor. */
function formWrong(files: Decisions): string[] {
  return Object.entries(files).flatMap(([name, text]) => {
    const found = [...text.matchAll(/^\*\*([^*]+)\.\*\*(?= \S|$)/gm)].map(([, label = '']) => label);
    const superseded = /^\*\*Status\.\*\* Superseded/m.test(text);
    const wanted = [...labels, ...(superseded ? ['Superseded by'] : [])];
    return [
      ...(text.startsWith(`# ${name.slice(0, 4)} `) ? [] : [`${name}: no title with its number`]),
      ...(found.filter((label) => [...labels, 'Superseded by'].includes(label)).join() === wanted.join()
        ? []
        : [`${name}: ${found.join(', ')}`]),
      ...(/^\*\*Status\.\*\* (Accepted\.|Superseded by \[\d{4}\]\([^)]+\)\.?)$/m.test(text)
        ? []
        : [`${name}: unknown status`]),
    ];
  });
}

/** Entries that the index lacks, duplicates, or lists under another title. */
function indexWrong(page: string, files: Decisions): string[] {
  const rows = [...page.matchAll(/^- \[([^\]]+)\]\(([^)]+)\): \S/gm)].map(
    ([, title, name]) => `${name} ${title}`,
  );
  const wanted = Object.entries(files).map(([name, text]) => `${name} ${titleOf(text)}`);
  return [
    ...wanted.filter((row) => rows.filter((other) => other === row).length !== 1),
    ...rows.filter((row) => !wanted.includes(row)),
  ];
}

/** References to missing decisions, or whose text and link have different numbers. */
function referencesWrong(pages: Decisions, files: Decisions): string[] {
  const names = Object.keys(files);
  const numbers = names.map((name) => name.slice(0, 4));
  return Object.entries(pages).flatMap(([path, text]) => {
    const isMarkdown = path.endsWith('.md');
    const named = [
      ...[...text.matchAll(/decisions\/(\d{4})\b(?!-)((?:, \d{4})*)/g)].flatMap(
        ([, first = '', more = '']) => [first, ...more.split(', ').slice(1)],
      ),
      ...(path.startsWith(folder) ? [...text.matchAll(/\((\d{4})\)/g)].map(([, number = '']) => number) : []),
    ];
    const links = [...text.matchAll(/decisions\/(\d{4}-[\w-]*\.md)/g)].map(([, name = '']) => name);
    const worded = isMarkdown
      ? [...text.matchAll(/\[(?:decision )?(\d{1,4})\]\((?:[\w./-]*\/)?(\d{4})-[\w-]*\.md\)/g)]
          .filter(([, word, target]) => Number(word) !== Number(target))
          .map(([found]) => found)
      : [];
    return [
      ...named.filter((number) => !numbers.includes(number)),
      ...links.filter((name) => !names.includes(name)),
      ...worded,
    ].map((wrong) => `${path}: ${wrong}`);
  });
}

test('decisions are numbered without gaps', () => {
  expect(numbersWrong(Object.keys(decisions))).toEqual([]);
  expect(Object.keys(decisions).length).toBeGreaterThan(30);
});

test('every decision has the form described in the index', () => {
  expect(formWrong(decisions)).toEqual([]);
});

test('the index lists every decision once, with its title', () => {
  expect(indexWrong(index, decisions)).toEqual([]);
});

test('every reference leads to a decision, in documents and in comments', () => {
  expect(referencesWrong(texts, decisions)).toEqual([]);
});

describe('planted faults', () => {
  const form = labels
    .map((label) => `**${label}.** ${label === 'Status' ? 'Accepted.' : 'Words.'}`)
    .join('\n\n');
  const files = { '0001-one.md': `# 0001 One\n\n${form}`, '0002-two.md': `# 0002 Two\n\n${form}` };
  const page = '- [0001 One](0001-one.md): Words.\n- [0002 Two](0002-two.md): Words.\n';

  test('there are no faults without one', () => {
    expect([
      ...numbersWrong(Object.keys(files)),
      ...formWrong(files),
      ...indexWrong(page, files),
      ...referencesWrong({ 'README.md': '[decision 2](docs/decisions/0002-two.md)' }, files),
    ]).toEqual([]);
  });

  test.each([
    ['a gap', ['0001-one.md', '0003-three.md']],
    ['a number twice', ['0001-one.md', '0001-again.md']],
  ])('%s', (_, names) => {
    expect(numbersWrong(names)).not.toEqual([]);
  });

  test.each([
    ['a label that is missing', form.replace(/\*\*Context\.\*\* Words\.\n\n/, '')],
    ['labels in another order', form.split('\n\n').reverse().join('\n\n')],
    ['an unknown status', form.replace('Accepted.', 'Draft.')],
    ['superseded without its successor', form.replace('Accepted.', 'Superseded by [0002](0002-two.md).')],
  ])('%s', (_, text) => {
    expect(formWrong({ '0001-one.md': `# 0001 One\n\n${text}` })).not.toEqual([]);
  });

  test('a title with another number', () => {
    expect(formWrong({ '0001-one.md': files['0002-two.md'] })).not.toEqual([]);
  });

  test.each([
    ['a row that is missing', page.replace(/.*Two.*\n/, '')],
    ['a row twice', page + page],
    ['another title', page.replace('0002 Two', '0002 Others')],
    ['a row that leads nowhere', `${page}- [0003 Three](0003-three.md): Words.\n`],
  ])('an index with %s', (_, text) => {
    expect(indexWrong(text, files)).not.toEqual([]);
  });

  test.each([
    ['a link to no decision', 'README.md', '[decision](docs/decisions/0003-three.md)'],
    ['a link by an old title', 'README.md', '[decision](docs/decisions/0002-old.md)'],
    ['a text with another number than its link', 'README.md', '[0001](docs/decisions/0002-two.md)'],
    ['a comment about no decision', 'src/one.ts', '// docs/decisions/0003'],
    ['a second number in a comment', 'src/one.ts', '// docs/decisions/0001, 0003'],
    ['a number within a decision', 'docs/decisions/0001-one.md', 'as before (0003)'],
  ])('%s', (_, path, text) => {
    expect(referencesWrong({ [path]: text }, files)).not.toEqual([]);
  });
});
