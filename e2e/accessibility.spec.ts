import type { Locator, Page } from '@playwright/test';
import type { Contract } from '@araw/contract/agents/agent';
import { calls } from '@araw/contract/calls/calls';
import type { CashIn, DepositOrder } from '@araw/contract/cashier/deposits';
import { betStates } from '@araw/contract/games/betStates';
import { depositTable, withdrawalTable } from '@araw/contract/values/stateTables';
import { registrationVariants } from '#operator/seed/registrationVariants.ts';
import { deliveryAddress } from '@araw/testing/deliveryAddress';
import { depositOrderOf, waysToPay } from '#tests/depositOrders.ts';
import { setPopups, setSetting } from '#tools/operatorProcess.ts';
import { withdrawalOrderOf, withdrawalQuoteOf, withdrawPageOf } from '#tests/withdrawals.ts';
import { expect, expectPlayer, freshName, test as base } from './support/accounts.ts';
import { askAtFirst, give, onCall } from './support/faults.ts';
import { enterAs, gameFrame, moveTo, signInAs } from './support/journey.ts';
import { look } from './support/looking.ts';
import { registerForm } from './support/registering.ts';
import { undrawn } from './support/undrawn.ts';

/** Each look opens its own page and gives its own answers: what Playwright clears between them is all that they leave. */
const test = base.extend({ reuseContext: [true, { scope: 'worker' }] });

/** One theme per language is enough: colours don't depend on the language, nor the layout on the theme. */
const looks = [
  { called: '', language: 'EN', dir: 'ltr', theme: 'dark', tag: [] },
  { called: ', in Arabic and light', language: 'AR', dir: 'rtl', theme: 'light', tag: '@full' },
];

const articles = (page: Page) => page.getByRole('main').getByRole('article');
/** Answers records with a row of each kind, on 22/11/2026 in Manila. */
async function answerRecords(page: Page) {
  const at = Date.UTC(2026, 10, 22, 4);
  const day = '2026-11-22';
  const told = {
    moment: at,
    timeZone: 'Asia/Manila',
    from: '2026-11-16',
    to: day,
    today: day,
    since: '2026-01-01',
  };
  const sums = { bets: 1, stake: 5, valid: 5, payout: 250 };
  const game = { gameId: 'JL-001', gameName: 'Boracay Sunset', gameType: 'RNG' };
  const list = betStates.map((state, index) => ({
    ...game,
    source: 'sports',
    id: `t${index}`,
    placedAt: at - index,
    settledAt: state === 'open' ? null : at,
    state,
    stake: 5,
    valid: 5,
    payout: state === 'settled' ? 1_234_567.89 : 0,
  }));
  const answers = {
    bets: {
      ...told,
      fun: false,
      list,
      next: null,
      totals: { ...sums, net: 1_234_562.89, open: 5 },
      days: [{ day, ...sums, types: [{ gameType: 'RNG', ...sums }] }],
      newer: 0,
    },
    movements: {
      ...told,
      list: [
        {
          id: 2,
          at,
          kind: 'hold',
          amount: -50,
          held: 50,
          balanceAfter: 1_234_567.89,
          reference: 'W 1',
          gameName: null,
        },
        {
          id: 1,
          at,
          kind: 'win',
          amount: 250,
          held: 0,
          balanceAfter: 1_234_617.89,
          reference: 'JL-001',
          gameName: 'Boracay Sunset',
        },
      ],
      next: null,
      totals: { opening: 0, closing: 200, change: 200, chosen: 200, received: 250, paid: -50 },
      newer: 0,
    },
    profit: {
      ...told,
      list: [
        {
          ...game,
          day,
          bets: 5,
          open: 0,
          payouts: 1_234_567.89,
          bonuses: 0,
          rebates: 0,
          deposits: 0,
          withdrawals: 0,
          net: 1_234_562.89,
        },
        {
          ...game,
          day: '2026-11-20',
          bets: 5,
          open: 5,
          payouts: 0,
          bonuses: 0,
          rebates: 0,
          deposits: 0,
          withdrawals: 0,
          net: -5,
        },
      ],
    },
    deposits: {
      ...told,
      list: Object.keys({ ...depositTable.rows, unknownState: [] }).map((state, index) => ({
        ...orderOf(index, at),
        method: { code: 'GCASH', kind: 'eWallet', name: 'GCash', icon: '' },
        amount: 1_234_567.89,
        pays: 1_234_567.89,
        arrives: 1_234_567.89,
        withBonus: 0,
        endsAt: state === 'waiting' ? Date.now() + 3_600_000 : null,
        state,
      })),
      next: null,
      newer: 0,
      totals: { credited: 1_234_567.89, creditedOrders: 1, open: 4_938_271.56, openOrders: 4 },
    },
    withdrawals: {
      ...told,
      list: Object.keys({ ...withdrawalTable.rows, unknownState: [] }).map((state, index) => ({
        ...orderOf(index, at),
        account: {
          id: 'a1',
          kind: 'bank',
          institution: 'UNIONBANK',
          name: 'Union Bank of the Philippines',
          icon: '',
          number: '•••• 9034',
          holder: 'Maria Santos',
          isDefault: true,
          usableAt: 0,
          inReview: false,
          inUse: false,
        },
        gross: 1_234_567.89,
        net: 1_234_567.89,
        arrivesAt: at,
        reason: state === 'rejected' ? 'The name differs from that of your ID.' : '',
        actions: state === 'inReview' ? ['cancel'] : [],
        state,
      })),
      next: null,
      newer: 0,
      totals: { paid: 1_234_567.89, onTheWay: 4_938_271.56, returned: 4_938_271.56 },
    },
  };
  for (const [name, value] of Object.entries(answers)) {
    await page.route(new RegExp(`/wps/member/records/${name}(\\?|$)`), give(value));
  }
  const detail = { bet: list[0], timeZone: 'Asia/Manila', settlements: [], round: null, match: null };
  await page.route(/\/wps\/member\/records\/bets\/detail(\?|$)/, give(detail));
}

const orderOf = (index: number, createdAt: number) => ({
  id: `order-${index}`,
  number: `N${index}`,
  fee: 0,
  text: 'The words of the operator for a state that is not known.',
  version: 1,
  createdAt,
  steps: [],
  now: createdAt,
  timeZone: 'Asia/Manila',
});

const dialog = (page: Page) => page.locator('[role=dialog], [role=alertdialog]');

const depositOrder: DepositOrder = {
  promotion: null,
  id: 'd1',
  number: 'D 2611 2214 0017',
  method: { code: 'BPI', kind: 'bank', name: 'Bank of the Philippine Islands', icon: '' },
  amount: 1_234_567.89,
  fee: 0,
  pays: 1_234_567.89,
  arrives: 1_234_567.89,
  withBonus: 0,
  state: 'waiting',
  text: '',
  version: 1,
  createdAt: Date.UTC(2026, 10, 22, 4),
  endsAt: null,
  steps: [],
  instructions: null,
  actions: [],
  receipts: [],
  balance: null,
  now: Date.UTC(2026, 10, 22, 4),
  timeZone: 'Asia/Manila',
};
const orderOpen = {
  success: false,
  code: 'orderOpen',
  message: '',
  requestId: 'r1',
  value: { order: depositOrder },
};

/** Answers with the operator's own payment methods and this change; null for no methods. */
async function answerCashIn(
  page: Page,
  change: Partial<CashIn> | ((before: CashIn) => Partial<CashIn>) | null,
) {
  await onCall(page, 'cashIn', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    if (change === null) return route.fulfill({ status: 500, json: {} });
    const { value } = await (await route.fetch()).json();
    const changed = typeof change === 'function' ? change(value) : change;
    return route.fulfill({ json: { success: true, value: { ...value, ...changed } } });
  });
}

interface Screen {
  name: string;
  /** Needs the session of a member. */
  member?: true;
  /** Needs the session of an agent. */
  agent?: true;
  /** Full run only: the short run covers this screen in another state. */
  isFull?: true;
  open(page: Page): Promise<void>;
}

/** Opens the withdrawal page with a lock, money on its way and accounts of every kind. */
async function openWithdrawal(page: Page) {
  const { account } = withdrawalQuoteOf();
  const locks = [
    { kind: 'deposit', title: 'Cash-in not fully bet yet', locked: 1_300, required: 1_300, played: 780 },
  ];
  const accounts = [
    account,
    { ...account, id: 'a2', name: 'BPI', kind: 'bank' as const, isDefault: false, inReview: true },
    { ...account, id: 'a3', name: 'Maya', isDefault: false, usableAt: 86_400_000 },
  ];
  await onCall(
    page,
    'withdrawPage',
    give(withdrawPageOf({ locks, accounts, onTheWay: [withdrawalOrderOf()] })),
  );
  await onCall(page, 'quoteWithdrawal', give(withdrawalQuoteOf()));
  await page.goto('/m/withdraw');
  await expect(page.getByRole('main').getByRole('textbox')).toBeVisible();
}

const refuse = (page: Page, call: keyof typeof calls) =>
  page.route(`**${calls[call].path}*`, (route) =>
    route.fulfill({
      status: 500,
      json: { success: false, code: 'unknown', message: 'unknown', requestId: 'r-1' },
    }),
  );

/** Scrolls down the home screen and back up: its lower blocks load as they get near. */
async function comeToTheEnd(page: Page) {
  const lastBlock = page.locator('main footer');
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(lastBlock).toBeInViewport({ timeout: 2_000 });
  }).toPass();
  await expect(articles(page).nth(20)).toBeAttached();
  await page.evaluate(() => window.scrollTo(0, 0));
}

const missionOf = (measure: string, more: object) => ({
  id: `${measure}:2026-11-22`,
  title: 'Place ₱2,000.00 of settled bets',
  period: 'day',
  from: '2026-11-22',
  to: '2026-11-22',
  measure,
  money: true,
  have: 1_240,
  target: 2_000,
  reward: 25,
  turnover: 25,
  turnoverDays: 7,
  claimedAt: null,
  endsAt: 4_102_444_800_000,
  keptUntil: 4_102_444_800_000,
  claimable: 0,
  refusal: '',
  ...more,
});
const ownGoodsOrders = {
  list: (['placed', 'sent', 'delivered', 'cancelled'] as const).map((state, index) => ({
    id: `o${index}`,
    number: `M10000${index}`,
    kind: 'piece',
    title: 'Capiz parol, 40 cm',
    picture: '/art/goods/parol-0-rings.svg',
    points: 1_800,
    state,
    stateText: state,
    parcel: state === 'sent' ? 'LBC 4711' : '',
    address: deliveryAddress,
    placedAt: 1_763_800_000_000,
    changedAt: 1_763_800_000_000,
    cancellable: state === 'placed',
  })),
  next: 'more',
  now: 1_763_800_000_000,
  timeZone: 'Asia/Manila',
};
const missionsOfToday = {
  list: [
    missionOf('validBets', {}),
    missionOf('cashIns', { have: 2_000, claimable: 25 }),
    missionOf('games', { have: 3, target: 3, money: false, claimable: 25 }),
    missionOf('logIns', { have: 1, target: 1, money: false, claimedAt: 1_763_800_000_000 }),
    missionOf('other', { have: 2_000, claimable: 25, refusal: 'Another bonus is in play.' }),
  ],
  now: 1_763_800_000_000,
  timeZone: 'Asia/Manila',
};
const levelOf = (level: number) => ({
  level,
  name: `VIP ${level}`,
  days: 30,
  deposits: level * 50_000,
  bets: level * 600_000,
  keepDeposits: level * 25_000,
  keepBets: level * 300_000,
  upgradeGift: 888,
  monthlyGift: 388,
  birthdayGift: 588,
  birthdayDays: 14,
  rates: ['RNG', 'FISH', 'LIVE'].map((gameType) => ({ gameType, rate: 0.5 + level / 20 })),
});
const giftOf = (kind: string, more: object) => ({
  id: kind,
  kind,
  name: 'VIP 3',
  amount: 188,
  turnover: 0,
  turnoverDays: 7,
  from: '2026-11-01',
  until: '2026-11-30',
  claimedAt: null,
  claimable: 0,
  refusal: '',
  ...more,
});
const ownLevel = {
  level: 3,
  name: 'VIP 3',
  since: '2026-10-01',
  next: {
    level: 4,
    name: 'VIP 4',
    days: 30,
    deposits: { have: 38_500, target: 200_000 },
    bets: { have: 2_612_300, target: 2_400_000 },
  },
  keep: {
    days: 30,
    deposits: { have: 38_500, target: 75_000 },
    bets: { have: 2_612_300, target: 900_000 },
    asked: true,
    until: '2026-10-31',
  },
  gifts: [
    giftOf('month', { claimable: 188 }),
    giftOf('upgrade', { claimedAt: 1_763_800_000_000, from: null, until: null }),
    giftOf('birthday', { from: '2027-03-03', until: '2027-03-16' }),
    giftOf('other', { claimable: 188, refusal: 'Another bonus is in play.' }),
  ],
  levels: [1, 2, 3, 4, 5, 6].map(levelOf),
  changesAt: 4_102_444_800_000,
  now: 1_763_800_000_000,
  timeZone: 'Asia/Manila',
};
const betRanks = {
  from: '2026-11-22',
  to: '2026-11-22',
  endsAt: 4_102_444_800_000,
  list: Array.from({ length: 7 }, (_, index) => ({
    place: index + 1,
    name: `ma•••${index}5`,
    sum: 1_234_567.89 - index,
    prize: index < 5 ? 1_000 : 0,
    own: index === 6,
  })),
  prizes: [
    { first: 1, last: 1, prize: 1_000 },
    { first: 2, last: 5, prize: 500 },
  ],
  factor: 100,
  claimDays: 7,
  own: {
    place: 7,
    sum: 1_234_561.89,
    prize: 0,
    behind: { place: 6, sum: 1, prize: 0 },
    out: false,
    excluded: false,
  },
  now: 1_763_800_000_000,
  timeZone: 'Asia/Manila',
};
const invited = (state: string, stateText: string, more: object = {}) => ({
  name: 'je•••92',
  joinedAt: 1_763_800_000_000,
  state,
  stateText,
  reason: '',
  earned: 0,
  ...more,
});
const ownInvitation = {
  code: 'MARIA7KX',
  terms: {
    leastDeposit: 500,
    depositReward: 100,
    friendReward: 100,
    leastBets: 2_000,
    betsReward: 200,
    days: 30,
    factor: 100,
    minimumAge: 21,
  },
  invited: 3,
  rewarded: 1,
  earned: 300,
  friends: [
    invited('deposit', 'First cash-in pending'),
    invited('done', 'Complete', { earned: 300 }),
    invited('refused', 'Not counted', { reason: 'Shares your payout account.' }),
  ],
  now: 1_763_800_000_000,
  timeZone: 'Asia/Manila',
};
const rebateRows = [
  { day: '2026-11-21', gameType: 'RNG', valid: 1_234.56, carried: -100, rate: 0.5, rebate: 5.67 },
  { day: '2026-11-22', gameType: 'FISH', valid: 10, carried: 0, rate: 0.6, rebate: 0.06 },
];
const earnedRebate = {
  sum: 5.73,
  rows: rebateRows,
  through: '7',
  claimed: { at: 1_763_800_000_000, sum: 216.58 },
  refusal: '',
  now: 1_763_900_000_000,
  timeZone: 'Asia/Manila',
};
const rebateRecord = {
  moment: 1_763_900_000_000,
  timeZone: 'Asia/Manila',
  from: '2026-11-17',
  to: '2026-11-23',
  today: '2026-11-23',
  since: '2026-01-01',
  list: [{ number: 'R100001', at: 1_763_800_000_000, sum: 5.73, valid: 1_244.56, rows: rebateRows }],
  next: null,
  newer: 0,
  totals: { sum: 5.73, valid: 1_244.56 },
};

const offeredContract: Contract = {
  contractId: '7',
  kind: 'dailySalary',
  account: 'jose',
  status: 'requested',
  terms: [
    { amount: 20_000, activeMembers: 3, rate: 0.5 },
    { amount: 100_000, activeMembers: 10, rate: 0.8 },
  ],
  offeredAt: 0,
  decidedAt: null,
};

/** At the end of the page, a task's bar covers nothing. */
const scrollToEnd = (page: Page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));

/** Looks at the page of each of these deposit orders in turn, after `show` has run on it. */
async function lookAtDeposits(
  page: Page,
  orders: Parameters<typeof depositOrderOf>[0][],
  show: (page: Page) => Promise<void>,
) {
  const given = orders.map((order, index) =>
    depositOrderOf({ text: 'What the operator says of it.', number: `D 2611 2214 ${index}`, ...order }),
  );
  await onCall(page, 'depositOrder', (route) =>
    give(given[Number(new URL(route.request().url()).searchParams.get('id'))])(route),
  );
  await page.goto('/m/help');
  for (const [index, { number }] of given.entries()) {
    await moveTo(page, `/m/voucherCenter?order=${index}`);
    await expect(page.getByRole('main')).toContainText(number);
    await show(page);
    await look(page);
  }
}

/** Taps the first game of the list. Leaves for another page first: the other language's game would open again. */
async function tapGame(page: Page) {
  await page.goto('/m/loginTerms');
  await page.goto('/m/gameList?gameType=RNG');
  await articles(page).first().getByRole('button').first().click();
}

async function openGame(page: Page) {
  await tapGame(page);
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
}

async function giveEnvelopes(page: Page) {
  const envelope = {
    id: 'e1',
    from: 'ra•••n',
    greeting: 'Good luck',
    state: 'open',
    kept: false,
    createdAt: 0,
    endsAt: 1,
    share: null,
    openedAt: null,
    number: 'E100001',
  };
  const opened = { ...envelope, id: 'e2', state: 'opened', share: 6.23, openedAt: 0 };
  await onCall(page, 'envelopes', give({ list: [envelope, opened], now: 0, timeZone: 'Asia/Manila' }));
}

/** Every screen in each of its states, named by what a person sees. */
const screens: Screen[] = [
  {
    name: 'home, then the menu over it',
    isFull: true,
    async open(page) {
      await page.goto('/m/home');
      await comeToTheEnd(page);
      await look(page);
      await page.locator('[aria-haspopup=dialog]').click();
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    name: 'home of a member, then the menu and the question before the log-out',
    member: true,
    async open(page) {
      await page.goto('/m/home');
      await comeToTheEnd(page);
      await expect(page.getByText('₱12,480.50')).toBeVisible();
      await look(page);
      await page.locator('[aria-haspopup=dialog]').click();
      await expect(dialog(page)).toBeVisible();
      await look(page);
      await dialog(page)
        .getByRole('button', { name: /^(Log out|تسجيل الخروج)$/ })
        .click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    name: 'home without an answer',
    isFull: true,
    async open(page) {
      await page.goto('/m/help');
      await refuse(page, 'vendors');
      await page.goto('/m/home');
      await expect(articles(page).first()).toBeVisible();
    },
  },
  {
    name: 'deposit orders: how they are paid, by their kind, and what became of them',
    isFull: true,
    member: true,
    async open(page) {
      const kinds = Object.values(waysToPay).map((instructions) => ({
        instructions,
        endsAt: Date.UTC(2100, 0, 1),
      }));
      await lookAtDeposits(page, kinds, async () => {
        await expect(page.getByRole('timer')).toBeVisible();
        await scrollToEnd(page);
      });
      await page.unrouteAll();
      const states = Object.keys(depositTable.rows).map((state) => ({
        state,
        instructions: null,
        balance: { before: 1_234_567.89, after: 1_235_067.89 },
      }));
      await lookAtDeposits(page, states, async () => {
        await expect(page.locator('main h2')).toBeVisible();
        await scrollToEnd(page);
      });
    },
  },
  {
    name: 'an order of a deposit, its receipts, and nothing to send',
    member: true,
    async open(page) {
      await onCall(page, 'depositOrder', give(depositOrderOf({ state: 'failed', instructions: null })));
      await page.goto('/m/voucherCenter?order=d1');
      await expect(page.locator('main h2')).toBeVisible();
      await scrollToEnd(page);
      await look(page);
      await page.locator('main button:has(.lucide-receipt-text)').click();
      await page.locator('input[type=file]').setInputFiles([
        { name: 'slip.heic', mimeType: 'image/heic', buffer: Buffer.from('x') },
        { name: 'slip.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') },
      ]);
      await expect(page.locator('main li [role=alert]')).toHaveCount(2);
      await page.locator('[type=submit]').click();
      await expect(page.locator('[aria-invalid=true]')).toBeVisible();
    },
  },
  {
    name: 'login, by SMS, with field errors, and refused, with captcha',
    async open(page) {
      const name = `nobody${Math.random()}`.replace('.', '').slice(0, 18);
      const method = page.locator('form [aria-pressed=false]');
      await page.goto('/m/login');
      await expect(page.locator('form')).toBeVisible();
      await look(page);
      await method.click();
      await expect(page.locator('form [autocomplete=one-time-code]')).toBeVisible();
      await look(page);
      await method.click();
      await page.locator('form [type=submit]').click();
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(2);
      await look(page);
      for (let attempt = 0; attempt < 3; attempt += 1) {
        await page.locator('[name=username]').fill(name);
        await page.locator('[name=password]').fill('wrong password');
        const answered = page.waitForResponse('**/wps/session/login');
        await page.locator('form [type=submit]').click();
        await answered;
        await expect(page.locator('form [type=submit]')).toBeEnabled();
      }
      await expect(page.locator('form img')).toBeVisible();
    },
  },
  {
    name: 'registration with every field, then with field errors',
    async open(page) {
      await page.goto('/m/loginTerms');
      await page.evaluate(() => sessionStorage.clear());
      await onCall(page, 'registerSettings', give(registrationVariants.everyField.settings));
      await page.goto('/m/register');
      await expect(page.locator('form input[type=password]')).toHaveCount(3);
      await look(page);
      await page.locator('form [name=notBarred]').check();
      await page.locator('form [type=submit]').click();
      await expect(page.locator('form [aria-invalid=true]')).toHaveCount(9);
    },
  },
  {
    name: 'forgotten password, then its code',
    async open(page) {
      await onCall(page, 'forgotByEmail', give({ expirationTime: 0 }));
      await page.goto('/m/forget');
      await expect(page.locator('form')).toBeVisible();
      await look(page);
      await page.locator('form [autocomplete=username]').fill('maria@example.ph');
      await page.locator('form [type=submit]').click();
      await expect(page.locator('form input[type=password]')).toHaveCount(2);
      await page.locator('form [type=submit]').click();
      await expect(page.locator('form [aria-invalid=true]')).toHaveCount(2);
    },
  },
  {
    name: 'trial, terms, an opened account that is taken over, the app, the languages and the limits',
    async open(page) {
      await page.goto('/m/trail');
      await expect(page.getByRole('checkbox')).toBeVisible();
      await look(page);
      await moveTo(page, '/m/registerTerms');
      await expect(page.getByRole('article')).toBeVisible();
      await look(page);
      await moveTo(page, '/m/login?page=takeAccount');
      await expect(page.locator('form [name=agreed]')).toBeEnabled();
      await page.locator('form [name=agreed]').check();
      await page.locator('form [name=notBarred]').check();
      await page.locator('form [type=submit]').click();
      await expect(page.locator('form [aria-invalid=true]').first()).toBeVisible();
      await look(page);
      await moveTo(page, '/m/app');
      await expect(page.locator('main img[src^="data:"]')).toBeVisible();
      await look(page);
      await moveTo(page, '/m/languages');
      await expect(page.getByRole('radio', { checked: true })).toBeAttached();
      await look(page);
      await moveTo(page, '/m/ipLimit');
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      await look(page);
      await moveTo(page, '/m/serviceLimit');
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'pages of an account',
    member: true,
    async open(page) {
      await page.goto('/m/member/home');
      for (const path of ['set', 'myAccount/index', 'securityCenter', 'changePsw']) {
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        await look(page);
        await moveTo(page, `/m/${path}`);
      }
      await page.locator('form [type=submit]').click();
      await expect(page.locator('form [aria-invalid=true]')).toHaveCount(2);
    },
  },
  {
    name: 'the limits: none, one that is to be raised, a question, no amount',
    member: true,
    async open(page) {
      const at = Date.UTC(2036, 0, 16, 12);
      const protection = {
        now: at,
        timeZone: 'Asia/Manila',
        standing: { state: 'playing', until: null },
        limits: [],
        waitHours: 24,
        confirmHours: 168,
        returnWaitHours: 24,
        offer: 'first',
        breakDays: [1, 7],
        exclusionMonths: [6, 12],
        realityCheck: { minutes: 60, most: 60, own: null },
      };
      const limit = {
        kind: 'deposit',
        period: 'day',
        state: 'raiseReady',
        amount: 1_000,
        used: 400,
        left: 600,
        resetsAt: at,
        next: { amount: 1_234_567.89, readyAt: at, lapsesAt: at },
      };
      await onCall(page, 'protection', give(protection));
      await page.goto('/m/limits');
      await expect(page.getByRole('textbox')).toBeVisible();
      await look(page);
      await onCall(page, 'protection', give({ ...protection, limits: [limit] }));
      await page.reload();
      await page.getByRole('textbox').fill('1e3');
      await page.locator('main [type=submit]').click();
      await expect(page.locator('form [aria-invalid=true]')).toHaveCount(1);
      await look(page);
      await page.getByRole('textbox').fill('1000.01');
      await page.locator('main [type=submit]').click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    name: 'newer terms: the question, why it came to nothing, what was accepted',
    member: true,
    async open(page) {
      const terms = {
        kind: 'register',
        version: '2026-02',
        effectiveFrom: '2026-02-01',
        change: 'Fees are named.',
        sections: [{ heading: 'Who may sign up', paragraphs: ['Adults.'] }],
      };
      const accepted = [{ version: '2026-01', at: Date.UTC(2036, 0, 16, 12) }];
      await onCall(page, 'ownTerms', give({ terms, due: true, accepted }));
      await onCall(page, 'acceptTerms', (route) => route.abort());
      await page.goto('/m/registerTerms');
      const buttons = page.locator('main article ~ div button');
      await expect(buttons).toHaveCount(2);
      await look(page);
      await buttons.last().click();
      await expect(page.locator('main [role=alert]').filter({ hasText: /\S/ })).toBeVisible();
    },
  },
  {
    name: 'a break: its lengths, its proof',
    member: true,
    async open(page) {
      await page.goto('/m/limits?page=break');
      await expect(page.locator('main fieldset')).toHaveCount(2);
      await look(page);
      await page.locator('main fieldset').last().getByRole('button').first().click();
      await expect(page.locator('main [type=password]')).toBeVisible();
    },
  },
  {
    name: 'offers and news: to choose, and during a break',
    member: true,
    async open(page) {
      const off = { site: false, inbox: false, email: true, sms: false };
      const given = { casino: off, betting: off, bingo: off, lottery: off };
      await onCall(page, 'consents', give({ given, version: 4, mayGive: true }));
      await page.goto('/m/limits?page=consent');
      await expect(page.locator('main input[type=checkbox]:enabled')).toHaveCount(16);
      await look(page);
      await onCall(page, 'consents', give({ given, version: 4, mayGive: false }));
      await page.reload();
      await expect(page.locator('main input[type=checkbox]:enabled')).toHaveCount(4);
    },
  },
  {
    name: 'payment password: there, locked, chosen',
    member: true,
    async open(page) {
      const state = { isSet: true, triesLeft: 5, lockedUntil: null, changedAt: 1, now: Date.now() };
      await onCall(page, 'paymentPassword', give(state));
      await page.goto('/m/securityCenter?page=paymentPassword');
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      await look(page);
      await onCall(page, 'paymentPassword', give({ ...state, lockedUntil: Date.now() + 1_200_000 }));
      await page.reload();
      await expect(page.getByRole('timer')).toBeVisible();
      await look(page);
      await onCall(page, 'paymentPassword', give({ ...state, isSet: false, changedAt: null }));
      await page.reload();
      await page.locator('form input').first().fill('Araw2026!');
      await look(page);
      await page.locator('form [type=submit]').click();
      await page.locator('form input[inputmode=numeric]').first().fill('123456');
      await page.locator('form [type=submit]').click();
      await expect(page.locator('form [aria-invalid=true]')).not.toHaveCount(0);
    },
  },
  {
    name: 'payout accounts, then another one',
    member: true,
    async open(page) {
      const account = {
        id: 'a1',
        kind: 'eWallet',
        institution: 'GCASH',
        name: 'GCash',
        icon: '',
        number: '•••• 4821',
        holder: 'Maria Santos',
        isDefault: true,
        usableAt: 0,
        inReview: false,
        inUse: true,
      };
      const institution = {
        code: 'GCASH',
        kind: 'eWallet',
        name: 'GCash',
        icon: '',
        pattern: '',
        hint: '0917',
      };
      const waiting = {
        ...account,
        id: 'a2',
        isDefault: false,
        inReview: true,
        usableAt: Date.UTC(2036, 0, 1),
      };
      const accounts = {
        list: [account, waiting],
        most: 5,
        holder: 'Maria Santos',
        institutions: [institution, { ...institution, code: 'BDO', kind: 'bank', name: 'BDO' }],
        waitingHours: 24,
      };
      await onCall(page, 'payoutAccounts', give(accounts));
      await page.goto('/m/withdraw?page=accounts');
      for (const more of await page.locator('main li button').all()) await more.click();
      await look(page);
      await page.getByRole('main').getByRole('button').last().click();
      await page.locator('form').getByRole('textbox').first().fill('');
      await page.locator('main [type=submit]').click();
      await expect(page.locator('form [aria-invalid=true]')).toHaveCount(1);
    },
  },
  {
    name: 'transfer to the superior: amount, review, payment password',
    member: true,
    async open(page) {
      const info = { id: '1', account: 'maria', type: 0, regDate: 0, toUpline: true };
      await onCall(page, 'memberInfo', give(info));
      const upline = {
        account: 'ra•••n',
        since: Date.UTC(2025, 2, 1),
        withdrawable: 9_980.5,
        least: 200,
        most: 5_000,
        hasPaymentPassword: true,
        demands: [],
        now: Date.now(),
      };
      await onCall(page, 'upline', give(upline));
      await page.goto('/m/upLine/transfer');
      await page.getByRole('textbox').fill('12000');
      await page.locator('main [type=submit]').click();
      await expect(page.locator('form [aria-invalid=true]')).toHaveCount(1);
      await look(page);
      await page.getByRole('textbox').fill('500');
      await page.locator('main [type=submit]').click();
      await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
      await look(page);
      await page.getByRole('main').getByRole('button').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'a transfer to a subordinate, then an envelope rain',
    agent: true,
    async open(page) {
      await page.goto('/m/redRain?page=transfer');
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
      await look(page);
      const recipient = { account: 'jose', type: 2, direct: true };
      const means = { withdrawable: 5_000, least: 1, hasPaymentPassword: true, demands: [], now: 0 };
      await onCall(page, 'downlineTransfer', give({ ...means, recipient, masked: 'j•••e' }));
      await moveTo(page, '/m/redRain?page=transfer&account=jose');
      await page.getByRole('textbox').first().fill('12000');
      await page.locator('main [type=submit]').click();
      await expect(page.locator('form [aria-invalid=true]')).toHaveCount(1);
      await look(page);
      await page.getByRole('textbox').first().fill('500');
      await page.locator('main [type=submit]').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await look(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      const open = {
        id: 'e1',
        number: 'E100001',
        audience: 'all',
        split: 'drawn',
        greeting: 'Good luck',
        total: 1_234_567.89,
        left: 20,
        shares: 3,
        opened: 1,
        state: 'open',
        createdAt: 0,
        endsAt: 1,
        endedAt: null,
      };
      const over = { ...open, id: 'e2', state: 'ended', endedAt: 1 };
      const known = { ...means, direct: 14, all: 128, timeZone: 'Asia/Manila', list: [open, over] };
      await onCall(page, 'envelopeRain', give(known));
      await moveTo(page, '/m/redRain');
      await expect(page.locator('form input').nth(1)).toBeEditable();
      const fields = page.locator('form input');
      await fields.nth(1).fill('12000');
      await page.locator('main [type=submit]').click();
      await expect(page.locator('form [aria-invalid=true]')).toHaveCount(1);
      await look(page);
      await page.locator('section li button').first().click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await look(page);
      await page.getByRole('alertdialog').getByRole('button').first().click();
      await page.locator('form fieldset').first().getByRole('button').last().click();
      await page.locator('form button[aria-describedby], form button:has(svg)').first().click();
      await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible();
      await look(page);
      await page.getByRole('dialog').getByRole('button').last().click();
      await page.locator('form fieldset').first().getByRole('button').first().click();
      await fields.nth(1).fill('500');
      await page.locator('main [type=submit]').click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'accounts and addresses of an agent, rebates and contracts of subordinates',
    agent: true,
    async open(page) {
      await page.goto('/m/agentRegister');
      await page.locator('form fieldset input').first().fill('99');
      await page.locator('main [type=submit]').click();
      await expect(page.locator('form [aria-invalid=true]').first()).toBeVisible();
      await look(page);
      const address = {
        id: '1',
        url: '/m/register?affiliateCode=CEBU',
        code: 'CEBU',
        registrations: 2,
        label: 'Cebu flyers',
        type: 0,
        rebates: { RNG: 0.5, LIVE: 0.4 },
        createdAt: 0,
        latestAt: 0,
        deletedAt: null,
      };
      await onCall(page, 'affiliateUrls', give({ list: [address, { ...address, id: '2', deletedAt: 1 }] }));
      await moveTo(page, '/m/agentRegister?page=addresses');
      await page.locator('article [aria-expanded]').first().click();
      await expect(page.locator('article img[src^="data:"]')).toBeVisible();
      await look(page);
      await page.locator('main button').last().click();
      await expect(page.locator('form')).toBeVisible();
      await look(page);
      await moveTo(page, '/m/member/agent/agentRebeat');
      await expect(page.locator('main a[href*=account]').first()).toBeVisible();
      await look(page);
      await moveTo(page, '/m/member/agent/agentRebeat?account=armando');
      await page.locator('form input').first().fill('99');
      await page.locator('main [type=submit]').click();
      await expect(page.locator('form [aria-invalid=true]').first()).toBeVisible();
      await look(page);
      const given = {
        ...offeredContract,
        account: 'armando',
        status: 'active',
        carries: true,
        lapsesAt: null,
        endedAt: null,
        actions: ['end'],
        owed: 1,
        lastPaid: { at: 0, amount: 1 },
      };
      const counts = { all: 1, waiting: 0, inForce: 1, ended: 0 };
      await onCall(
        page,
        'givenContracts',
        give({ list: [given], totalPages: 2, counts, owed: 1, timeZone: 'Asia/Manila' }),
      );
      await moveTo(page, '/m/member/agent/agentDivident');
      await page.locator('article button').first().click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await look(page);
      await moveTo(page, '/m/member/agent/agentDivident?account=armando');
      await page.locator('main [type=submit]').click();
      await expect(page.locator('form [aria-invalid=true]').first()).toBeVisible();
    },
  },
  {
    name: "an agent's home, an alert to a contract, and the contract",
    agent: true,
    async open(page) {
      await page.goto('/m/agent/home');
      await expect(page.getByRole('definition')).toHaveText([/\d/, /\d/, /\d/, /\d/]);
      await look(page);
      await onCall(page, 'memberFunds', give({ dailysalreqtype: '7' }));
      await onCall(page, 'dailySalaryInfo', give(offeredContract));
      await page.reload();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await look(page);
      await moveTo(page, '/m/member/agent/getSalaryContract');
      await expect(page.getByRole('table')).toBeVisible();
    },
  },
  {
    name: 'messages, customer service with a fault in the feedback, help and inbox',
    member: true,
    async open(page) {
      await page.goto('/m/message');
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(5);
      await look(page);
      await moveTo(page, '/m/service');
      await page.locator('form [type=submit]').click();
      await expect(page.locator('form [aria-invalid=true]')).toBeVisible();
      await look(page);
      await moveTo(page, '/m/help?i=1&q=0');
      await expect(page.getByRole('article')).toBeVisible();
      await look(page);
      await moveTo(page, '/m/webEmail');
      await page.locator('main [aria-expanded]').first().click();
      await expect(page.locator('main [aria-expanded=true]')).toBeVisible();
      await look(page);
      await giveEnvelopes(page);
      await moveTo(page, '/m/webEmail?page=envelopes');
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
    },
  },
  {
    name: 'envelopes that wait, over home and in the reward centre',
    member: true,
    isFull: true,
    async open(page) {
      await giveEnvelopes(page);
      await onCall(page, 'announcements', give({ footer: { unreadCount: 0, envelopes: 1 } }));
      await page.goto('/m/home');
      await expect(page.getByRole('complementary').getByRole('link')).toHaveCount(2);
      await look(page);
      await moveTo(page, '/m/rewardCenter');
      await expect(page.getByRole('main').locator('a[href$="envelopes"]')).toBeVisible();
    },
  },
  {
    name: 'game list, its filters, and without games',
    async open(page) {
      await page.goto('/m/gameList?gameType=RNG');
      await expect(articles(page).first()).toBeVisible();
      await look(page);
      await page.locator('[aria-haspopup=dialog]').click();
      await expect(dialog(page)).toBeVisible();
      await look(page);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await page.getByRole('searchbox').fill('no game is called so');
      await expect(page.getByRole('main').locator('ul[aria-label] button')).toBeVisible();
      await expect(page.getByRole('feed')).toHaveCount(0);
    },
  },
  {
    name: 'game list that failed',
    isFull: true,
    async open(page) {
      await askAtFirst(page);
      await refuse(page, 'gameList');
      await page.goto('/m/gameList?gameType=RNG');
      await expect(page.getByRole('alert').getByRole('button')).toBeVisible();
    },
  },
  {
    name: 'categories',
    async open(page) {
      await page.goto('/m/rng');
      for (const path of ['live', 'sports']) {
        await expect(page.locator('main img').first()).toBeVisible();
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        await look(page);
        await moveTo(page, `/m/${path}`);
      }
      await expect(page.getByRole('main').getByRole('region').first()).toBeVisible();
    },
  },
  {
    name: 'the points mall, a piece with its errors, orders and history',
    member: true,
    async open(page) {
      const main = page.getByRole('main');
      await page.goto('/m/mall/mallHome');
      await expect(main.getByRole('list').getByRole('link')).not.toHaveCount(0);
      await look(page);
      await moveTo(page, '/m/mall/mallHome?goods=parol');
      await main.locator('button[type=submit]').click();
      await expect(main.locator('[aria-invalid=true]')).toHaveCount(7);
      await look(page);
      await onCall(page, 'goodsOrders', give(ownGoodsOrders));
      await moveTo(page, '/m/mall/mallHome?page=orders');
      await main.locator('summary').first().click();
      await look(page);
      await moveTo(page, '/m/mall/mallHome?page=history');
      await expect(main.getByRole('listitem').first()).toBeVisible();
    },
  },
  {
    name: 'levels, missions, rewards, ranks, the invitation, the rebate and past claims of it',
    member: true,
    async open(page) {
      await onCall(page, 'benefits', give(ownLevel));
      await page.goto('/m/member/benefits');
      await expect(page.getByRole('table')).toHaveCount(2);
      await look(page);
      await onCall(page, 'missions', give(missionsOfToday));
      await moveTo(page, '/m/leaderBoard');
      await expect(page.getByRole('progressbar').first()).toBeVisible();
      await look(page);
      await moveTo(page, '/m/rewardCenter');
      await expect(page.getByRole('main').getByRole('link')).toBeVisible();
      await look(page);
      await onCall(page, 'rank', give(betRanks));
      await moveTo(page, '/bet-rank');
      await expect(page.getByRole('table')).toBeVisible();
      await look(page);
      await onCall(page, 'invitation', give(ownInvitation));
      await moveTo(page, '/m/inviteFriends');
      await expect(page.getByRole('main').getByRole('img')).toBeVisible();
      await look(page);
      await onCall(page, 'rebate', give(earnedRebate));
      await moveTo(page, '/m/member/manualRebate');
      await expect(page.getByRole('table')).toBeVisible();
      await look(page);
      await onCall(page, 'rebateRecord', give(rebateRecord));
      await moveTo(page, '/m/member/rebateReport');
      await page.getByText('R100001').click();
      await expect(page.getByRole('table')).toBeVisible();
    },
  },
  {
    name: 'lottery',
    member: true,
    async open(page) {
      await page.goto('/m/lotto-h5/mobile/Entertainment/games/SWL-001?prize_mode=Elott');
      const lottery = page.frameLocator('iframe');
      await expect(lottery.getByRole('heading', { level: 1 })).toBeVisible();
      await lottery.locator('summary').click();
    },
  },
  {
    name: 'records, their calendar and a bet',
    member: true,
    async open(page) {
      await answerRecords(page);
      await page.goto('/m/transaction/record');
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
      await look(page);
      for (const path of ['/m/vouReport', '/m/withdrawReport']) {
        await moveTo(page, path);
        await expect(page.getByRole('main').locator('li a').nth(5)).toBeVisible();
        await look(page);
      }
      await moveTo(page, '/m/profitandloss');
      await expect(page.getByRole('table')).toBeVisible();
      await look(page);
      await moveTo(page, '/m/gameRecord');
      const bets = page.getByRole('main').locator('li [aria-haspopup=dialog]');
      await expect(bets).toHaveCount(betStates.length);
      await look(page);
      await page.locator('fieldset [aria-haspopup=dialog]').click();
      await expect(dialog(page).getByRole('grid')).toBeVisible();
      await look(page);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await bets.first().click();
      await expect(dialog(page).locator('a')).toBeVisible();
    },
  },
  {
    name: 'figures of a team, their meaning, its subordinates, its bets, and the income by it',
    agent: true,
    async open(page) {
      await page.goto('/m/agent/team/overview');
      await expect(page.getByRole('table')).toBeVisible();
      await page.getByRole('main').getByRole('term').getByRole('button').first().click();
      await look(page);
      await moveTo(page, '/m/agent/team/overview?by=subordinate&account=armando');
      await expect(page.getByRole('table')).toBeVisible();
      await look(page);
      await moveTo(page, '/m/agent/team/pnl?account=nobody');
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      await look(page);
      await moveTo(page, '/m/agent/team/pnl');
      await expect(page.getByRole('table')).toBeVisible();
      await look(page);
      await moveTo(page, '/m/teamBetting?period=30days');
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
      await look(page);
      await moveTo(page, '/m/member/team?scope=all&kind=agent');
      await expect(page.getByRole('main').locator('li a').first()).toBeVisible();
      await look(page);
      await page.getByRole('main').locator('[aria-haspopup=dialog]').click();
      await expect(dialog(page)).toBeVisible();
      await look(page);
      await moveTo(page, '/m/member/team?member=armando');
      await expect(page.getByRole('main').getByRole('definition').first()).toBeVisible();
    },
  },
  {
    name: 'commission by day, then by subordinate',
    agent: true,
    async open(page) {
      await page.goto('/m/member/teamRebate');
      await expect(page.getByRole('table')).toBeVisible();
      await look(page);
      await moveTo(page, '/m/member/teamRebate?by=subordinate');
      await expect(page.getByRole('table')).toBeVisible();
    },
  },
  {
    name: 'game without a balance',
    isFull: true,
    member: true,
    async open(page) {
      await page.route(`**${calls.wallet.path}*`, give({ sumBalance: 0, currencySymbol: '₱' }));
      await tapGame(page);
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    name: 'game frame, then with a bet that lacks the money',
    member: true,
    async open(page) {
      await page.route(`**${calls.wallet.path}*`, give({ sumBalance: 12.5, currencySymbol: '₱' }));
      await openGame(page);
      await look(page);
      await page
        .frames()
        .find((frame) => frame.url().includes('/play/'))
        ?.evaluate(() =>
          window.parent.postMessage({ type: 'play.moneyShort', stake: 500, stakes: [5, 500] }, '*'),
        );
      await expect(dialog(page).getByRole('definition')).toHaveCount(3);
    },
  },
  {
    name: 'my collection, empty, then a game that was refused',
    isFull: true,
    member: true,
    async open(page) {
      await page.goto('/m/gameList?type=fav');
      await expect(page.getByRole('main').locator('[aria-pressed=true]')).toBeVisible();
      await expect(page.getByRole('feed')).toHaveCount(0);
      await look(page);
      await refuse(page, 'launchGame');
      await moveTo(page, '/m/gameList?gameType=RNG');
      await articles(page).first().getByRole('button').first().click();
      await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'announcements, promotions, one of them, and an application',
    member: true,
    async open(page) {
      await page.goto('/m/loginTerms');
      for (const path of ['notice', 'activity']) {
        await moveTo(page, `/m/${path}`);
        await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
        await look(page);
        await moveTo(page, `/m/${path}?index=1`);
        await expect(page.getByRole('article')).toBeVisible();
        await look(page);
      }
      await moveTo(page, '/m/notice?index=text');
      await expect(page.getByRole('main')).toContainText(/\S/);
      await look(page);
      await moveTo(page, '/m/activity?promotion=share-your-win');
      await page.locator('main button').last().click();
      await page.locator('main [type=submit]').click();
      await expect(page.locator('form [aria-invalid=true]')).toBeVisible();
    },
  },
  {
    name: 'announcement popup',
    member: true,
    async open(page) {
      await page.goto('/m/loginTerms');
      const { origin } = new URL(page.url());
      await setPopups(origin, true);
      await page.goto('/m/home');
      await expect(dialog(page)).toBeVisible();
      await setPopups(origin, false);
    },
  },
  {
    name: 'deposits',
    member: true,
    async open(page) {
      const open = { ...depositOrder, endsAt: Date.now() + 700_000 };
      await page.goto('/m/loginTerms');
      const { origin } = new URL(page.url());
      await setSetting(origin, 'protectionProfile', { value: 'spec' });
      await setSetting(origin, 'cryptoPayments', { value: 'on' });
      await answerCashIn(page, { open: [open, depositOrder], lastMethod: 'USDT' });
      await page.goto('/m/voucherCenter');
      await page.getByRole('group').getByRole('button', { name: '₱1,000', exact: true }).click();
      await expect(page.getByRole('definition')).toHaveCount(5);
      await look(page);
      await page.getByRole('button', { name: /^USDT/ }).click();
      await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(8);
      await look(page);
      await page.getByRole('dialog').getByRole('button', { name: 'GCash' }).click();
      await setSetting(origin, 'cryptoPayments', { value: 'off' });
      await setSetting(origin, 'protectionProfile', { value: 'ph' });
      await page.getByRole('main').getByRole('textbox').fill('99');
      await page.getByRole('main').locator('[type=submit]').click();
      await expect(page.getByRole('alert').filter({ hasText: 'GCash' })).toBeVisible();
      await look(page);
      await onCall(page, 'createDeposit', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 409, json: orderOpen })
          : route.fallback(),
      );
      await page.getByRole('main').getByRole('textbox').fill('500');
      await page
        .getByRole('main')
        .getByRole('button', { name: /500\.00.*GCash/ })
        .and(page.locator('[type=submit]'))
        .click();
      await expect(page.getByRole('alertdialog').getByRole('button')).toHaveCount(3);
    },
  },
  {
    name: 'deposits that something stands before',
    isFull: true,
    member: true,
    async open(page) {
      const demands = ['email', 'selfExcluded'].map((kind, index) => ({
        kind,
        text: 'Something stands before this. '.repeat(4),
        until: index === 0 ? null : Date.UTC(2026, 10, 30),
      }));
      const closed = ({ methods }: CashIn) => methods.map((method) => ({ ...method, open: false }));
      for (const change of [
        { demands },
        { open: [depositOrder], mostOpen: 1 },
        (before: CashIn) => ({ methods: closed(before) }),
      ]) {
        await answerCashIn(page, change);
        await page.goto('/m/voucherCenter');
        await expect(
          page
            .getByRole('main')
            .getByRole('heading', { level: 2 })
            .or(page.getByRole('main').getByRole('list'))
            .first(),
        ).toBeVisible();
        await look(page);
      }
      await answerCashIn(page, null);
      await page.goto('/m/voucherCenter');
      await expect(page.getByRole('alert')).toContainText(/\S/);
    },
  },
  {
    name: 'withdrawal: its form with all there is, a fault, the review, the payment password over it, and its order',
    member: true,
    async open(page) {
      await openWithdrawal(page);
      await page.locator('summary').last().click();
      await page.getByRole('button', { name: /^(Change|تغيير)$/ }).click();
      await page.getByRole('main').getByRole('textbox').fill('99999');
      await page.locator('button[type=submit]').click();
      await expect(page.getByRole('alert').filter({ hasText: /₱/ })).toBeVisible();
      await look(page);
      await page.getByRole('main').getByRole('textbox').fill('5000');
      await page.locator('button[type=submit]').click();
      await expect(page.getByRole('main').locator('h2')).toBeVisible();
      await look(page);
      await page.getByRole('main').getByRole('button').last().click();
      await expect(dialog(page).getByRole('textbox').first()).toBeFocused();
      await look(page);
      const reviewed = { state: 'rejected', reason: 'The name on the account differs', actions: [] };
      await onCall(page, 'withdrawalOrder', (route) => {
        const id = new URL(route.request().url()).searchParams.get('id');
        return give(withdrawalOrderOf(id === 'w2' ? reviewed : {}))(route);
      });
      await page.goto('/m/withdraw?order=w2');
      await expect(page.getByRole('main').locator('ol')).toBeVisible();
      await look(page);
      await moveTo(page, '/m/withdraw?order=w1');
      await expect(page.getByRole('main').locator('ol')).toBeVisible();
      await expect(page.getByText(reviewed.reason)).toHaveCount(0);
    },
  },
  {
    name: 'no internet, maintenance, a restricted region',
    async open(page) {
      const alert = page.getByRole('main').getByRole('alert');
      // Start without a status: the app keeps one once it has it.
      for (const change of [null, { maintenance: true }, { regionRestriction: true }]) {
        await answerStatus(page, change);
        await page.goto('/m/home');
        await expect(alert).toBeVisible();
        if (!change?.regionRestriction) await look(page);
        await page.unrouteAll();
      }
    },
  },
];

/** Inlines a changed status in the page; null inlines none and leaves the status call unanswered. */
async function answerStatus(page: Page, change: object | null) {
  await page.route('**/m/home', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /(<script type="application\/json" id="startup">)(.*?)(<\/script>)/s,
      (_, open: string, json: string, close: string) => {
        const startup = JSON.parse(json);
        startup.status = change === null ? undefined : { ...startup.status, ...change };
        return open + JSON.stringify(startup).replaceAll('<', '\\u003c') + close;
      },
    );
    await route.fulfill({ response, body: undrawn(body) });
  });
  await page.route(`**${calls.systemStatus.path}*`, async (route) => {
    if (change === null) return route.abort('internetdisconnected');
    const response = await route.fetch();
    const answer = await response.json();
    return route.fulfill({ response, json: { ...answer, value: { ...answer.value, ...change } } });
  });
}

for (const { called, language, dir, theme, tag } of looks) {
  for (const screen of screens) {
    const tags = screen.isFull ? '@full' : tag;
    test(`axe finds nothing${called}: ${screen.name}`, { tag: tags }, async ({ page }) => {
      if (screen.member) await signInAs(page, 'maria');
      if (screen.agent) await signInAs(page, 'jose');
      await page.addInitScript(
        ([chosen, code]) => {
          if (window.origin === 'null') return;
          localStorage.setItem('theme', chosen);
          localStorage.setItem('language', code);
        },
        [theme, language] as const,
      );
      await screen.open(page);
      await expect(page.locator('html')).toHaveAttribute('dir', dir);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await look(page);
    });
  }
}

test('[SHELL-01] the keyboard skips to the content, and a new page starts at its heading', async ({
  page,
}) => {
  await page.goto('/m/home');
  await expect(articles(page).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  for (const [link, heading] of [
    ['More: Games', 'All games'],
    ['Home', 'Home'],
    ['Support', 'Customer service'],
    ['Account', 'Member centre'],
  ] as const) {
    if (link === 'Home') await page.goBack();
    else {
      await page.getByRole('link', { name: link, exact: true }).focus();
      await page.keyboard.press('Enter');
    }
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
  }
});

test('dialogs trap the focus and return it', { tag: '@full' }, async ({ page }) => {
  await enterAs(page, 'maria');
  const menuButton = page.getByRole('button', { name: 'Open menu' });
  const focusIsIn = (name: string) =>
    expect(page.getByRole('dialog', { name }).locator(':focus')).toHaveCount(1);

  await menuButton.focus();
  await page.keyboard.press('Enter');
  await focusIsIn('Menu');
  for (let tabs = 0; tabs < 15; tabs += 1) {
    await page.keyboard.press('Tab');
    await focusIsIn('Menu');
  }
  await page.keyboard.press('Escape');
  await expect(menuButton).toBeFocused();

  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Log out' }).focus();
  await page.keyboard.press('Enter');
  const prompt = page.getByRole('alertdialog', { name: 'Prompt' });
  await expect(prompt.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(prompt).toHaveCount(0);
  await expect(menuButton).toBeFocused();

  await page.goto('/m/gameList');
  const filter = page.getByRole('button', { name: 'Filter' });
  await filter.focus();
  await page.keyboard.press('Enter');
  await focusIsIn('Filter games');
  await page.keyboard.press('Escape');
  await expect(filter).toBeFocused();

  const tile = page.getByRole('button', { name: 'Play Manila Gold Rush' });
  await tile.focus();
  await page.keyboard.press('Enter');
  await gameFrame(page, 'Manila Gold Rush');
  await focusIsIn('Manila Gold Rush');
  await page.getByRole('button', { name: 'Leave the game' }).focus();
  await page.keyboard.press('Enter');
  await expect(tile).toBeFocused();
});

async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let tabs = 0; tabs < 30 && !(await isFocused()); tabs += 1) await page.keyboard.press(key);
  await expect(target).toBeFocused();
}

test(
  '[LOGIN-02] [REG-18] a visitor registers and logs in with the keyboard alone',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await sandbox.setRegisterVariant('threeFields');
    const [name, password] = [freshName(), 'Own-password-1'];
    const { field, consent, declaration, submit } = registerForm(page);
    await page.goto('/m/register');
    await tabTo(page, field('Username'));
    for (const text of [name, password]) {
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
    }
    await expect(field('Confirm password')).toBeFocused();
    await page.keyboard.type(password);
    await tabTo(page, consent);
    await page.keyboard.press('Space');
    await expect(submit).toBeDisabled();
    await page.keyboard.press('Space');
    await tabTo(page, declaration);
    await page.keyboard.press('Space');
    await tabTo(page, submit);
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'No limit now' }));
    await page.keyboard.press('Enter');
    await expectPlayer(page, name);

    await tabTo(page, page.getByRole('button', { name: 'Open menu' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'Log out' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('alertdialog').getByRole('button', { name: 'Submit' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Log in' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeFocused();
    await tabTo(page, page.getByRole('textbox', { name: 'Username' }));
    await page.keyboard.type(name);
    await tabTo(page, page.getByLabel('Password', { exact: true }));
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expectPlayer(page, name);
  },
);
