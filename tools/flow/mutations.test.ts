import { expect, test } from 'vitest';
import { findModels } from '@araw/flow/models';
import { mutationsOf } from '@araw/flow/mutations';
import { transitionsOf } from '@araw/flow/transitions';

test('every fault of the product has a unique name, and uses the transition’s usual name', async () => {
  for (const { model } of await findModels()) {
    const changes = mutationsOf(model.machine).map(({ change }) => change);
    expect(new Set(changes).size).toBe(changes.length);
    const named = new Set([...transitionsOf(model.machine).values()].map(({ name }) => name));
    const untaken = changes.flatMap((change) =>
      change.endsWith(': never taken') ? change.split(': ')[0]! : [],
    );
    expect(new Set(untaken)).toEqual(named);
  }
});
