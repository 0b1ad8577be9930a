import { fileURLToPath } from 'node:url';
import { setup } from 'xstate';
import { expect, test } from 'vitest';
import { findModels } from '../model/models.ts';
import { findingsOn, reportOnAll } from './report.ts';
import { plainEvents, smallModel } from '../model/smallModel.ts';

test('a report is plain data that threads can exchange', () => {
  const machine = setup({}).createMachine({
    id: 'lamp',
    initial: 'off',
    states: { off: { on: { 'lamp.tapped': 'on' } }, on: { on: { 'lamp.tapped': 'off' } } },
  });
  const model = smallModel(machine, {
    events: plainEvents('lamp.tapped'),
    rules: [
      { text: 'it can be lit', requirements: ['LAMP-1'], canReach: (view) => view.matches('on') },
      { text: 'it stays dark', requirements: ['LAMP-1'], never: (view) => view.matches('on') },
    ],
  });
  const report = findingsOn({ model, path: '/no/such/model.ts', tablePath: '/no/such/table.md' });
  expect(report).toEqual({
    variants: [
      {
        states: 2,
        edges: 2,
        broken: [
          {
            rule: 1,
            counterexample: 'only: the user: lamp.tapped — now in on; a running actor goes the same way',
          },
        ],
        divergences: [],
      },
    ],
    faults: ['/no/such/table.md is missing; write it by npx araw-flow check --approve'],
  });
  expect(structuredClone(report)).toEqual(report);
});

const example = fileURLToPath(new URL('../../example', import.meta.url));

test('machines are reported in their order, whichever thread ran them', async () => {
  const [door] = await findModels(example);
  const models = [door!, { ...door!, tablePath: '/no/such/table.md' }];
  const reports = await reportOnAll(models);
  for (const [index, found] of models.entries()) {
    const { variants, faults } = findingsOn(found);
    expect(reports[index]).toEqual({
      name: found.model.name,
      variants: variants.length,
      states: variants.reduce((sum, { states }) => sum + states, 0),
      edges: variants.reduce((sum, { edges }) => sum + edges, 0),
      rules: found.model.rules,
      broken: [],
      divergences: [],
      faults,
    });
  }
});
