import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '@araw/testing/shortRun';
import { csvOf } from './csv.ts';

const cellsOf = (csv: string) => Papa.parse(csv, { delimiter: ',', newline: '\r\n' });

const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠A'];
const specials = ['=', '+', '-', '@', '\t', '\r', '\n', '"', ',', ' ', "'", ';', 'A', '投', 'ไ'];
const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...specials), maxLength: 12 }),
  fc.constantFrom(...formulas),
);
const name = text.filter((one) => one !== '');
const amount = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }).map((all) => all / 100);

const table = fc.integer({ min: 1, max: 6 }).chain((width) =>
  fc.record({
    columns: fc.array(name, { minLength: width, maxLength: width }),
    rows: fc.array(fc.array(fc.oneof(text, amount), { minLength: width, maxLength: width }), {
      maxLength: 20,
    }),
  }),
);

/** The expected text of a cell after parsing. */
const harmless = (cell: string | number) =>
  typeof cell === 'string' && /^[=+\-@\t\r\n＝＋－＠]/.test(cell) ? `'${cell}` : String(cell);

describe('a table as CSV', () => {
  test('[REC-05] is complete: a byte order mark, the columns, one row per line', async () => {
    const rows = [
      ['2026-11-22', 'Boracay Sunset', 640, 612],
      ['2026-11-21', '长滩岛, "落日"', 505.5, -186.5],
    ];
    expect(await csvOf(['Day', 'เกม', 'Bets', 'Net'], rows)).toBe(
      '\uFEFFDay,เกม,Bets,Net\r\n' +
        '2026-11-22,Boracay Sunset,640,612\r\n' +
        '2026-11-21,"长滩岛, ""落日""",505.5,-186.5',
    );
  });

  test('[REC-05] without rows has its columns', async () => {
    expect(await csvOf(['Day', 'Net'], [])).toBe('\uFEFFDay,Net');
  });

  test.each(formulas)('[REC-05] the text %j calculates nothing, even over several lines', async (formula) => {
    const csv = await csvOf([formula], [[formula], [`${formula}\n${formula}`], [-1]]);
    expect(cellsOf(csv).data).toEqual([
      [`'${formula}`],
      [`'${formula}`],
      [`'${formula}\n${formula}`],
      ['-1'],
    ]);
  });

  test('[REC-05] every cell can be read back, and no text starts a formula', async () => {
    await fc.assert(
      fc.asyncProperty(table, async ({ columns, rows }) => {
        const { data, errors } = cellsOf(await csvOf(columns, rows));
        expect(errors).toEqual([]);
        expect(data).toEqual([columns, ...rows].map((row) => row.map(harmless)));
      }),
      propertyRuns(),
    );
  });
});
