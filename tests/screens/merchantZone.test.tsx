import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { SalaryContractScreen } from '#screens/contract/ContractScreen.tsx';
import { DownlineTransferScreen } from '#screens/downlineTransfer/DownlineTransferScreen.tsx';
import { Sent as SentDown } from '#screens/downlineTransfer/Sent.tsx';
import { InboxScreen } from '#screens/inbox/InboxScreen.tsx';
import { PayoutAccountsScreen } from '#screens/payoutAccounts/PayoutAccountsScreen.tsx';
import { SecurityScreen } from '#screens/security/SecurityScreen.tsx';
import { Sent as SentUp } from '#screens/uplineTransfer/Sent.tsx';
import { UplineTransferScreen } from '#screens/uplineTransfer/UplineTransferScreen.tsx';
import { RealityCheck } from '#src/shell/game/RealityCheck.tsx';
import { OfflineStrip } from '#src/shell/frame/OfflineStrip.tsx';
import { member, noAnswer, renderScreen, uncounted } from './renderScreen.tsx';

/** The evening of 1 November in New York, 2 November in Manila and Kiritimati. */
const at = Date.UTC(2026, 10, 2, 3, 30);
const inNewYork = '01/11/2026 22:30';

beforeEach(() => vi.stubEnv('TZ', 'Pacific/Kiritimati'));
afterEach(() => void vi.unstubAllEnvs());

type Setting = Parameters<typeof renderScreen>[1];

/** Opened by an agent of a merchant in New York, on a device in Kiritimati. */
const open = (element: ReactNode, answers: Setting['answers'], more: Partial<Setting> = {}) =>
  renderScreen(element, {
    session: { ...member, type: 1 },
    info: { timeZone: 'America/New_York' },
    ...more,
    answers: { consolidatedSettings: noAnswer, ...answers },
  });

const transfer = { number: 'T 2611 2213', at, amount: 500, account: 'j•••e' };
const demand = { kind: 'mobile', text: 'Verify your number.', until: at };
const means = { withdrawable: 1_000, least: 1, hasPaymentPassword: true, demands: [demand], now: at };
const info = {
  id: '1',
  account: 'maria',
  nickname: '',
  type: 0,
  regDate: 0,
  toUpline: true,
  standing: null,
  clubLabel: null,
};
const play = {
  now: at,
  state: 'asking',
  since: at,
  asksAt: at,
  played: 3_600_000,
  staked: 100,
  won: 50,
  net: -50,
  loggedInAt: at,
} as const;
const account = {
  id: 'a1',
  kind: 'eWallet',
  institution: 'GCASH',
  name: 'GCash',
  icon: '',
  number: '•••• 4821',
  holder: 'Maria Santos',
  isDefault: true,
  usableAt: Date.UTC(2126, 11, 2, 3, 30),
  inReview: false,
  inUse: false,
} as const;
const message = { id: '1', title: 'Hello', content: '<p>Hi</p>', trimmed: false, sentAt: at, read: true };
const visit = { device: 'Firefox', ip: '203.0.113.9', place: 'Manila, PH' };
const session = { ...visit, id: 's1', current: false, createdAt: at, lastSeenAt: at };
const logIn = { ...visit, at };
const digits = { isSet: true, triesLeft: 5, lockedUntil: null, changedAt: 1, now: 0 };

test.each<[string, string, () => unknown]>([
  ['a transfer to the agent above', inNewYork, () => open(<SentUp receipt={transfer} />, {})],
  ['a transfer to a member', inNewYork, () => open(<SentDown receipt={transfer} />, { wallet: noAnswer })],
  [
    'what a transfer to the agent above requires',
    inNewYork,
    () =>
      open(
        <UplineTransferScreen />,
        {
          memberInfo: () => info,
          upline: () => ({ ...means, account: 'ra•••n', since: null, most: 5_000 }),
        },
        { whitelabel: { UPLINETRANS3: true } },
      ),
  ],
  [
    'what a transfer to a member requires',
    inNewYork,
    () =>
      open(
        <DownlineTransferScreen />,
        {
          wallet: noAnswer,
          downlineTransfer: () => ({
            ...means,
            recipient: { account: 'jose', type: 2, direct: true },
            masked: 'j•••e',
          }),
        },
        { path: '/m/redRain?page=transfer&account=jose' },
      ),
  ],
  [
    'what an offline app knows',
    '01/11/2026 22:30',
    () => {
      vi.useFakeTimers({ now: at, toFake: ['Date'] });
      onTestFinished(() => void vi.useRealTimers());
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      return open(<OfflineStrip />, {});
    },
  ],
  [
    'a payout account',
    '01/12/2126 22:30',
    () =>
      open(
        <PayoutAccountsScreen />,
        {
          payoutAccounts: () => ({
            list: [account],
            most: 5,
            holder: 'Maria Santos',
            institutions: [],
            waitingHours: 0,
          }),
        },
        { path: '/m/withdraw?page=accounts' },
      ),
  ],
  [
    'a message',
    inNewYork,
    () =>
      open(
        <InboxScreen />,
        { ...uncounted, inbox: () => ({ list: [message], totalPages: 1 }) },
        { path: '/m/webEmail' },
      ),
  ],
  [
    'a session',
    inNewYork,
    () =>
      open(<SecurityScreen />, {
        activeSessions: () => ({ list: [session] }),
        loginHistory: noAnswer,
        paymentPassword: () => digits,
      }),
  ],
  [
    'a login',
    inNewYork,
    () =>
      open(<SecurityScreen />, {
        activeSessions: noAnswer,
        loginHistory: () => ({ list: [logIn] }),
        paymentPassword: () => digits,
      }),
  ],
  [
    'the login before a reality check',
    inNewYork,
    () => open(<RealityCheck told={0} onEnded={() => {}} />, { playSession: () => play }),
  ],
  [
    'a contract',
    '01/11/2026',
    () =>
      open(<SalaryContractScreen />, {
        dailySalaryInfo: () => ({
          contractId: '7',
          kind: 'dailySalary',
          account: 'ramon',
          status: 'active',
          terms: [],
          offeredAt: at,
          decidedAt: null,
        }),
        dailySalaryHistory: noAnswer,
        contractPayouts: noAnswer,
      }),
  ],
])(
  '[REC-07] [PAGE-07] %s is dated in the merchant’s zone, not in the device’s: %s',
  async (_what, dated, show) => {
    show();
    expect(await screen.findByText(dated, { exact: false })).toBeDefined();
  },
);
