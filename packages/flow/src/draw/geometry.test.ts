import { createMachine } from 'xstate';
import { expect, test } from 'vitest';
import { chartOf } from './chart.ts';
import type { Drawing, StateBox } from './drawing.ts';
import { faultsOf } from './geometry.ts';
import { layOut } from './layout.ts';

const drawing = await layOut(
  chartOf(
    createMachine({
      id: 'door',
      initial: 'closed',
      states: {
        closed: { on: { open: 'open', lock: 'locked' } },
        open: { on: { close: 'closed' } },
        locked: {
          initial: 'once',
          on: { unlock: 'closed' },
          states: { once: { on: { turn: 'twice' } }, twice: {} },
        },
      },
    }),
  ),
);

const withState = (path: string, change: (box: StateBox) => Partial<StateBox>): Drawing => ({
  ...drawing,
  states: drawing.states.map((box) => (box.state.path === path ? { ...box, ...change(box) } : box)),
});
const boxOf = (path: string) => drawing.states.find(({ state }) => state.path === path)!;
const middleOf = (path: string) => {
  const { x, y, width, height } = boxOf(path);
  return { x: x + width / 2, y: y + height / 2 };
};

test('a laid-out drawing has no faults', () => {
  expect(faultsOf(drawing)).toEqual([]);
});

test('finds overlapping states', () => {
  const { x, y } = boxOf('open');
  expect(faultsOf(withState('closed', () => ({ x, y })))).toEqual(
    expect.arrayContaining(['the state closed overlaps the state open', 'the state closed overlaps open']),
  );
});

test('finds a state that extends beyond its parent', () => {
  const { x, y } = boxOf('locked');
  expect(faultsOf(withState('locked.once', () => ({ x: x - 30, y: y + 60 })))).toContain(
    'the state locked.once is not inside locked',
  );
});

test('finds a state that covers its parent’s title', () => {
  const { x, y } = boxOf('locked');
  expect(faultsOf(withState('locked.once', () => ({ x: x + 2, y: y + 2 })))).toEqual(
    expect.arrayContaining(['the state locked.once covers the title of locked']),
  );
});

test('finds a box too small for its text', () => {
  expect(faultsOf(withState('open', ({ width }) => ({ width: width - 5 })))).toContain(
    'the state open is too small for its text',
  );
});

test('finds labels that overlap each other, a state or a title', () => {
  const labelAt = (at: { x: number; y: number }, id: string): Drawing => ({
    ...drawing,
    arrows: drawing.arrows.map((line) =>
      line.arrow.id === id ? { ...line, label: { ...line.label!, ...at } } : line,
    ),
  });
  const other = drawing.arrows.find(({ arrow }) => arrow.id === 'open → closed')!.label!;
  expect(faultsOf(labelAt(other, 'closed → open'))).toContain(
    'the label of closed → open overlaps the label of open → closed',
  );
  expect(faultsOf(labelAt(boxOf('open'), 'closed → open'))).toContain(
    'the label of closed → open overlaps the state open',
  );
  expect(faultsOf(labelAt(boxOf('locked'), 'closed → open'))).toContain(
    'the label of closed → open overlaps the title of locked',
  );
  expect(faultsOf(labelAt({ x: -1, y: 40 }, 'closed → open'))).toContain(
    'the label of closed → open is outside the drawing',
  );
});

test('finds a line that crosses a state other than its ends', () => {
  const [from, to] = [middleOf('closed'), middleOf('open')];
  const through = { x: from.x, y: to.y };
  const crossed: Drawing = {
    ...drawing,
    arrows: drawing.arrows.map((line) =>
      line.arrow.id === 'locked.once → locked.twice' ? { ...line, points: [from, through, to] } : line,
    ),
  };
  expect(faultsOf(crossed)).toEqual(
    expect.arrayContaining([
      'the line locked.once → locked.twice crosses the state closed',
      'the line locked.once → locked.twice crosses the state open',
    ]),
  );
});
