import type { Binding } from '@araw/flow/browser';
import type { Model } from '@araw/flow/model';
import { type WalkOptions, type Walks, walksOf } from '@araw/flow/walks';

/** The walks of one of our charts; computed again only if its model, its binding or an import of theirs has changed. */
export const keptWalks = (
  model: Model<any>,
  binding: Binding,
  options: Omit<WalkOptions, 'sources'> = {},
): Walks =>
  walksOf(model, binding, {
    ...options,
    sources: [
      `machines/${model.name}/${model.name}.model.ts`,
      `e2e/flows/${model.name}/${model.name}.binding.ts`,
    ],
  });
