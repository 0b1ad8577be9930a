import { expect, test } from 'vitest';
import { type Call } from '#services/contract/call.ts';
import { calls } from '#services/contract/calls.ts';
import { contentOf } from '#tools/files.ts';
import { openApiDocument, openApiPath, openApiText } from '#tools/openapi.ts';

const { paths } = openApiDocument();
const operations = Object.entries(paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({
    path,
    method,
    ...(operation as Record<string, unknown>),
  })),
);

test('[NET-01] the committed document is the one the contract makes (npm run openapi)', () => {
  expect(contentOf(openApiPath) === openApiText()).toBe(true);
});

test('[NET-01] every call is one operation, with what the contract says of it', () => {
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
  const { get } = paths['/wps/relay/GCSGAME_gameList'] as { get: { responses: { 200: unknown } } };
  expect(JSON.stringify(get.responses[200])).toContain('"nodeId"');
});
