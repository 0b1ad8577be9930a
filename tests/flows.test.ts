import { describe, expect, test } from 'vitest';
import { checkRules } from '#tools/flow/check.ts';
import { confirmed } from '#tools/flow/counterexample.ts';
import { housekeeping } from '#tools/flow/housekeeping.ts';
import { findModels } from '#tools/flow/models.ts';
import { exploreAll, tableFaults } from '#tools/flow/report.ts';
import { runAllEdges } from '#tools/flow/run.ts';
import { statelyFaults } from '#tools/flow/stately.ts';

const models = await findModels();

test('every chart with a model of its own is found', () => {
  expect(models.map(({ model }) => model.name)).toEqual([
    'announcementPopup',
    'appDownload',
    'balance',
    'category',
    'changePassword',
    'chatLaunch',
    'contactChange',
    'contract',
    'contractPrompts',
    'feedback',
    'forgotPassword',
    'gameEntrance',
    'gameList',
    'inbox',
    'launch',
    'login',
    'logout',
    'memberPrompt',
    'promptQueue',
    'registration',
    'rememberedLogin',
    'session',
    'shell',
    'smsCode',
    'systemStatus',
    'trial',
  ]);
});

describe.each(models)('$model.name', (found) => {
  const { model } = found;
  const graphs = exploreAll(found);

  for (const rule of model.rules) {
    const ids = rule.requirements.map((id) => `[${id}]`).join(' ');
    test(`${ids} ${model.name}: ${rule.text}`, () => {
      const broken = graphs.flatMap((graph) =>
        checkRules(graph, [rule]).map((found) => confirmed(graph, found)),
      );
      expect(broken).toEqual([]);
    });
  }

  test('running actors take every edge as explored and ignore what a state does not list', () => {
    const divergences = graphs.flatMap((graph) => runAllEdges(graph));
    expect(divergences.map(({ message }) => message)).toEqual([]);
  });

  test('nothing in the chart or the model is out of use, unnamed or a dead end', () => {
    expect(housekeeping(graphs)).toEqual([]);
  });

  test('the approved table is what the chart does', () => {
    expect(tableFaults(found, graphs)).toEqual([]);
  });
});

test('the Stately editor sees every state of every chart', async () => {
  expect(await statelyFaults()).toEqual([]);
});
