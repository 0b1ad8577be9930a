import { expect, test } from 'vitest';
import { rateOf, rateProblems } from './rateProblems.ts';

const own = { RNG: 0.8, LIVE: 0.29 };
const problem = { bound: 'own', account: '', used: 0, quota: 0 };

test.each([
  [{ RNG: 0.8, LIVE: 0.29 }, []],
  [{ RNG: 0.81 }, [{ ...problem, category: 'RNG', rate: 0.8 }]],
  [{ RNG: 0, LIVE: 0.3 }, [{ ...problem, category: 'LIVE', rate: 0.29 }]],
  [{ FISH: 0 }, []],
  [{ FISH: 0.01 }, [{ ...problem, category: 'FISH', rate: 0 }]],
])('[TEAM-08] of the rates %o past the own are %o', (rates, problems) => {
  expect(rateProblems(rates, own)).toEqual(problems);
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
