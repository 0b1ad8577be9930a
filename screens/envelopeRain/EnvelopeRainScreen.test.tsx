import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { CallError } from '#services/client/callError.ts';
import type { EnvelopeRain, SentEnvelope } from '@araw/contract/cashier/transfers';
import { queryKeys } from '#services/queries/queries.ts';
import { eventually } from '@araw/testing/eventually';
import { member, noAnswer, renderScreen } from '#tests/screens/renderScreen.tsx';
import { EnvelopeRainScreen } from './EnvelopeRainScreen.tsx';

const noon = Date.UTC(2026, 10, 22, 4);
const sent = (rest: Partial<SentEnvelope> = {}): SentEnvelope => ({
  id: 'e1',
  number: 'E100001',
  audience: 'direct',
  split: 'drawn',
  greeting: 'To the <b>team</b>',
  total: 30,
  left: 20.5,
  shares: 3,
  opened: 1,
  state: 'open',
  createdAt: noon,
  endsAt: noon + 3_600_000,
  endedAt: null,
  ...rest,
});
const rain = (rest: Partial<EnvelopeRain> = {}): EnvelopeRain => ({
  withdrawable: 9_980.5,
  least: 1,
  hasPaymentPassword: true,
  demands: [],
  now: noon,
  direct: 14,
  all: 128,
  timeZone: 'Asia/Manila',
  list: [],
  ...rest,
});
const recipients = Array.from({ length: 3 }, (_, index) => ({
  account: `m${index}`,
  type: 0,
  direct: index > 0,
}));
const refusedAs = (
  call: 'envelopeRain' | 'stopEnvelope' | 'transferMultipleDownline',
  code: 'switchedOff' | 'conflict' | 'notFound' | 'amountOutOfBounds',
  value?: object,
) => new CallError({ call, kind: 'refused', code, value, requestId: 'r1' });

type Answers = Parameters<typeof renderScreen>[1]['answers'];

function show(answers: Answers = {}) {
  const user = userEvent.setup({ delay: null });
  const shown = renderScreen(<EnvelopeRainScreen />, {
    path: '/m/redRain',
    session: { ...member, type: 1 },
    whitelabel: { AGENTRANSMULTDOWN3: true },
    answers: {
      consolidatedSettings: noAnswer,
      envelopeRain: () => rain(),
      recipients: () => ({ list: recipients, total: 3 }),
      ...answers,
    },
  });
  return { user, ...shown };
}

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const said = () => screen.queryAllByRole('alert').flatMap(({ textContent }) => textContent || []);

async function confirm(user: ReturnType<typeof userEvent.setup>) {
  const sheet = within(await screen.findByRole('dialog', { name: 'Check and confirm' }));
  await user.click(sheet.getByLabelText('Payment PIN', { selector: 'input' }));
  await user.paste('491736');
  await user.dblClick(sheet.getByRole('button', { name: /^Send ₱/ }));
}

describe('[TEAM-07] a red envelope rain', () => {
  test('to all, equal: says what each gets, what stays and what returns, and is sent once by a double tap', async () => {
    const { user, requestsOf, queryClient, renewed } = show({
      transferMultipleDownline: () => sent({ number: 'E100002', audience: 'all', shares: 3 }),
    });
    expect((await field('Shares')).value).toBe('128');
    await user.clear(await field('Shares'));
    await user.type(await field('Shares'), '3');
    await user.type(await field('Total'), '10');
    await user.type(await field('Greeting'), 'Salamat <b>po</b>');
    expect(screen.getByText("3 shares of ₱3.33. ₱0.01 can't be shared and stays with you.")).toBeDefined();
    expect(
      screen.getByText(
        '₱9.99 leaves your balance at once when you send. Unopened shares come back to you after 24 hours, or when you stop it.',
      ),
    ).toBeDefined();
    queryClient.setQueryData([...queryKeys.member, 'records', 'movements'], {});
    await user.click(button('Review and confirm'));
    const sheet = await screen.findByRole('dialog', { name: 'Check and confirm' });
    expect(sheet.textContent).toContain('₱9.99The whole downline · 3 shares of ₱3.33.Salamat <b>po</b>');
    await confirm(user);
    await screen.findByRole('heading', { name: 'Your red envelopes are on their way' });
    expect(screen.getByText('E100002')).toBeDefined();
    expect(requestsOf('transferMultipleDownline')).toEqual([
      {
        audience: 'all',
        accounts: [],
        shares: 3,
        split: 'equal',
        amount: '10',
        greeting: 'Salamat <b>po</b>',
        hours: 24,
        language: 'eng',
        key: expect.stringMatching(/^.{36}$/),
        paymentPassword: '491736',
      },
    ]);
    expect(queryClient.getQueryState([...queryKeys.member, 'records', 'movements'])?.isInvalidated).toBe(
      true,
    );
    expect(renewed()).toEqual(['member records', 'member wallet']);
    await user.click(button('See your rains'));
    expect((await field('Total')).value).toBe('');
  });

  test('to chosen members, drawn: one share each, with the limits of a share', async () => {
    const { user, requestsOf } = show({ transferMultipleDownline: () => sent() });
    await user.click(await screen.findByRole('button', { name: 'Chosen · 0' }));
    expect(screen.queryByRole('textbox', { name: 'Shares' })).toBeNull();
    await user.click(button('Choose members'));
    await user.click(await screen.findByRole('checkbox', { name: /m0/ }));
    await user.click(screen.getByRole('checkbox', { name: /m2/ }));
    await user.click(screen.getByRole('checkbox', { name: /m1/ }));
    await user.click(screen.getByRole('checkbox', { name: /m2/ }));
    expect(screen.getByText('2 of up to 100 members chosen. Each gets a share.')).toBeDefined();
    await user.click(button('Done'));
    await user.click(button('Random'));
    await user.click(button('1 hour'));
    await user.type(await field('Total'), '10');
    expect(screen.getByText('2 shares of ₱1.00 to ₱9.00.')).toBeDefined();
    await user.click(button('Review and confirm'));
    await confirm(user);
    await screen.findByRole('heading', { name: 'Your red envelopes are on their way' });
    expect(requestsOf('transferMultipleDownline')).toMatchObject([
      { audience: 'chosen', accounts: ['m0', 'm1'], shares: 2, split: 'drawn', amount: '10', hours: 1 },
    ]);
  });

  test('accepts no more than 100 chosen members', { tags: ['full'] }, async () => {
    const list = Array.from({ length: 101 }, (_, index) => ({ account: `n${index}`, type: 0, direct: true }));
    const { user } = show({ recipients: () => ({ list, total: 101 }) });
    await user.click(await screen.findByRole('button', { name: 'Chosen · 0' }));
    await user.click(button('Choose members'));
    const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox');
    for (const box of boxes.slice(0, 100)) box.click();
    await screen.findByText('100 of up to 100 members chosen. Each gets a share.');
    expect(boxes.filter(({ disabled }) => disabled)).toEqual([boxes[100]]);
  });

  test('after another device spent the money: the limit is reloaded and shown, with what is safe', async () => {
    let withdrawable = 9_980.5;
    const { user } = show({
      envelopeRain: () => rain({ withdrawable }),
      transferMultipleDownline: () => {
        withdrawable = 200;
        return Promise.reject(
          refusedAs('transferMultipleDownline', 'amountOutOfBounds', { bound: 'withdrawable', amount: 200 }),
        );
      },
    });
    await user.type(await field('Total'), '500');
    await user.click(button('Review and confirm'));
    await confirm(user);
    await screen.findByText('You can transfer up to ₱200.00. No money moved.');
    expect((await field('Total')).value).toBe('500');
  });

  test('if the merchant has none, says so', async () => {
    show({ envelopeRain: () => Promise.reject(refusedAs('envelopeRain', 'switchedOff')) });
    expect(await screen.findByText("This isn't available here right now.")).toBeDefined();
  });
});

describe('[TEAM-07] the agent’s rains', () => {
  const rows = async () =>
    within(await screen.findByRole('region', { name: 'Your rains' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  test('show how much is opened, the deadline, and what was returned', async () => {
    show({
      envelopeRain: () =>
        rain({
          list: [
            sent(),
            sent({ id: 'e2', number: 'E2', state: 'ended', endedAt: noon, greeting: '', split: 'equal' }),
            sent({
              id: 'e3',
              number: 'E3',
              state: 'emptied',
              endedAt: noon,
              greeting: '',
              left: 0,
              opened: 3,
            }),
            sent({ id: 'e4', number: 'E4', state: 'neverHeardOf', endedAt: null, greeting: '' }),
          ],
        }),
    });
    expect(await rows()).toEqual([
      '₱30.00 · Direct membersTo the <b>team</b>1 of 3 shares opened · Random · E100001Open until 22/11/2026 13:00Stop',
      '₱30.00 · Direct members1 of 3 shares opened · Equal · E2Ended 22/11/2026 12:00 · ₱20.50 came back',
      '₱30.00 · Direct members3 of 3 shares opened · Random · E3Ended 22/11/2026 12:00',
      '₱30.00 · Direct members1 of 3 shares opened · Random · E4Ended 22/11/2026 13:00 · ₱20.50 came back',
    ]);
  });

  test('are stopped after a question that says what returns', async () => {
    let state = 'open';
    const { user, requestsOf } = show({
      envelopeRain: () => rain({ list: [sent({ state })] }),
      stopEnvelope: () => {
        state = 'stopped';
        return sent({ state });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Stop E100001' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Stop E100001?' }));
    expect(question.getByText(/come back to you: ₱20\.50 as of now/)).toBeDefined();
    await user.dblClick(question.getByRole('button', { name: 'Stop' }));
    await eventually(async () => expect((await rows()).join()).toContain('₱20.50 came back'));
    expect(requestsOf('stopEnvelope')).toEqual([{ id: 'e1' }]);
  });

  test('that ended before the stop say so', async () => {
    const { user } = show({
      envelopeRain: () => rain({ list: [sent()] }),
      stopEnvelope: () => Promise.reject(refusedAs('stopEnvelope', 'conflict')),
    });
    await user.click(await screen.findByRole('button', { name: 'Stop E100001' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Stop' }));
    await eventually(() => expect(said().join()).toContain('It ended before we could stop it.'));
  });

  test('can be stopped even if something must be done before a new one', async () => {
    const demands = [{ kind: 'review', text: 'Your account is being checked', until: null }];
    show({ envelopeRain: () => rain({ demands, list: [sent()] }) });
    expect(await screen.findByText('Your account is being checked')).toBeDefined();
    expect(button('Stop E100001').disabled).toBe(false);
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
