import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EnvelopeSettings } from '@araw/contract/calls/system';
import { conform } from '#tools/conform/conform.ts';
import { findingsOf } from '#tools/conform/reports.ts';
import { type ForeignOperator, startForeignOperator } from './foreignOperator.ts';

const pages = 'https://play.example.com';
let operator: ForeignOperator;
beforeAll(async () => {
  operator = await startForeignOperator({ pages: () => pages });
});
afterAll(() => operator.stop());

const run = (name: string, envelope?: EnvelopeSettings) =>
  conform({
    url: operator.url,
    member: { name, password: 'Kubo-2026!' },
    configuration: { envelope, humanCheck: { provider: 'proofOfWork' } },
    origin: pages,
    write: true,
    backOff: 0,
  });

test('[KIT-04] [NET-07] [NET-11] [PROT-01] [PROT-09] rows of unknown kinds, the missing licence and protection are found in the foreign operator, and nothing else', async () => {
  const conformance = await run('ben', { scheme: 'none' });
  const row = { received: 'string', severity: 'a detail is missing', count: 1 };
  const gameTypes = expect.stringContaining('"RNG"');
  const groups = expect.stringContaining('"m_home"');
  const unsaid = { ...row, call: 'consolidatedSettings', received: 'nothing' };
  const unprotected = (call: string, severity: string, ...switches: string[]) =>
    switches.map((name) => ({
      call,
      field: '',
      expected: `an answer, for ${name} of the profile strict`,
      received: 'the operator has switched it off',
      severity,
      count: 1,
    }));
  expect(findingsOf(conformance)).toEqual([
    { ...unsaid, field: 'licence.licensee', expected: 'who is licensed' },
    { ...unsaid, field: 'licence.number', expected: 'the number of the licence' },
    { ...unsaid, field: 'licence.register', expected: "the address of the regulator's list" },
    { ...unsaid, field: 'licence.help', expected: 'an organisation that helps players' },
    { ...row, call: 'announcements', field: 'banners[].groupName', expected: groups, count: 2 },
    { ...row, call: 'vendors', field: 'sorting[].gameCategory', expected: gameTypes },
    { ...row, call: 'hotGames', field: 'games[].gameType', expected: gameTypes },
    { ...row, call: 'gameList', field: 'games[].gameType', expected: gameTypes },
    {
      ...row,
      call: 'customerService',
      field: 'customerService[].csType',
      expected: '("FACEBOOK" | "LIVECHAT" | "TELEGRAM")',
    },
    {
      ...row,
      call: 'cashIn',
      field: 'methods[].kind',
      expected: '("eWallet" | "qrPh" | "bank" | "counter" | "crypto")',
    },
    ...unprotected(
      'protection',
      'a screen is missing',
      'limitsOffered',
      'breakDays',
      'exclusionMonths',
      'realityCheckMinutes',
    ),
    ...unprotected('playSession', 'a detail is missing', 'realityCheckMinutes', 'sessionFigures'),
    ...unprotected('activity', 'a detail is missing', 'sessionFigures'),
  ]);
  const callsLeftOut = (by: string | null) =>
    conformance.tried.filter(({ leftOut }) => leftOut === by).map(({ call }) => call);
  const answered = callsLeftOut(null);
  expect(answered).toHaveLength(43);
  // It doesn't offer calls that the app has added since.
  const switchedOff = callsLeftOut('the operator has switched it off');
  expect(switchedOff).toContain('rewards');
  expect(switchedOff.filter((call) => answered.includes(call))).toEqual([]);
});

test('[KIT-01] [KIT-04] it opens the envelope whose key config.json names; without a scheme no one logs in', async () => {
  const logIns = async (envelope?: EnvelopeSettings) =>
    findingsOf(await run('ana', envelope)).filter(({ call }) => call === 'logIn');
  const { publicKey } = operator;
  expect(await logIns({ scheme: 'DES', keyId: '', publicKey })).toEqual([]);
  const missing = {
    call: 'logIn',
    field: '',
    expected: 'a public key that seals, in the settings or config.json',
    received: 'no such key',
    severity: 'a screen is missing',
    // An unknown account, and the member.
    count: 2,
  };
  expect(await logIns()).toEqual([missing]);
});
