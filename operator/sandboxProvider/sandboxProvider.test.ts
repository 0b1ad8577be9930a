import { afterAll, describe, expect, test } from 'vitest';
import { createTestContext } from '#operator/testing/context.ts';
import { type NewPayout, ProviderRefusal } from '#operator/payments/provider/provider.ts';
import type { Delivery, SandboxProviderContext } from './deliveries.ts';
import { checksum, qrPhText } from './qrPh.ts';
import { createSandboxProvider, movePayout, pay, plan, plans } from './sandboxProvider.ts';
import { createSecrets } from './signing.ts';

const operator = await createTestContext();
const { clock } = operator;
const sent: Delivery[] = [];
const context: SandboxProviderContext = {
  ...operator,
  secrets: createSecrets(),
  async deliver(delivery) {
    sent.push(delivery);
    return 200;
  },
};
const provider = createSandboxProvider(context);
afterAll(() => operator.close());

let made = 0;
const newReference = () => `R${++made}`;

const sessionOf = (reference: string, kind: 'eWallet' | 'qrPh' | 'bank' | 'counter' | 'crypto') => ({
  reference,
  method: 'BPI',
  kind,
  amount: 100_050,
  foreignAmount: null,
  endsAt: clock.now() + 1,
  returnAddress: '/m/voucherCenter',
});

/** The data objects of an EMVCo text, by id. */
function objectsOf(text: string): Record<string, string> {
  const objects: Record<string, string> = {};
  for (let at = 0; at < text.length;) {
    const length = Number(text.slice(at + 2, at + 4));
    objects[text.slice(at, at + 2)] = text.slice(at + 4, at + 4 + length);
    at += 4 + length;
  }
  return objects;
}

describe('[CASH-04] QR Ph', () => {
  test('the checksum matches EMVCo’s own example', () => {
    expect(checksum('123456789')).toBe('29B1');
    expect(checksum('')).toBe('FFFF');
  });

  test('the code is well-formed: amount, currency, reference and checksum', () => {
    const text = qrPhText({ centavos: 100_050, reference: 'D1234567890' });
    const objects = objectsOf(text);
    expect(objects).toMatchObject({ '00': '01', '01': '12', '53': '608', '54': '1000.50', '58': 'PH' });
    expect(objectsOf(objects['28'] ?? '')).toEqual({
      '00': 'ph.ppmi.p2m',
      '01': 'ARAWPHM0XXX',
      '03': 'D1234567890',
    });
    expect(objectsOf(objects['62'] ?? '')).toEqual({ '05': 'D1234567890' });
    expect(objects['63']).toBe(checksum(text.slice(0, -4)));
    expect(text.endsWith(`6304${objects['63']}`)).toBe(true);
  });
});

describe('[CASH-14] the sandbox’s provider', () => {
  test('creates one session per reference, and explains how each kind is paid', async () => {
    for (const kind of ['eWallet', 'qrPh', 'bank', 'counter', 'crypto'] as const) {
      const reference = newReference();
      const first = await provider.create(sessionOf(reference, kind));
      const again = await provider.create({ ...sessionOf(reference, kind), amount: 1 });
      expect(again).toEqual(first);
      expect(first.instructions.kind).toBe(kind);
      expect(await provider.read({ reference, session: null })).toEqual(first);
    }
    expect(await provider.read({ reference: 'none', session: null })).toBeNull();
  });

  test('every wallet refuses its coin addresses', async () => {
    const { instructions } = await provider.create(sessionOf(newReference(), 'crypto'));
    expect(instructions).toMatchObject({ kind: 'crypto', address: expect.stringMatching(/^T0SANDB0X/) });
  });

  test('can lose the answer to an opening, and refuse one', async () => {
    const reference = newReference();
    await plan(context, 'create', 'lost');
    await expect(provider.create(sessionOf(reference, 'bank'))).rejects.not.toBeInstanceOf(ProviderRefusal);
    expect(await provider.read({ reference, session: null })).not.toBeNull();
    await plan(context, 'create', 'refused');
    await expect(provider.create(sessionOf(newReference(), 'bank'))).rejects.toBeInstanceOf(ProviderRefusal);
    await plan(context, 'create', 'done');
  });

  const payoutOf = (reference: string): NewPayout => ({
    reference,
    kind: 'bank',
    institution: 'BPI',
    number: '1',
    holder: 'A',
    amount: 5_000,
  });
  const outcomes = {
    paid: { state: 'paid', lines: [['payout', -5_000]] },
    underWay: { state: 'underWay', lines: [] },
    lost: { state: 'underWay', lines: [] },
    failed: { state: 'failed', lines: [] },
    bouncedBeforePaid: { state: 'bounced', lines: [] },
    bouncedAfterPaid: {
      state: 'bounced',
      lines: [
        ['payout', -5_000],
        ['bounce', 5_000],
      ],
    },
  };

  test.each(plans.payOut)('a payout planned as %s: its state, its book, and once', async (outcome) => {
    const reference = newReference();
    await plan(context, 'payOut', outcome);
    await provider.payOut(payoutOf(reference)).catch(() => 'lost');
    await plan(context, 'payOut', 'paid');
    const { state, lines } = outcomes[outcome];
    expect(await provider.payOut(payoutOf(reference))).toBe(state);
    expect(await provider.readPayout(reference)).toBe(state);
    const book = await provider.statement(0, clock.now() + 1);
    const own = book.lines.filter((line) => line.reference === reference);
    expect(own.map(({ kind, amount }) => [kind, amount])).toEqual(lines);
  });

  test('a payout can fail later, and an unknown one is null', async () => {
    const reference = newReference();
    await plan(context, 'payOut', 'lost');
    await provider.payOut(payoutOf(reference)).catch(() => 'lost');
    await movePayout(context, reference, 'failed');
    expect([await provider.readPayout(reference), await provider.readPayout('none')]).toEqual([
      'failed',
      null,
    ]);
    await plan(context, 'payOut', 'paid');
  });

  test.each([
    ['paid', 'failed', 'paid', ['payout']],
    ['failed', 'paid', 'failed', []],
    ['bounced', 'paid', 'bounced', []],
    ['paid', 'bounced', 'bounced', ['payout', 'bounce']],
  ] as const)(
    '[CASH-14] a payout that is %s and then manually %s is %s, and in the book once',
    async (first, then, state, kinds) => {
      const reference = newReference();
      await plan(context, 'payOut', 'underWay');
      await provider.payOut(payoutOf(reference));
      await plan(context, 'payOut', 'paid');
      for (const wanted of [first, then, first]) await movePayout(context, reference, wanted);
      expect(await provider.readPayout(reference)).toBe(state);
      const { lines } = await provider.statement(0, clock.now() + 1);
      expect(lines.filter((line) => line.reference === reference).map(({ kind }) => kind)).toEqual(kinds);
    },
  );

  test('its statement includes the first moment, but not the last', async () => {
    clock.shift(10);
    const from = clock.now();
    const reference = newReference();
    await provider.create(sessionOf(reference, 'bank'));
    const { closing: before } = await provider.statement(0, from);
    const id = await pay(context, reference, { amount: 700 });
    expect(await provider.statement(from, from)).toEqual({ opening: before, closing: before, lines: [] });
    expect(await provider.statement(from, from + 1)).toEqual({
      opening: before,
      closing: before + 700,
      lines: [{ id: `${id}:0`, reference, kind: 'payment', amount: 700, at: from }],
    });
  });

  test('a webhook set to get lost is never sent', async () => {
    const reference = newReference();
    await provider.create(sessionOf(reference, 'bank'));
    const before = sent.length;
    await pay(context, reference, { hook: 'lost' });
    expect(sent).toHaveLength(before);
    expect((await provider.read({ reference, session: null }))?.payments).toMatchObject([
      { rank: 'paid', amount: 100_050 },
    ]);
  });
});
