import { beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '#operator/testing/database.ts';
import { calls } from '@araw/contract/calls/calls';
import { differences, matrixOf, memberTypes } from './matrix.ts';
import { type OperatorAnswers, tryCalls } from './tryCalls.ts';

let answers: OperatorAnswers;
// Not at import time: it makes every call as every type of member, even if these tests are excluded.
beforeAll(async () => {
  answers = await tryCalls(await openTestDatabase());
});

test(
  '[PERM-01] [PERM-02] [PERM-03] every call answers every member type as the role table says',
  { tags: ['full'] },
  () => {
    expect(answers.calls).toHaveLength(Object.keys(calls).length * memberTypes.length);
    expect(
      differences(matrixOf(answers.calls)).map(
        ({ line: { name }, cell: { type, says, met, status, code } }) => ({
          name,
          type,
          says,
          met,
          status,
          code,
        }),
      ),
    ).toEqual([]);
  },
);

test(
  'a request that requires a confirmation of age or terms is refused without it',
  { tags: ['full'] },
  () => {
    expect(new Set(answers.confirmations.map(({ call, field }) => `${call} ${field}`))).toEqual(
      new Set([
        'logInFreePlay ageConfirmed',
        'createTrial ageConfirmed',
        'createTrialByGet ageConfirmed',
        'takeAccount agreed',
        'testPlay ageConfirmed',
        'register agreed',
        'registerMobile agreed',
      ]),
    );
    expect(answers.confirmations.filter(({ refused }) => !refused)).toEqual([]);
  },
);
