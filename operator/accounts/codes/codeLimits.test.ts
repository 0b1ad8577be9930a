import { type Challenge, createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '#operator/core/context.ts';
import { accounts, knownDevices, verificationCodes } from '#operator/database/tables/accounts.tables.ts';
import { outbox } from '#operator/database/tables/outbox.tables.ts';
import { changeMerchant, refusalOf, solvedHumanCheck, visitor } from '#operator/testing/accounts.ts';
import { createSeededContext, type TestContext } from '#operator/testing/context.ts';
import { operatorSecret } from '../operatorSecrets.ts';
import { codesHandlers as handlers } from './codes.handlers.ts';
import { codeLimits } from './codes.ts';
import { knownDeviceLimits, rememberDevice } from '../guards/knownDevices.ts';

const context: TestContext = await createSeededContext();
afterAll(() => context.close());

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const maria = '09170000001';
const e164 = (mobileNo: string) => `+63${mobileNo.slice(1)}`;
const number = (index: number) => `09${String(170_000_001 + index * 10_000)}`;
const ofMaria = eq(accounts.name, 'maria');

/** maria, recreated for each test. */
let device: { id: number; token: string };

beforeEach(async () => {
  await context.database.delete(verificationCodes);
  await context.database.delete(knownDevices);
  await context.database.delete(outbox);
  context.clock.shift(0);
  await changeMerchant(context, {
    whitelabel: { MOBILEVERCODELOGIN3: true, PASSWORDCHANGEBYMAIL3: true },
    settings: { humanCheck: { provider: 'none' } },
  });
  const [account] = await context.database.select().from(accounts).where(ofMaria);
  device = await rememberDevice(context, account?.id ?? 0, '');
});

interface Ask {
  mobileNo?: string;
  ip?: string;
  deviceToken?: string;
  by?: 'sendLoginCode' | 'forgotBySms' | 'sendRegisterCode';
  account?: Caller['account'];
  humanCheck?: Record<string, string>;
  /** With a solved longer check. */
  longer?: boolean;
}

/** Null, or the refusal. */
const ask = async ({
  mobileNo = maria,
  ip = '192.0.2.9',
  deviceToken,
  by = 'sendLoginCode',
  account = null,
  humanCheck = {},
  longer = false,
}: Ask) => {
  const proof = longer ? await solvedHumanCheck(context, await longerChallenge()) : humanCheck;
  return refusalOf(
    handlers[by](
      { mobileNo, countryDialingCode: '63', humanCheck: proof, deviceToken },
      { ...visitor, ip, account },
      context,
    ),
  );
};
const sent = async () => (await context.database.select().from(outbox)).length;

/** Signed as by the operator, with little work. */
const longerChallenge = async () =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 10,
    counter: 5,
    deriveKey,
    data: { goodUntil: context.clock.now() + 5 * minute, work: 'longer' },
    hmacSignatureSecret: (await operatorSecret(context, 'humanCheck')).export().toString('base64url'),
  });

const longerCheck = {
  code: 'humanCheckFailed',
  value: { challenge: expect.objectContaining({ signature: expect.stringMatching(/./) }) },
  retryAfter: undefined,
};

type Row = Partial<Record<'target' | 'neighbourhood' | 'network' | 'purpose' | 'knownAs', string>>;

/** Adds earlier requests, all at the current time; unspecified fields differ in each. */
async function earlier(count: number, row: Row) {
  const column = (name: keyof Row) => (row[name] ? sql`${row[name]}::text` : sql`${name} || i`);
  await context.database.execute(sql`
    insert into ${verificationCodes}
      (id, purpose, target, neighbourhood, network, known_as, code_hash, sent_at, expires_at)
    select 'r' || i, ${row.purpose ?? 'register'}::text, ${column('target')}, ${column('neighbourhood')},
      ${column('network')}, ${row.knownAs ?? null}::text, '', ${context.clock.now()}::bigint, 0
    from generate_series(1, ${count}::int) i`);
}

interface Limit {
  most: number;
  within: number;
  row: () => Row;
  /** The index distinguishes simultaneous requests. */
  asks: (index: number) => Ask;
  /** A request that the same limit must not affect. */
  spares: () => Ask;
}

const limits: [string, Limit][] = [
  [
    'one network, of IPv4',
    {
      most: codeLimits.perNetworkAnHour,
      within: hour,
      row: () => ({ network: '192.0.2.9' }),
      asks: (index) => ({ mobileNo: number(index) }),
      spares: () => ({ ip: '192.0.2.10' }),
    },
  ],
  [
    'one network, of IPv6',
    {
      most: codeLimits.perNetworkAnHour,
      within: hour,
      row: () => ({ network: '2001:db8:0:7::/64' }),
      asks: (index) => ({ mobileNo: number(index), ip: `2001:db8::7:${index}:0:0:1` }),
      spares: () => ({ ip: '2001:db8:0:8::1' }),
    },
  ],
  [
    'the networks of one site',
    {
      most: 60,
      within: hour,
      row: () => ({ network: '2001:db8:0:7::/64' }),
      asks: (index) => ({ mobileNo: number(index), ip: `2001:db8:0:${index}::1` }),
      spares: () => ({ ip: '2001:db8:1:7::1' }),
    },
  ],
  [
    'all strangers for one number',
    {
      most: codeLimits.perTargetADayByLongerCheck,
      within: day,
      row: () => ({ target: e164(maria) }),
      asks: (index) => ({ ip: `192.0.2.${index}`, longer: true }),
      spares: () => ({ mobileNo: number(9) }),
    },
  ],
  [
    'all strangers for numbers side by side',
    {
      most: codeLimits.perNeighbourhoodAnHour,
      within: hour,
      row: () => ({ neighbourhood: '+63917000…' }),
      asks: (index) => ({ ip: `192.0.2.${index}`, mobileNo: `0917000${1000 + index}` }),
      spares: () => ({ mobileNo: '09170010001' }),
    },
  ],
  [
    'all strangers for one purpose',
    {
      most: codeLimits.perPurposeAnHour,
      within: hour,
      row: () => ({ purpose: 'login' }),
      asks: (index) => ({ ip: `192.0.2.${index}`, mobileNo: number(index) }),
      spares: () => ({ by: 'forgotBySms' }),
    },
  ],
  [
    'a known device for its account’s number',
    {
      most: codeLimits.perKnownToTargetADay,
      within: day,
      row: () => ({ target: e164(maria), knownAs: `device ${device.id}` }),
      asks: (index) => ({ deviceToken: device.token, ip: `192.0.2.${index}` }),
      spares: () => ({}),
    },
  ],
];

describe.each(limits)('%s', (_, { most, within, row, asks, spares }) => {
  const tooMany = (waits: number) => ({
    code: 'tooManyRequests',
    value: undefined,
    retryAfter: Math.ceil(waits / second),
  });

  test('may request codes up to the limit, and again once the first request is as old as the window', async () => {
    await earlier(most - 1, row());
    context.clock.shift(minute);
    expect(await ask(asks(1))).toBe(null);
    context.clock.shift(minute);
    expect(await ask(asks(2))).toEqual(tooMany(within - 2 * minute));
    expect(await ask(spares())).toBe(null);
    context.clock.shift(within - 2 * minute - 1);
    expect(await ask(asks(3))).toEqual(tooMany(1));
    context.clock.shift(1);
    expect(await ask(asks(4))).toBe(null);
  });

  test('lets only as many simultaneous requests through as the limit allows', async () => {
    await earlier(most - 1, row());
    context.clock.shift(minute);
    const answers = await Promise.all([ask(asks(1)), ask(asks(2)), ask(asks(3))]);
    expect(answers.map((refusal) => refusal?.code ?? 'sent').toSorted()).toEqual([
      'sent',
      'tooManyRequests',
      'tooManyRequests',
    ]);
  });

  test('is not blocked by requests in the future after the clock is set back', async () => {
    await earlier(most, row());
    context.clock.shift(-1);
    expect(await ask(asks(1))).toBe(null);
  });
});

describe('[SMS-05] a second code to the same number', () => {
  test.each([
    ['of strangers', () => ({})],
    ['of a known device', () => ({ deviceToken: device.token })],
  ])('%s waits for the rest of the minute', async (_, asked) => {
    expect(await ask(asked())).toBe(null);
    context.clock.shift(codeLimits.apart - 1);
    expect(await ask({ ...asked(), ip: '192.0.2.10' })).toMatchObject({ retryAfter: 1 });
    context.clock.shift(1);
    expect(await ask(asked())).toBe(null);
    expect(await sent()).toBe(2);
  });
});

describe('a flood from strangers', () => {
  test('on one network, number, neighbouring numbers or purpose never blocks a known device', async () => {
    const flood = {
      network: '192.0.2.9',
      target: e164(maria),
      neighbourhood: '+63917000…',
      purpose: 'login',
    };
    await earlier(codeLimits.perPurposeAnHour, flood);
    expect(await ask({})).toMatchObject({ code: 'tooManyRequests' });
    for (let index = 0; index < codeLimits.perKnownToTargetADay; index += 1) {
      expect(await ask({ deviceToken: device.token })).toBe(null);
      context.clock.shift(codeLimits.apart);
    }
    expect(await ask({ deviceToken: device.token })).toMatchObject({ code: 'tooManyRequests' });
  });

  test('never blocks a logged-in player from getting a code to their own number', async () => {
    const [{ id } = { id: 0 }] = await context.database.select().from(accounts).where(ofMaria);
    const account = { id, name: 'maria', type: 0, merchantCode: 'ARAW' } as const;
    await earlier(codeLimits.perTargetADay, { target: e164(maria) });
    expect(await ask({ account })).toBe(null);
    await earlierOf('09170000002');
    context.clock.shift(minute);
    expect(await ask({ account, mobileNo: '09170000002' })).toEqual(longerCheck);
  });

  /** As many for another number. */
  async function earlierOf(mobileNo: string) {
    await context.database.delete(verificationCodes);
    await earlier(codeLimits.perTargetADay, { target: e164(mobileNo) });
  }

  test('[SMS-02] on two networks leaves the number open to anyone who solves a longer human check', async () => {
    await changeMerchant(context, { settings: { humanCheck: { provider: 'proofOfWork' } } });
    const solution = async (given?: Challenge) => solvedHumanCheck(context, given);
    for (const ip of ['192.0.2.1', '198.51.100.1']) {
      for (let times = 0; times < 5; times += 1) {
        expect(await ask({ ip, humanCheck: await solution() })).toBe(null);
        context.clock.shift(minute);
      }
    }
    const held = await ask({ humanCheck: await solution() });
    expect(held).toEqual(longerCheck);
    const { challenge } = held!.value as { challenge: Challenge };
    expect(challenge.parameters).toMatchObject({
      cost: 10_000,
      data: { goodUntil: context.clock.now() + 5 * minute, work: 'longer' },
    });
    const forged = { ...challenge, parameters: { ...challenge.parameters, cost: 1, keyPrefix: '0' } };
    expect(await ask({ humanCheck: await solution(forged) })).toMatchObject({ value: undefined });
    const longer = await solution(await longerChallenge());
    expect(await ask({ humanCheck: longer })).toBe(null);
    context.clock.shift(minute);
    expect(await ask({ humanCheck: longer })).toMatchObject({ code: 'humanCheckFailed', value: undefined });
    expect(await ask({ humanCheck: await solution(), deviceToken: device.token })).toBe(null);
  });

  test('[SMS-02] cannot pass the fortieth request, even with the longer check, which also works where GeeTest asks', async () => {
    const provider = { provider: 'geetest', captchaId: 'c'.repeat(32) } as const;
    await changeMerchant(context, { settings: { humanCheck: provider } });
    await earlier(39, { target: e164(maria) });
    context.clock.shift(minute);
    const usual = await solvedHumanCheck(context);
    expect(await ask({ humanCheck: usual })).toMatchObject({ code: 'humanCheckFailed', value: undefined });
    expect(await ask({ humanCheck: await solvedHumanCheck(context, await longerChallenge()) })).toBe(null);
    context.clock.shift(minute);
    const another = await solvedHumanCheck(context, await longerChallenge());
    expect(await ask({ humanCheck: another })).toEqual({
      code: 'tooManyRequests',
      value: undefined,
      retryAfter: 86_400 - 120,
    });
  });

  test.each(['none', 'proofOfWork'] as const)(
    '[SMS-02] on two networks leaves the number open to a longer check where the human check is %s',
    async (provider) => {
      await changeMerchant(context, { settings: { humanCheck: { provider } } });
      const usual = async () => solvedHumanCheck(context);
      for (const ip of ['192.0.2.1', '198.51.100.1']) {
        for (let times = 0; times < codeLimits.perNetworkToTargetADay; times += 1) {
          expect(await ask({ ip, humanCheck: await usual() })).toBe(null);
          context.clock.shift(minute);
        }
      }
      expect(await ask({ humanCheck: await usual() })).toEqual(longerCheck);
      expect(await ask({ longer: true })).toBe(null);
      context.clock.shift(minute);
      expect(await ask({ ip: '192.0.2.1', longer: true })).toBe(null);
    },
  );

  test('[SMS-02] takes a longer check from the sixth on for a network and the eleventh for a site', async () => {
    await earlier(5, { network: '2001:db8:0:7::/64', target: e164(maria) });
    context.clock.shift(minute);
    const askFrom = (ip: string, longer = false) => ask({ ip, longer });
    expect(await askFrom('2001:db8:0:7::1')).toEqual(longerCheck);
    expect(await askFrom('2001:db8:0:7::1', true)).toBe(null);
    context.clock.shift(minute);
    for (const network of ['8', '9', 'a', 'b']) {
      expect(await askFrom(`2001:db8:0:${network}::1`)).toBe(null);
      context.clock.shift(minute);
    }
    expect(await askFrom('2001:db8:0:c::1')).toEqual(longerCheck);
    expect(await askFrom('2001:db8:0:c::1', true)).toBe(null);
  });

  test('on one network leaves the number open to everyone else', async () => {
    await earlier(codeLimits.perNetworkToTargetADay, { network: '192.0.2.9', target: e164(maria) });
    context.clock.shift(minute);
    expect(await ask({})).toEqual(longerCheck);
    expect(await ask({ ip: '198.51.100.1' })).toBe(null);
  });

  test('from 36 networks at full speed leaves mail and SMS open to everyone else', async () => {
    for (let network = 0; network < 36; network += 1) {
      await context.database.execute(sql`
        insert into ${verificationCodes}
          (id, purpose, target, neighbourhood, network, code_hash, sent_at, expires_at)
        select 'r' || ${network}::int || ' ' || i, 'password', 't' || ${network}::int || ' ' || i, 'n' || i,
          '192.0.2.' || ${network}::int, '', ${context.clock.now()}::bigint, 0
        from generate_series(1, ${codeLimits.perNetworkAnHour}::int) i`);
    }
    expect(await ask({ ip: '198.51.100.1' })).toBe(null);
    expect(await ask({ ip: '198.51.100.1', mobileNo: '09170000003', by: 'forgotBySms' })).toBe(null);
  });

  test('is not made larger by requests from known devices', async () => {
    const knownAs = `device ${device.id}`;
    const row = { network: '192.0.2.9', target: e164(maria), purpose: 'login', knownAs };
    await earlier(codeLimits.perPurposeAnHour, { ...row, neighbourhood: '+63917000…' });
    expect(await ask({})).toBe(null);
  });
});

describe('[PASS-06] a device is known', () => {
  beforeEach(() => earlier(codeLimits.perTargetADay, { target: e164(maria) }));
  const tooSoon = { code: 'tooManyRequests', value: undefined, retryAfter: 60 };
  test.each([
    ['to its own account alone', async () => ask({ deviceToken: await otherDevice() })],
    ['by no token that was never given out', () => ask({ deviceToken: 'x'.repeat(43) })],
    ['by no empty token', () => ask({ deviceToken: '' })],
    ['by no hostile one', () => ask({ deviceToken: "' or true --" })],
  ])('%s', async (_, asking) => {
    expect(await asking()).toEqual(tooSoon);
    context.clock.shift(minute);
    expect(await asking()).toEqual(longerCheck);
  });

  test('to no account during registration, where no account is involved', async () => {
    await changeMerchant(context, { registerSettings: { mobileRegistration: true } });
    expect(await ask({ deviceToken: device.token, by: 'sendRegisterCode' })).toEqual(tooSoon);
  });

  test('until its time since the last login runs out', async () => {
    context.clock.shift(knownDeviceLimits.lifetime - 1);
    await earlierAgain();
    expect(await ask({ deviceToken: device.token })).toBe(null);
    context.clock.shift(1);
    expect(await ask({ deviceToken: device.token })).toMatchObject({ code: 'tooManyRequests' });
  });

  test('without revealing whether any other number has an account', async () => {
    const [anybody, nobody] = ['09170000002', '09179999999'];
    for (const mobileNo of [anybody, nobody]) {
      await context.database.delete(verificationCodes);
      const answers = [];
      for (let index = 0; index <= codeLimits.perNetworkToTargetADay; index += 1) {
        answers.push((await ask({ deviceToken: device.token, mobileNo }))?.code ?? 'sent');
        context.clock.shift(minute);
      }
      context.clock.shift(0);
      expect(answers).toEqual([...Array<string>(5).fill('sent'), 'humanCheckFailed']);
    }
  });

  async function otherDevice() {
    const [other] = await context.database.select().from(accounts).where(eq(accounts.name, 'nena'));
    return (await rememberDevice(context, other?.id ?? 0, '')).token;
  }

  async function earlierAgain() {
    await context.database.delete(verificationCodes);
    await earlier(codeLimits.perTargetADay, { target: e164(maria) });
  }
});
