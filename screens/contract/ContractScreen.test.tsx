import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { CallError } from '#services/client/callError.ts';
import type { Contract, ContractKind } from '@araw/contract/agents/agent';
import type { ContractPayouts } from '@araw/contract/agents/agentContracts';
import { Notices } from '#src/shell/frame/Notices.tsx';
import { member, renderScreen } from '#tests/screens/renderScreen.tsx';
import { firstOf } from '@araw/testing/shortRun';
import { DividendContractScreen, HourlyContractScreen, SalaryContractScreen } from './ContractScreen.tsx';

const agent = { ...member, userName: 'ramon', type: 1 };
const noon = (day: number) => new Date(2026, 2, day, 12).getTime();

const contractOf = (kind: ContractKind, more: Partial<Contract> = {}): Contract => ({
  contractId: '7',
  kind,
  account: 'ramon',
  status: 'requested',
  terms: [{ amount: 20_000, activeMembers: 3, rate: 0.1 + 0.2 }],
  offeredAt: noon(1),
  decidedAt: null,
  ...more,
});
const none = (kind: ContractKind) =>
  contractOf(kind, { contractId: '', status: 'none', terms: [], offeredAt: null });

/** A fake operator with one offer; it counts and applies decisions. */
function operatorOf(first: Contract) {
  let contract = first;
  const decisions: unknown[] = [];
  const decide = ({ accept, ...rest }: { contractId: string; accept: boolean }) => {
    decisions.push({ accept, ...rest });
    contract = { ...contract, status: accept ? 'active' : 'declined', decidedAt: noon(2) };
    return {};
  };
  const current = () => contractOf(first.kind, { contractId: '5', status: 'active' });
  const history = () => ({
    list: [contractOf(first.kind, { contractId: '4', status: 'ended', decidedAt: noon(1) })],
    totalPages: 1,
  });
  const calls = {
    dailySalary: {
      dailySalaryInfo: () => contract,
      dailySalaryCurrent: current,
      dailySalaryHistory: history,
      dailySalaryApply: decide,
    },
    dividend: {
      dividendInfo: () => contract,
      dividendCurrent: current,
      dividendHistory: history,
      dividendPayout: decide,
    },
    hourlySalary: {
      hourlySalaryInfo: () => contract,
      hourlySalaryCurrent: current,
      hourlySalaryHistory: history,
      hourlySalaryApply: decide,
    },
  };
  return { decisions, answers: calls[first.kind] };
}

const screens = {
  dailySalary: SalaryContractScreen,
  dividend: DividendContractScreen,
  hourlySalary: HourlyContractScreen,
};

function show(contract: Contract, more: object = {}, session = agent) {
  const Screen = screens[contract.kind];
  const { decisions, answers } = operatorOf(contract);
  const screenWithNotices = (
    <>
      <Screen />
      <Notices />
    </>
  );
  const shown = renderScreen(screenWithNotices, {
    session,
    answers: { contractPayouts: () => payouts(), ...answers, ...more },
  });
  return { ...shown, decisions, user: userEvent.setup() };
}

const payouts = (rest: Partial<ContractPayouts> = {}): ContractPayouts => ({
  list: [],
  totalPages: 0,
  running: null,
  now: noon(3),
  timeZone: 'Asia/Manila',
  ...rest,
});

const button = (name: string) => screen.getByRole('button', { name });
const dialog = async (name: string) => within(await screen.findByRole('alertdialog', { name }));
const rows = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe('[AGENT-05] a contract', () => {
  test.each(
    firstOf([
      ['dailySalary', 'Minimum team bets'],
      ['dividend', 'Minimum team losses'],
      ['hourlySalary', 'Minimum team bets'],
    ] as const),
  )('%s: an offer is accepted once confirmed, with the call for its kind', async (kind, counted) => {
    const { user, decisions } = show(contractOf(kind));
    const offer = await screen.findByRole('region', { name: 'Waiting for your decision' });
    expect(offer.textContent).toContain('Offered on 01/03/2026');
    expect(rows('Waiting for your decision')).toEqual([
      [counted, 'Active members', 'Your share'],
      ['₱20,000.00', '3', '0.3%'],
    ]);
    expect(await screen.findByRole('region', { name: 'In force until you decide' })).toBeDefined();

    await user.click(button('Accept'));
    await user.click((await dialog('Accept this contract?')).getByRole('button', { name: 'Cancel' }));
    expect(decisions).toEqual([]);
    await user.click(button('Accept'));
    await user.dblClick((await dialog('Accept this contract?')).getByRole('button', { name: 'Accept' }));

    expect((await screen.findByRole('region', { name: 'In force' })).textContent).toContain(
      'Decided on 02/03/2026',
    );
    expect(decisions).toEqual([{ contractId: '7', accept: true }]);
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  });

  test.each([41, 99])(
    '[PERM-02] an agent of type %i, who counts as trial, learns why it cannot be accepted, and declines it',
    async (type) => {
      const { user, decisions, notices } = show(contractOf('dividend'), {}, { ...agent, type });
      await screen.findByRole('region', { name: 'Waiting for your decision' });
      await user.click(button('Accept'));
      expect(notices.shown().map(({ text }) => text)).toEqual([
        'Please login an actual account to use this function',
      ]);
      expect(screen.queryByRole('alertdialog')).toBeNull();
      await user.click(button('Decline'));
      await user.click((await dialog('Decline this contract?')).getByRole('button', { name: 'Decline' }));
      expect(await screen.findByRole('region', { name: 'Declined' })).toBeDefined();
      expect(decisions).toEqual([{ contractId: '7', accept: false }]);
    },
  );

  test('is declined the same way', async () => {
    const { user, decisions, renewed } = show(contractOf('dividend'));
    await screen.findByRole('region', { name: 'Waiting for your decision' });
    await user.click(button('Decline'));
    await user.click((await dialog('Decline this contract?')).getByRole('button', { name: 'Decline' }));
    expect(await screen.findByRole('region', { name: 'Declined' })).toBeDefined();
    expect(decisions).toEqual([{ contractId: '7', accept: false }]);
    expect(renewed()).toEqual(['member contracts']);
  });

  test('decided elsewhere in the meantime shows its current state', async () => {
    let decided = false;
    const { user } = show(contractOf('dividend'), {
      dividendInfo: () => contractOf('dividend', { status: decided ? 'declined' : 'requested' }),
      dividendPayout: () => {
        decided = true;
        throw new CallError({ call: 'dividendPayout', kind: 'refused', code: 'conflict', requestId: 'r1' });
      },
    });
    await screen.findByRole('region', { name: 'Waiting for your decision' });
    await user.click(button('Accept'));
    await user.click((await dialog('Accept this contract?')).getByRole('button', { name: 'Accept' }));
    expect(await screen.findByRole('region', { name: 'Declined' })).toBeDefined();
    expect(screen.getByText(/^This contract was already decided elsewhere/)).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText('Contract accepted')).toBeNull();
  });

  test('that could not be decided says why, and can be decided again', async () => {
    const { user } = show(contractOf('dividend'), {
      dividendPayout: () => {
        throw new CallError({ call: 'dividendPayout', kind: 'timeout', requestId: 'r1' });
      },
    });
    await screen.findByRole('region', { name: 'Waiting for your decision' });
    await user.click(button('Accept'));
    await user.click((await dialog('Accept this contract?')).getByRole('button', { name: 'Accept' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Slow Connection');
    await waitFor(() => expect(button('Accept').hasAttribute('disabled')).toBe(false));
  });

  test('can be missing, and have a history; each failure is retried separately', async () => {
    const attempts = { info: 0, history: 0 };
    const { user } = show(none('dailySalary'), {
      dailySalaryInfo: () => {
        attempts.info += 1;
        if (attempts.info === 1) throw new CallError({ call: 'dailySalaryInfo', kind: 'offline' });
        return none('dailySalary');
      },
      dailySalaryHistory: () => {
        attempts.history += 1;
        if (attempts.history === 1) throw new CallError({ call: 'dailySalaryInfo', kind: 'offline' });
        return { list: [contractOf('dailySalary', { contractId: '4', status: 'ended' })], totalPages: 1 };
      },
    });
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
    for (const retry of screen.getAllByRole('button', { name: 'Try again' })) await user.click(retry);
    expect(await screen.findByText('No contract yet')).toBeDefined();
    const history = await screen.findByRole('list', { name: 'History' });
    expect(
      within(history)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['EndedOffered on 01/03/2026']);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('[TEAM-13] its payouts', () => {
  const figures = {
    begins: Date.UTC(2026, 1, 28, 16),
    ends: Date.UTC(2026, 2, 1, 16),
    amount: 5_000,
    carried: 0,
    activeMembers: 2,
    rate: 1,
    due: 50,
  };
  const items = async () =>
    within(await screen.findByRole('list', { name: 'Payouts' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  test('show what was counted, by the merchant’s days, and the outcome', async () => {
    const past = { ...figures, id: '1', paidAt: noon(2), number: 'C100001' };
    show(contractOf('dailySalary', { status: 'active' }), {
      contractPayouts: () =>
        payouts({
          list: [
            { ...past, state: 'paid' },
            { ...past, id: '2', state: 'owed', number: '' },
            { ...past, id: '3', state: 'nothing', rate: null, due: 0, amount: 10, number: '' },
            { ...past, id: '4', state: 'a state of tomorrow', number: '' },
          ],
          totalPages: 1,
        }),
    });
    const period = '01/03/2026 00:00 – 02/03/2026 00:00';
    const counted = `${period}Team bets ₱5,000.00Active members 2Your share 1%`;
    expect(await items()).toEqual([
      `Paid C100001₱50.00${counted}`,
      `Owed to you. Paid as soon as your agent's balance covers it.₱50.00${counted}`,
      `Nothing earned₱0.00${period}Team bets ₱10.00Active members 2`,
      `₱50.00${counted}`,
    ]);
  });

  test('a dividend counts losses, and what a month below zero carried over', async () => {
    const contract = {
      ...contractOf('dividend', { status: 'active' }),
      carries: true,
      lapsesAt: null,
      endedAt: null,
    };
    show(contract, {
      contractPayouts: () =>
        payouts({
          running: { contract, ...figures, amount: 1_000, carried: -600, rate: 10.000000000000002, due: 40 },
        }),
    });
    const running = await screen.findByText('This period so far');
    expect(running.closest('div')?.textContent).toContain(
      'Team losses ₱1,000.00Carried over -₱600.00Active members 2Your share 10%',
    );
    expect(screen.getByText('No closed periods yet')).toBeDefined();
  });
});

test('[AGENT-05] [NET-08] payouts and history say how many of their rows could not be read', async () => {
  const payout = {
    id: '1',
    begins: noon(1),
    ends: noon(2),
    amount: 10,
    carried: 0,
    activeMembers: 0,
    rate: null,
    due: 0,
    state: 'nothing',
    paidAt: null,
    number: '',
  };
  const ended = contractOf('dailySalary', { contractId: '4', status: 'ended' });
  show(contractOf('dailySalary', { status: 'active' }), {
    contractPayouts: () => payouts({ list: [payout], unread: { contractPayouts: 1 } }),
    dailySalaryHistory: () => ({ list: [ended], totalPages: 1, unread: { contracts: 2 } }),
  });
  expect(await screen.findByText("1 entry couldn't be shown here.")).toBeDefined();
  expect(await screen.findByText("2 entries couldn't be shown here.")).toBeDefined();
});
