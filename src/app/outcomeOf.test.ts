import { describe, expect, test } from 'vitest';
import { CallError } from '#services/client/callError.ts';
import { outcomeOf } from './outcomeOf.ts';

const failed = (kind: CallError['kind'], code?: string) =>
  new CallError({ call: 'createTrial', kind, code, message: 'words', requestId: 'r1' });
const refused = failed('refused', 'codeWrong');
const error = { code: 'codeWrong', message: 'words', requestId: 'r1' };

describe('a call that the operator accepts', () => {
  test('[NET-05] is accepted, and nothing unrequested of its value is included', async () => {
    expect(await outcomeOf(Promise.resolve({ token: 'secret' }))).toEqual({ ok: true });
  });

  test('[NET-05] includes the requested part of its value', async () => {
    const outcome = outcomeOf(Promise.resolve(7), { accepted: (days) => ({ days }) });
    expect(await outcome).toEqual({ ok: true, days: 7 });
  });

  test('[NET-05] is not a refusal if processing its value fails', async () => {
    const accepted = () => {
      throw refused;
    };
    await expect(outcomeOf(Promise.resolve(7), { accepted })).rejects.toBe(refused);
  });
});

describe('a call that the operator refuses', () => {
  test('[NET-05] is rejected with its error', async () => {
    expect(await outcomeOf(Promise.reject(refused))).toEqual({ ok: false, error });
  });

  test('[NET-05] includes the requested part of the refusal, and another error in place of its own', async () => {
    const rejected = ({ code }: CallError) => ({
      isSpent: code === 'codeWrong',
      error: { ...error, code: 'x' },
    });
    expect(await outcomeOf(Promise.reject(refused), { rejected })).toEqual({
      ok: false,
      isSpent: true,
      error: { ...error, code: 'x' },
    });
  });
});

test.each([
  ['no answer', failed('timeout')],
  ['a broken operator', failed('server', 'codeWrong')],
  ['what is no failed call', new TypeError('x is undefined')],
])('[NET-05] %s is rethrown', async (_what, thrown) => {
  await expect(outcomeOf(Promise.reject(thrown))).rejects.toBe(thrown);
});
