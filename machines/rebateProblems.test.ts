import { expect, test } from 'vitest';
import { differs, editProblems, nextRates, rateOf, rebateProblems } from './rebateProblems.ts';

const own = { RNG: 0.8, LIVE: 0.29 };
const problem = { bound: 'own', account: '', used: 0, quota: 0 };

test.each([
  [{ RNG: 0.8, LIVE: 0.29 }, []],
  [{ RNG: 0.81 }, [{ ...problem, category: 'RNG', rate: 0.8 }]],
  [{ RNG: 0, LIVE: 0.3 }, [{ ...problem, category: 'LIVE', rate: 0.29 }]],
  [{ FISH: 0 }, []],
  [{ FISH: 0.01 }, [{ ...problem, category: 'FISH', rate: 0 }]],
])('[TEAM-08] of the rates %o those above the agent’s own are %o', (rates, problems) => {
  expect(rebateProblems(rates, own)).toEqual(problems);
});

test.each([
  ['0', 0],
  ['0.5', 0.5],
  ['0.29', 0.29],
  ['100', 100],
  ['100.01', null],
  ['0.295', null],
  ['-1', null],
  ['1e1', null],
  ['.5', null],
  ['', null],
])('[TEAM-08] a rate typed as "%s" is %s', (typed, rate) => {
  expect(rateOf(typed)).toBe(rate);
});

const list = [
  { category: 'RNG', now: 0.5, next: 0.5, own: 0.8, least: 0.29, leastOf: 'nilo' },
  { category: 'LIVE', now: 0.2, next: 0.2, own: 0.57, least: 0, leastOf: '' },
];
const quotas = [
  { category: 'LIVE', rebate: 0.3, quota: 1, used: 1 },
  { category: 'RNG', rebate: 0.57, quota: 2, used: 1 },
  { category: 'RNG', rebate: 0.7, quota: 2, used: 2 },
];
const passed = { category: 'RNG', account: '', used: 0, quota: 0 };

test.each([
  [{}, []],
  [{ RNG: 0.8 }, [{ ...passed, bound: 'quota', rate: 0.7, used: 2, quota: 2 }]],
  [{ RNG: 0.7 }, [{ ...passed, bound: 'quota', rate: 0.7, used: 2, quota: 2 }]],
  [{ RNG: 0.69 }, []],
  [{ RNG: 0.81 }, [{ ...passed, bound: 'own', rate: 0.8 }]],
  [{ RNG: 0.29 }, []],
  [{ RNG: 0.28 }, [{ ...passed, bound: 'givenOn', rate: 0.29, account: 'nilo' }]],
  [{ LIVE: 0.29 }, []],
  [{ LIVE: 0.3 }, [{ ...passed, category: 'LIVE', bound: 'quota', rate: 0.3, used: 1, quota: 1 }]],
])('[TEAM-03] of the changes %o those past a limit are %o', (rates, problems) => {
  expect(editProblems(rates, { list, quotas })).toEqual(problems);
});

test('[TEAM-03] a member already above a step stays there, even if others fill its places', () => {
  const above = list.map((row) => ({ ...row, next: 0.75 }));
  expect(editProblems({ RNG: 0.8 }, { list: above, quotas })).toEqual([]);
  expect(editProblems({ RNG: 0.75 }, { list: above.map((row) => ({ ...row, own: 0.6 })), quotas })).toEqual(
    [],
  );
});

test('[TEAM-03] a change is a difference of at least a hundredth', () => {
  expect(nextRates(list)).toEqual({ RNG: 0.5, LIVE: 0.2 });
  expect(differs({ RNG: 0.5, LIVE: 0.2 }, list)).toBe(false);
  expect(differs({}, list)).toBe(false);
  expect(differs({ RNG: 0.51 }, list)).toBe(true);
  expect(differs({ RNG: 0.5, LIVE: 0.19 }, list)).toBe(true);
});
