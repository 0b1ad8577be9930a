import { expect, test } from 'vitest';
import { hashOf, routeOf, type Route } from './route.ts';

const routes: Record<string, Route> = {
  '#/login': { machine: 'login' },
  '#/login/state/form.editing': { machine: 'login', subject: { kind: 'state', path: 'form.editing' } },
  '#/login/transition/form.editing%20on%20form.submitted%20%231': {
    machine: 'login',
    subject: { kind: 'transition', name: 'form.editing on form.submitted #1' },
  },
  '#/login/event/after%20pause%20(1.5%20s)': {
    machine: 'login',
    subject: { kind: 'event', event: 'after pause (1.5 s)' },
  },
  '#/login/rule/4': { machine: 'login', subject: { kind: 'rule', place: 3 } },
  '#/login/path/3/5': { machine: 'login', walk: { kind: 'path', place: 2, step: 5 } },
  '#/tables/deposit': { table: 'deposit' },
  '#/tables/deposit/state/inReview': { table: 'deposit', subject: { kind: 'state', path: 'inReview' } },
  '#/tables/deposit/event/paid': { table: 'deposit', subject: { kind: 'event', event: 'paid' } },
  '#/tables/deposit/transition/created%20on%20paid%20to%20credited': {
    table: 'deposit',
    subject: { kind: 'transition', name: 'created on paid to credited' },
  },
  '#/login/counterexample/1/0': { machine: 'login', walk: { kind: 'counterexample', place: 0, step: 0 } },
};

for (const [hash, route] of Object.entries(routes)) {
  test(`${hash} is parsed and serialised`, () => {
    expect(routeOf(hash)).toEqual(route);
    expect(hashOf(route)).toBe(hash);
  });
}

test('an address without a chart or table gives null', () => {
  expect(routeOf('')).toBeNull();
  expect(routeOf('#/tables')).toBeNull();
});
