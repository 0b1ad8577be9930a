import { beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '#operator/testing/database.ts';
import { calls } from '#services/contract/calls.ts';
import { differences, matrixOf, memberTypes } from './matrix.ts';
import { type OperatorAnswers, tryCalls } from './tryCalls.ts';

let answers: OperatorAnswers;
// Not while the file is read: every call is made as every type of member, also where its tests are left out.
beforeAll(async () => {
  answers = await tryCalls(await openTestDatabase());
});

test(
  '[PERM-01] [PERM-02] [PERM-03] every call answers a member of every type as the role table says',
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

test('what demands a confirmation of age or terms is refused without it', { tags: ['full'] }, () => {
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
});
