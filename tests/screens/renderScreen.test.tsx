import { useEffect } from 'react';
import { describe, expect, onTestFailed, test } from 'vitest';
import { useServices } from '#src/app/services.ts';
import { noAnswer, renderScreen } from './renderScreen.tsx';

/** Makes two calls. */
function Asking() {
  const { operator } = useServices();
  useEffect(() => {
    void operator.captcha();
    void operator.humanChallenge();
  }, [operator]);
  return null;
}

describe('a call that a test did not expect', () => {
  let told: unknown;

  test.fails('fails the test at its end', () => {
    onTestFailed(({ task }) => {
      told = task.result?.errors?.map(({ message }) => message);
    });
    const { asked } = renderScreen(<Asking />, { answers: { captcha: noAnswer } });
    expect(asked.map(([call]) => call)).toEqual(['captcha', 'humanChallenge']);
  });

  test('is reported by name', () => expect(told).toEqual(['calls without an answer: humanChallenge']));
});
