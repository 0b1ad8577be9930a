import { Ajv2020 } from 'ajv/dist/2020.js';
import type * as v from 'valibot';
import { expect, test } from 'vitest';
import { readAnswer } from '#services/client/answers.ts';
import { type Call } from '@araw/contract/calls/call';
import { type CallName, calls } from '@araw/contract/calls/calls';
import { readStrictly } from '@araw/contract/values/reading';
import { callers } from '#tools/openapi/callers.ts';
import { contentOf } from '#tools/files.ts';
import {
  callsPath,
  callsText,
  type Examples,
  examplesPath,
  configSchemaPath,
  configSchemaText,
  nameOf,
  openApiDocument,
  openApiPath,
  openApiText,
} from '#tools/openapi/openapi.ts';

const document = openApiDocument();
const { paths } = document;
const examples = Object.entries(JSON.parse(contentOf(examplesPath)) as Required<Examples>) as [
  CallName,
  { request: unknown; value: unknown },
][];
const operations = Object.entries(paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({
    path,
    method,
    ...(operation as Record<string, unknown>),
  })),
);

test('[NET-01] the committed document matches the contract (npm run openapi)', () => {
  expect(contentOf(openApiPath) === openApiText()).toBe(true);
});

test('[KIT-06] the list of calls, screens and codes matches the code (npm run openapi)', () => {
  expect(contentOf(callsPath)).toBe(callsText());
});

test('[KIT-01] the committed schema of config.json matches the validation (npm run openapi)', () => {
  expect(contentOf(configSchemaPath) === configSchemaText()).toBe(true);
});

test('[NET-01] every call is one operation, as in the contract', () => {
  const expected = Object.entries<Call>(calls).map(([name, call]) => ({
    operationId: name,
    path: call.path,
    method: call.method.toLowerCase(),
    access: call.access,
    sealed: call.sealed,
    assumed: call.assumed,
    alert: call.alert,
    throttle: call.throttle,
    module: call.module,
  }));
  const stated = operations.map((operation: Record<string, unknown>) => ({
    operationId: operation.operationId,
    path: operation.path,
    method: operation.method,
    access: operation['x-access'],
    sealed: operation['x-sealed'],
    assumed: operation['x-assumed'],
    alert: operation['x-alert'],
    throttle: operation['x-throttle'],
    module: operation['x-module'],
  }));
  const byName = (a: { operationId: unknown }, b: { operationId: unknown }) =>
    String(a.operationId).localeCompare(String(b.operationId));
  expect(stated.sort(byName)).toEqual(expected.sort(byName));
});

test('rows of a list are described, not only skipped when damaged', () => {
  expect(JSON.stringify(document.components.schemas.GameListValue)).toContain('"nodeId"');
});

const names = Object.keys(calls) as CallName[];

/** Whether the document describes such an answer. */
const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema({ $id: 'document', ...document });
const describes = (name: CallName, value: unknown): boolean =>
  Boolean(ajv.getSchema(`document#/components/schemas/${nameOf(name)}Value`)?.(value));

/** Whether the contract accepts it unchanged. */
function takes(name: CallName, value: unknown): boolean {
  const { refused, skipped } = readStrictly<v.GenericSchema>(calls[name].response, structuredClone(value));
  return refused.length + skipped.length === 0;
}

/** Whether the app reads it completely. */
function reads(name: CallName, value: unknown): boolean {
  let whole = true;
  const raw = {
    status: 200,
    text: JSON.stringify({ success: true, value }),
    requestId: '',
    retryAfter: undefined,
  };
  try {
    readAnswer(name, raw, (_call, skipped) => (whole &&= skipped.length === 0));
    return whole;
  } catch {
    return false;
  }
}

test('[KIT-05] the examples are readable by the app and described by the document', () => {
  expect(examples.length).toBeGreaterThan(60);
  const wrong = examples.filter(([name, { value }]) => !reads(name, value) || !describes(name, value));
  expect(wrong.map(([name]) => name)).toEqual([]);
});

const oddities = [null, 'x', '7', 7, true, {}];

/** Variants of the value with one change: each part left out, or replaced with something odd. */
function* variations(value: unknown): Generator<unknown> {
  yield* oddities;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    const rebuilt = (other: unknown) =>
      Array.isArray(value) ? value.with(Number(key), other) : { ...value, [key]: other };
    if (!Array.isArray(value)) yield { ...value, [key]: undefined };
    for (const other of variations(part)) yield rebuilt(other);
  }
}

test('[KIT-05] the document describes everything that the contract accepts', { tags: ['full'] }, () => {
  const refused = examples.flatMap(([name, { value }]) =>
    [...variations(value)]
      .map((varied): unknown => JSON.parse(JSON.stringify(varied)))
      .filter((varied) => takes(name, varied) && !describes(name, varied))
      .map((varied) => `${name} ${JSON.stringify(varied).slice(0, 200)}`),
  );
  expect(refused.slice(0, 10)).toEqual([]);
});

test('[KIT-05] calls list the screens that use them, and unused ones say so', () => {
  const stated = Object.fromEntries(
    operations.map((operation: Record<string, unknown>) => [operation.operationId, operation['x-called-by']]),
  );
  const made = callers();
  expect(stated).toEqual(Object.fromEntries(names.map((name) => [name, made[name] ?? []])));
  expect(made).toMatchObject({
    logIn: ['login', 'registration', 'shell'],
    captcha: ['login', 'registration', 'takeAccount'],
    sendLoginCode: ['login'],
    gameList: ['category', 'gameList', 'home'],
    betRecord: ['records'],
  });
  expect(Object.values(made).filter((screens) => screens.length === 0)).toEqual([]);
  expect(made.verification).toBeUndefined();
});

test('[KIT-05] every sealed call is marked by its header and body', () => {
  const sealed = operations.filter((operation: Record<string, unknown>) => operation['x-sealed'] === true);
  const told = operations.filter((operation: Record<string, unknown>) =>
    JSON.stringify([operation.parameters, operation.requestBody]).includes('text/plain'),
  );
  expect(told).toEqual(sealed);
  for (const operation of sealed as { parameters?: unknown }[]) {
    expect(operation.parameters).toContainEqual({ $ref: '#/components/parameters/encryption' });
  }
});
