import { expect, test } from 'vitest';
import { stateWords } from '@araw/flow/check';
import { explore } from '@araw/flow/explore';
import { memberTypes } from './memberTypes.ts';
import type { Model } from '@araw/flow/model';
import { findModels } from '@araw/flow/models';
import { sentence } from '@araw/flow/words';

const typeKey = (value: object) =>
  'memberType' in value
    ? 'memberType'
    : 'token' in value && 'userName' in value && 'type' in value
      ? 'type'
      : undefined;

/** Where a case contains types: of the acting member, or of a session. */
function typesIn(value: unknown): { key: string; type: unknown }[] {
  if (typeof value !== 'object' || value === null) return [];
  const key = typeKey(value);
  const own = key ? [{ key, type: (value as Record<string, unknown>)[key] }] : [];
  return [...own, ...Object.values(value).flatMap(typesIn)];
}

/** A copy with `one` replaced by `other` everywhere. */
function withType<Value>(value: Value, one: unknown, other: unknown): Value {
  if (Array.isArray(value)) return value.map((part: unknown) => withType(part, one, other)) as Value;
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) {
    return value;
  }
  const key = typeKey(value);
  const entries = Object.entries(value).map(([name, part]) => [
    name,
    name === key && part === one ? other : withType(part, one, other),
  ]);
  return Object.fromEntries(entries) as Value;
}

const models = (await findModels()).map(({ model }) => model);

/** Every alphabet of a model that contains types. */
function alphabetsOf({ name, variants, events, actors }: Model) {
  const alphabets = [
    { of: `${name}: its input`, cases: Object.values(variants) },
    ...Object.entries(events).map(([type, cases]) => ({
      of: `${name}: ${type}`,
      cases: Object.values(cases),
    })),
    ...Object.entries(actors).map(([actor, { done = {} }]) => ({
      of: `${name}: ${actor}`,
      cases: Object.values(done),
    })),
  ];
  return alphabets
    .map(({ of, cases }) => ({ of, found: cases.flatMap(typesIn) }))
    .filter(({ found }) => found.length > 0);
}

test('[SES-02] every alphabet with types has all of them, or one of each class that the chart treats the same', () => {
  const missing = models.flatMap((model) =>
    alphabetsOf(model).flatMap(({ of, found }) => {
      const there = new Set(found.map(({ type }) => type));
      const classes = model.typesAlike ?? memberTypes.map((type) => [type]);
      const mayBeVisitor = found.some(({ key }) => key === 'memberType');
      return classes
        .filter((alike) => mayBeVisitor || !alike.includes(null))
        .filter((alike) => !there.has(alike[0]))
        .map((alike) => `${of}: ${alike.join(', ')}`);
    }),
  );
  expect(missing).toEqual([]);
});

/** A model's behaviour, as far as it was explored, in words. */
const behaviourOf = (model: Model) =>
  Object.keys(model.variants).map((variant) =>
    explore(model, variant, { limit: 40, partial: true }).edges.map(({ from, step, taken, to }) =>
      [stateWords(from), sentence(step), ...taken, stateWords(to)].join(' | '),
    ),
  );

const withClasses = models.filter(({ typesAlike }) => typesAlike);

test('each class has every type once', () => {
  for (const { typesAlike } of withClasses) {
    expect(typesAlike!.flat()).toHaveLength(memberTypes.length);
    expect(new Set(typesAlike!.flat())).toEqual(new Set(memberTypes));
  }
});

test.each(withClasses.map((model) => [model.name, model] as const))(
  '[SES-02] %s does the same for all types of a class',
  (_name, model) => {
    const expected = behaviourOf(model);
    for (const [standing = null, ...others] of model.typesAlike!) {
      for (const other of others) {
        const { variants, events, actors } = model;
        const parts = withType({ variants, events, actors }, standing, other);
        expect(behaviourOf({ ...model, ...parts })).toEqual(expected);
      }
    }
  },
);
