import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EnvelopeSettings } from '#services/contract/system.ts';
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

test('[KIT-04] [NET-07] [NET-11] of the foreign operator rows of unknown kinds are found, and nothing else', async () => {
  const conformance = await run('ben', { scheme: 'none' });
  const row = { received: 'string', severity: 'a detail is missing', count: 1 };
  const gameTypes = expect.stringContaining('"RNG"');
  const groups = expect.stringContaining('"m_home"');
  expect(findingsOf(conformance)).toEqual([
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
  ]);
  const callsLeftOut = (by: string | null) =>
    conformance.tried.filter(({ leftOut }) => leftOut === by).map(({ call }) => call);
  const answered = callsLeftOut(null);
  expect(answered).toHaveLength(43);
  // Whatever the app has learned to call since then it does not offer.
  const switchedOff = callsLeftOut('the operator has switched it off');
  expect(switchedOff).toContain('rewards');
  expect(switchedOff.filter((call) => answered.includes(call))).toEqual([]);
});

test('[KIT-01] [KIT-04] it opens the envelope whose key config.json names; without a scheme nobody logs in', async () => {
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
    // Somebody whom nobody knows, and the member.
    count: 2,
  };
  expect(await logIns()).toEqual([missing]);
});
