import { expect, test } from 'vitest';
import { setup } from 'xstate';
import { explore } from '@araw/flow/explore';
import { plainEvents, smallModel } from '@araw/flow/smallModel';
import { checkedRules } from './rules.ts';

const lamp = smallModel(
  setup({}).createMachine({
    id: 'lamp',
    initial: 'off',
    states: { off: { on: { 'it.switched': 'on' } }, on: {} },
  }),
  {
    variants: { oil: undefined, gas: undefined },
    events: plainEvents('it.switched'),
    rules: [
      { text: 'it can burn', requirements: ['HOME-05'], canReach: (view) => view.matches('on') },
      { text: 'it never burns', requirements: ['BAL-01'], never: (view) => view.matches('on') },
    ],
  },
);
const graphs = ['oil', 'gas'].map((variant) => explore(lamp, variant));
const mutant = (machine: string, ...brokenRules: string[]) => ({
  machine,
  change: '',
  operator: '',
  killedBy: [],
  brokenRules,
});

test('a rule has the number of states in all variants, its counterexamples and its own machine’s mutants', () => {
  const mutants = [mutant('lamp', 'it can burn'), mutant('lamp'), mutant('door', 'it can burn')];
  expect(checkedRules(graphs, { mutants, idleRules: [] })).toEqual([
    {
      machine: 'lamp',
      text: 'it can burn',
      requirements: ['HOME-05'],
      kind: 'canReach',
      variants: 2,
      states: 4,
      counterexamples: [],
      mutantsKilled: 1,
    },
    {
      machine: 'lamp',
      text: 'it never burns',
      requirements: ['BAL-01'],
      kind: 'never',
      variants: 2,
      states: 4,
      counterexamples: ['oil: the user: it.switched — now in on', 'gas: the user: it.switched — now in on'],
      mutantsKilled: 0,
    },
  ]);
});

test('mutants are unknown without a mutation run, or if it left the machine out', () => {
  const elsewhere = { mutants: [mutant('door', 'it can burn')], idleRules: [] };
  const killed = [undefined, elsewhere].flatMap((mutation) =>
    checkedRules(graphs, mutation).map(({ mutantsKilled }) => mutantsKilled),
  );
  expect(killed).toEqual([undefined, undefined, undefined, undefined]);
});
