import { expect, test } from 'vitest';
import { calls, type CallName } from '@araw/contract/calls/calls';
import { routeTable } from '#src/routes/routeTable.ts';
import {
  type CallAnswer,
  differences,
  differenceWords,
  matrixOf,
  memberTypes,
  outcomeOf,
  ruling,
} from './matrix.ts';
import { matrixCsv } from './matrixCsv.ts';

/** An operator that follows the table, with the exceptions of `change`. */
function answers(change: (answer: CallAnswer) => Partial<CallAnswer> = () => ({})): CallAnswer[] {
  const codes: Record<string, string> = { allowed: '', loginRequired: 'notLoggedIn' };
  return (Object.keys(calls) as CallName[]).flatMap((call) =>
    memberTypes.map((type) => {
      const { outcome } = ruling(calls[call].access, type);
      const answer = {
        call,
        type,
        status: outcome === 'allowed' ? 200 : 403,
        code: codes[outcome] ?? outcome,
      };
      return { ...answer, ...change(answer) };
    }),
  );
}

test('an operator that follows the table has no differences', () => {
  const matrix = matrixOf(answers());
  expect([matrix.routes.length, matrix.calls.length]).toEqual([routeTable.length, Object.keys(calls).length]);
  expect(differences(matrix)).toEqual([]);
});

test('a missing guard, an extra guard and an inconclusive answer are differences', () => {
  const matrix = matrixOf(
    answers(({ call, type }) => {
      if (call === 'inbox' && type === 4) return { status: 200, code: '' };
      if (call === 'wallet' && type === 41) return { status: 403, code: 'realAccountOnly' };
      return call === 'memberInfo' && type === 0 ? { status: 401, code: 'sessionEnded' } : {};
    }),
  );
  expect(differences(matrix).map(differenceWords)).toEqual([
    'memberInfo, type 0: the table says allowed, the operator unclear (401 sessionEnded)',
    'wallet, type 41: the table says allowed, the operator realAccountOnly (403 realAccountOnly)',
    'inbox, type 4: the table says freeReject, the operator allowed (200)',
  ]);
});

test('an untested call does not count as agreement', () => {
  expect(() => matrixOf(answers().filter(({ call }) => call !== 'wallet'))).toThrow(
    'wallet was not tried by visitor',
  );
});

test.each([
  [200, '', 'allowed'],
  [400, 'requestInvalid', 'allowed'],
  [501, 'notOpenYet', 'allowed'],
  [401, 'notLoggedIn', 'loginRequired'],
  [403, 'nonAgent', 'nonAgent'],
  [403, 'userDisabled', 'unclear'],
  [401, 'sessionEnded', 'unclear'],
  [429, 'tooManyRequests', 'unclear'],
  [500, 'unknown', 'unclear'],
])('%i %s means %s', (status, code, outcome) => {
  expect(outcomeOf({ status, code })).toBe(outcome);
});

test('the CSV has one line per member type, route and call', () => {
  const lines = matrixCsv(matrixOf(answers())).split('\r\n');
  expect(lines).toHaveLength(2 + (routeTable.length + Object.keys(calls).length) * memberTypes.length);
  expect([
    lines[0],
    lines.find((line) => line.startsWith('route,deposit,') && line.includes('type 4,')),
  ]).toEqual([
    'kind,name,address,access,member type,role table,sent to,operator,status,code,agrees',
    'route,deposit,/m/voucherCenter,realAccount,type 4,realAccountOnly,,,,,',
  ]);
  expect(lines.find((line) => line.startsWith('call,inbox,') && line.includes('visitor'))).toBe(
    'call,inbox,GET /wps/relay/CSP_inbox,correspondent,visitor,loginRequired,/m/login,loginRequired,403,notLoggedIn,yes',
  );
});
