import { defineModel, type Model } from './model.ts';

/** A model of one variant, for tests of the tools: what they need, and nothing else. */
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

/** An alphabet whose events have one case without a name. */
export const plainEvents = (...types: string[]) =>
  Object.fromEntries(types.map((type) => [type, { '': {} }]));
