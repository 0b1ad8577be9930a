import { expect, test } from 'vitest';
import { bindings } from '#e2e/flows/bindings.ts';
import { filesBelow } from '#tools/files.ts';
import { findModels } from '@araw/flow/models';

test('every chart with a model has a screen binding, which replay uses, and a browser walk', async () => {
  const charts = (await findModels()).map(({ model }) => model.name).toSorted();
  expect(Object.keys(bindings)).toEqual(charts);
  expect(filesBelow(['e2e/flows'], /\.spec\.ts$/)).toEqual(
    charts.map((name) => `e2e/flows/${name}/${name}.spec.ts`),
  );
});
