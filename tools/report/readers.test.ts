import { expect, test } from 'vitest';
import { readersIn } from './readers.ts';

test('finds uses of the role table, with their access if the source names it', () => {
  const source = `
    const fixed = decide('playerElseNotice', type);
    const byRow = decide(row.access, type);
    if (isTrial(type)) other(type);`;
  expect(readersIn('machines/gameList/gameList.machine.ts', source)).toEqual([
    {
      layer: 'chart',
      file: 'machines/gameList/gameList.machine.ts',
      line: 2,
      asks: 'decide',
      access: 'playerElseNotice',
    },
    {
      layer: 'chart',
      file: 'machines/gameList/gameList.machine.ts',
      line: 3,
      asks: 'decide',
      access: undefined,
    },
    {
      layer: 'chart',
      file: 'machines/gameList/gameList.machine.ts',
      line: 4,
      asks: 'isTrial',
      access: undefined,
    },
  ]);
  expect(readersIn('src/routes/Guarded.tsx', 'decide(access, null)').map(({ layer }) => layer)).toEqual([
    'router',
  ]);
  expect(readersIn('packages/contract/src/calls/roles.ts', 'isTrial(4)')).toEqual([]);
});
