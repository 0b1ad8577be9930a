import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { CallError } from '#services/client/callError.ts';
import type { DownlineTransfer, Recipients } from '@araw/contract/cashier/transfers';
import { queryKeys } from '#services/queries/queries.ts';
import { eventually } from '@araw/testing/eventually';
import { member, noAnswer, renderScreen } from '#tests/screens/renderScreen.tsx';
import { firstOf } from '@araw/testing/shortRun';
import { DownlineTransferScreen } from './DownlineTransferScreen.tsx';

const jose = { account: 'jose', type: 2, direct: true };
const nilo = { account: 'nilo', type: 0, direct: false };
const means = (rest: Partial<DownlineTransfer> = {}): DownlineTransfer => ({
  recipient: jose,
  masked: 'j•••e',
  withdrawable: 9_980.5,
  least: 1,
  hasPaymentPassword: true,
  demands: [],
  now: 0,
  ...rest,
});
const receipt = { number: 'T 2611 2213', at: Date.UTC(2026, 10, 22), amount: 500.25, account: 'j•••e' };
const wallet = { sumBalance: 58_073.25, currencySymbol: '₱' };
const refused = (code: 'amountOutOfBounds' | 'notFound' | 'noPermission', value?: object) =>
  new CallError({ call: 'transferDownline', kind: 'refused', code, value, requestId: 'r1' });

function show(
  answers: Parameters<typeof renderScreen>[1]['answers'] = {},
  path = '/m/redRain?page=transfer&account=jose',
) {
  const user = userEvent.setup({ delay: null });
  const shown = renderScreen(<DownlineTransferScreen />, {
    path,
    session: { ...member, type: 1 },
    answers: {
      consolidatedSettings: noAnswer,
      wallet: () => wallet,
      downlineTransfer: () => means(),
      ...answers,
    },
  });
  return { user, ...shown };
}

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const amount = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Amount' });
const note = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Note for jose' });
const said = () => screen.queryAllByRole('alert').flatMap(({ textContent }) => textContent || []);
const balances = () =>
  within(screen.getByLabelText('Your balance before and after'))
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);

async function confirm(user: ReturnType<typeof userEvent.setup>) {
  const sheet = within(await screen.findByRole('dialog'));
  await user.click(sheet.getByLabelText('Payment PIN', { selector: 'input' }));
  await user.paste('491736');
  await user.dblClick(sheet.getByRole('button', { name: /^Send ₱/ }));
}

describe('[TEAM-06] a transfer to a direct member', () => {
  test('is reviewed with the masked account and the note, confirmed once by a double tap, and reported with its number', async () => {
    const { user, requestsOf, queryClient, renewed } = show({ transferDownline: () => receipt });
    await user.type(await amount(), '500.25');
    await user.type(note(), 'For Cebu ');
    await eventually(() => expect(balances()).toEqual(['₱58,073.25', 'Free', '₱57,573.00']));
    queryClient.setQueryData([...queryKeys.member, 'records', 'movements'], {});
    await user.click(button('Continue'));
    const sheet = await screen.findByRole('dialog', { name: 'Check and confirm' });
    expect(sheet.textContent).toContain('₱500.25From you to j•••eFor Cebu');
    await confirm(user);
    await screen.findByRole('heading', { name: 'The money has arrived' });
    expect(screen.getByText('T 2611 2213')).toBeDefined();
    expect(requestsOf('transferDownline')).toEqual([
      {
        account: 'jose',
        amount: '500.25',
        note: 'For Cebu',
        language: 'eng',
        key: expect.stringMatching(/^.{36}$/),
        paymentPassword: '491736',
      },
    ]);
    expect(queryClient.getQueryState([...queryKeys.member, 'records', 'movements'])?.isInvalidated).toBe(
      true,
    );
    expect(renewed()).toEqual(['member records', 'member wallet']);
  });

  test.each(
    firstOf(
      [
        ['1', null],
        ['0.99', 'The smallest amount is ₱1.00.'],
        ['9980.5', null],
        ['9980.51', 'You can transfer up to ₱9,980.50.'],
        ['0', 'Type an amount above 0.'],
        ['-1', 'Type the amount in digits, such as 1000 or 1000.50.'],
        ['1e3', 'Type the amount in digits, such as 1000 or 1000.50.'],
        ['0.001', 'Type an amount with at most two decimals.'],
        [
          '1.001',
          'Does the point mark thousands or centavos? Type the amount without a thousands separator, with at most two decimals.',
        ],
      ],
      2,
    ),
  )('of %s says %s', async (typed, text) => {
    const { user } = show();
    await user.type(await amount(), typed);
    await user.click(button('Continue'));
    expect([said(), screen.queryByRole('dialog') !== null]).toEqual(
      text === null ? [[], true] : [[text], false],
    );
  });

  test('without a valid amount shows no balance after it', async () => {
    const { user } = show();
    await user.type(await amount(), '9980.51');
    await eventually(() => expect(balances()).toEqual(['₱58,073.25']));
  });

  test('offers one-tap amounts that fit', async () => {
    const { user } = show({ downlineTransfer: () => means({ withdrawable: 1_000 }) });
    await amount();
    const quick = within(screen.getByRole('group', { name: 'Amounts' })).getAllByRole('button');
    expect(quick.map(({ textContent }) => textContent)).toEqual(['₱500', '₱1,000']);
    await user.click(quick[1]!);
    expect((await amount()).value).toBe('1000');
  });

  test('truncates a note at 140 characters, and rejects invisible characters', async () => {
    const { user } = show();
    await user.type(await amount(), '1');
    await user.click(note());
    await user.paste('x'.repeat(141));
    expect(note().value).toHaveLength(140);
    await user.clear(note());
    await user.paste('For\u200byou');
    await user.click(button('Continue'));
    expect([said(), document.activeElement]).toEqual([
      ['The note has invisible characters. Type it again.'],
      note(),
    ]);
  });

  test('by another device at the same time: the limit is reloaded and shown, with what is safe', async () => {
    let withdrawable = 9_980.5;
    const { user } = show({
      downlineTransfer: () => means({ withdrawable }),
      transferDownline: () => {
        withdrawable = 250;
        return Promise.reject(refused('amountOutOfBounds', { bound: 'withdrawable', amount: 250 }));
      },
    });
    await user.type(await amount(), '500');
    await user.click(button('Continue'));
    await confirm(user);
    await screen.findByText('You can transfer up to ₱250.00. No money moved.');
    expect((await amount()).value).toBe('500');
    expect(screen.getByText('From ₱1.00 to ₱250.00')).toBeDefined();
  });

  test('refused for another reason says why and what is safe, and keeps the input', async () => {
    const { user } = show({ transferDownline: () => Promise.reject(refused('noPermission')) });
    await user.type(await amount(), '500');
    await user.click(button('Continue'));
    await confirm(user);
    await screen.findByText(/is temporarily unavailable\. No money moved\.$/, { exact: false });
    expect((await amount()).value).toBe('500');
  });

  test('[TEAM-10] to a member who has since left the line is not possible', async () => {
    let isOf = true;
    const { user } = show({
      downlineTransfer: () =>
        isOf
          ? means()
          : Promise.reject(new CallError({ call: 'downlineTransfer', kind: 'refused', code: 'notFound' })),
      transferDownline: () => {
        isOf = false;
        return Promise.reject(refused('notFound'));
      },
    });
    await user.type(await amount(), '500');
    await user.click(button('Continue'));
    await confirm(user);
    expect(await screen.findByText('Nobody in your downline has this account')).toBeDefined();
    expect(screen.getByText('No money moved.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Choose a member' }).getAttribute('href')).toBe(
      '/m/redRain?page=transfer',
    );
  });
});

describe('[TEAM-06] [TEAM-10] the recipient', () => {
  const choosing = '/m/redRain?page=transfer';
  const found = (...list: Recipients['list']) => ({ list, total: list.length });

  test('is chosen from the downline by the start of the account', async () => {
    const { user, requestsOf, router } = show(
      { recipients: ({ search }) => (search === 'ni' ? found(nilo) : found(jose, nilo)) },
      choosing,
    );
    const links = async () =>
      within(await screen.findByRole('list', { name: 'Your downline' }))
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(await links()).toEqual([
      ['joseAgent · direct member', '/m/redRain?page=transfer&account=jose'],
      ['niloMember · further down your line', '/m/redRain?page=transfer&account=nilo'],
    ]);
    await user.type(screen.getByRole('searchbox', { name: 'Account starts with' }), 'ni');
    await eventually(async () => expect(await links()).toHaveLength(1));
    expect(requestsOf('recipients')).toEqual([{ search: '' }, { search: 'n' }, { search: 'ni' }]);
    await user.click(screen.getByRole('link', { name: /nilo/ }));
    expect(router.state.location.search).toBe('?page=transfer&account=nilo');
  });

  test.each([
    ['', 'You have no members yet'],
    ['zz', 'No downline account starts with that'],
  ])('if "%s" matches no one, it says so', async (typed, text) => {
    const { user } = show({ recipients: () => found() }, choosing);
    const field = await screen.findByRole('searchbox', { name: 'Account starts with' });
    if (typed !== '') await user.type(field, typed);
    expect(await screen.findByText(text)).toBeDefined();
  });

  test('with more matches than listed, says how many there are', async () => {
    show({ recipients: () => ({ list: [jose], total: 51 }) }, choosing);
    expect(
      await screen.findByText('Showing 1 of 51 accounts. Type more of the account to narrow it down.'),
    ).toBeDefined();
  });
});
