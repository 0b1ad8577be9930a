import type { Rule } from '@araw/flow/model';
import { setup } from 'xstate';
import { expect, test } from 'vitest';
import { defineModel } from './defineModel.ts';

test('a rule names only requirements in the register', () => {
  const rule: Rule<unknown> = {
    text: 'nothing is wrong',
    // @ts-expect-error -- no requirement has this ID
    requirements: ['LOGIN-99', 'LOGIN-01'],
    never: ({ status }) => status === 'error',
  };
  const machine = setup({}).createMachine({ id: 'lamp' });
  const model = defineModel({
    name: 'lamp',
    machine,
    variants: {},
    events: {},
    actors: {},
    // @ts-expect-error -- no member has this type
    typesAlike: [['a type']],
    rules: [rule],
  });
  expect(model).toMatchObject({ name: 'lamp', cast: { user: 'the player', answering: 'the operator' } });
});
