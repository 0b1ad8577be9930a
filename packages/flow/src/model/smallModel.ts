import { defineModel, type Model } from './model.ts';

/** A minimal model with one variant, for tests of the tools. */
export const smallModel = (machine: Model['machine'], more: Partial<Model> = {}) =>
  defineModel<any>({
    name: machine.id,
    machine,
    variants: { only: undefined },
    events: {},
    actors: {},
    rules: [],
    ...more,
  });

/** An alphabet whose events have one unnamed case each. */
export const plainEvents = (...types: string[]) =>
  Object.fromEntries(types.map((type) => [type, { '': {} }]));
