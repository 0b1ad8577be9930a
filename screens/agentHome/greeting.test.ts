import { expect, test } from 'vitest';
import { greetingAt } from './greeting.ts';

test.each([
  [0, 'morning'],
  [9, 'morning'],
  [10, 'morning'],
  [11, 'midday'],
  [14, 'midday'],
  [15, 'afternoon'],
  [18, 'afternoon'],
  [19, 'evening'],
  [23, 'evening'],
])('[AGENT-01] at %i o’clock the agent is greeted as in the %s', (hour, greeting) => {
  expect(greetingAt(hour)).toBe(greeting);
});
