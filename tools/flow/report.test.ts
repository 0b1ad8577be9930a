import { setup } from 'xstate';
import { expect, test } from 'vitest';
import { findModels } from './models.ts';
import { reportOnAll, reportOnVariant } from './report.ts';
import { plainEvents, smallModel } from './smallModel.ts';

test('a variant is reported in what one thread can hand to another', () => {
  const machine = setup({}).createMachine({
    id: 'lamp',
    initial: 'off',
    states: { off: { on: { 'lamp.tapped': 'on' } }, on: { on: { 'lamp.tapped': 'off' } } },
  });
  const model = smallModel(machine, {
    events: plainEvents('lamp.tapped'),
    rules: [
      { text: 'it can be lit', requirements: ['BOOT-01'], canReach: (view) => view.matches('on') },
      { text: 'it stays dark', requirements: ['BOOT-01'], never: (view) => view.matches('on') },
    ],
  });
  const report = reportOnVariant(model, 'only');
  expect(report).toEqual({
    states: 2,
    edges: 2,
    broken: [
      {
        rule: 1,
        counterexample: 'only: the player: lamp.tapped — now in on; a running actor goes the same way',
      },
    ],
    divergences: [],
  });
  expect(structuredClone(report)).toEqual(report);
});

test('machines are reported as one, whichever thread took which variant', async () => {
  const models = (await findModels()).filter(({ model }) => ['logout', 'systemStatus'].includes(model.name));
  const reports = await reportOnAll(models);
  for (const [index, { model }] of models.entries()) {
    const variants = Object.keys(model.variants).map((variant) => reportOnVariant(model, variant));
    expect(reports[index]).toEqual({
      name: model.name,
      variants: variants.length,
      states: variants.reduce((sum, { states }) => sum + states, 0),
      edges: variants.reduce((sum, { edges }) => sum + edges, 0),
      rules: model.rules.length,
      broken: [],
      divergences: [],
      faults: [],
    });
  }
});
