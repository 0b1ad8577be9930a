import { expect, test } from 'vitest';
import { bindings } from '#e2e/flows/bindings.ts';
import { filesBelow } from '#tools/files.ts';
import { findModels } from '#tools/flow/models.ts';

/** Charts whose screen is still to come; the list only shrinks. */
const withoutScreen = [
  'deposit',
  'depositAttempt',
  'depositOrder',
  'depositReceipts',
  'paymentConfirmation',
  'paymentPassword',
  'payoutAccounts',
  'uplineTransfer',
  'withdrawal',
  'withdrawalOrder',
];

test('every chart with a model has a binding to the screen, by which replay finds it, and a walk in the browser', async () => {
  const all = (await findModels()).map(({ model }) => model.name).toSorted();
  expect(withoutScreen.filter((name) => !all.includes(name))).toEqual([]);
  const charts = all.filter((name) => !withoutScreen.includes(name));
  expect(Object.keys(bindings)).toEqual(charts);
  expect(filesBelow(['e2e/flows'], /\.spec\.ts$/)).toEqual(charts.map((name) => `e2e/flows/${name}.spec.ts`));
});
