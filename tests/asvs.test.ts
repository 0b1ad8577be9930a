import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const text = readFileSync('docs/asvs.md', 'utf8');
const states = ['met', 'in part', 'not met', 'operator’s', 'n/a'];

/** A row of the standard can stand for several requirements: `3.4.4, 3.4.5`. */
interface Row {
  chapter: string;
  requirements: number;
  state: string;
}

const rows: Row[] = text.split('\n').flatMap((line) => {
  const [, numbers, , state] = line.split('|').map((cell) => cell.trim());
  if (!numbers || !/^\d+\.\d+\.\d+/.test(numbers)) return [];
  const [chapter = ''] = numbers.split('.');
  return [{ chapter, requirements: numbers.split(',').length, state: (state ?? '').replace("'", '’') }];
});

test('the table of chapters counts what the rows say', () => {
  const counted = (chapter: string, state: string) =>
    rows
      .filter((row) => row.chapter === chapter && row.state === state)
      .reduce((sum, { requirements }) => sum + requirements, 0);
  const told = [...text.matchAll(/^\| V(\d+) [^|]+\|([\d |]+)\|$/gm)].map(
    ([, chapter = '', figures = '']) => ({
      chapter,
      figures: figures.split('|').map(Number),
    }),
  );
  expect(told).toHaveLength(17);
  expect(told).toEqual(
    told.map(({ chapter }) => {
      const figures = states.map((state) => counted(chapter, state));
      return { chapter, figures: [...figures, figures.reduce((sum, figure) => sum + figure, 0)] };
    }),
  );
});

test('each test that it names exists under that title', () => {
  const named = [...text.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)` ((?:"[^"]+"(?:, | and )?)+)/g)].flatMap(
    ([, file = '', titles = '']) =>
      [...titles.matchAll(/"([^"]+)"/g)].map(([, title = '']) => ({ file, title })),
  );
  expect(named.length).toBeGreaterThan(50);
  const isThere = ({ file, title }: { file: string; title: string }) =>
    existsSync(file) && readFileSync(file, 'utf8').includes(title);
  expect(named.filter((one) => !isThere(one))).toEqual([]);
});

test('each section that it points to exists', () => {
  const headingsOf = (file: string) =>
    [...readFileSync(`docs/${file}`, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading.toLowerCase().replaceAll(' ', '-'),
    );
  const linked = [...text.matchAll(/\]\(([\w./-]+\.md)#([^)]+)\)/g)];
  expect(linked.length).toBeGreaterThan(5);
  expect(linked.filter(([, file = '', anchor = '']) => !headingsOf(file).includes(anchor))).toEqual([]);
  // By name alone nothing notices when a section moves.
  expect(text.match(/(README|[\w/-]+\.md) "[^"]+"/g)).toBeNull();
});
