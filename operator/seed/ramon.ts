import { referralCodeOf } from '#operator/agents/referralCodes.ts';
import { createAffiliateUrl, deleteAffiliateUrl, affiliateUrls } from '#operator/agents/affiliateUrls.ts';
import { openDownlineAccount } from '#operator/agents/openAccount.ts';
import { decideContract, requiredContracts } from '#operator/contracts/contracts.ts';
import { offerByHouse, offerContract } from '#operator/contracts/offers.ts';
import { goods, goodsOrders } from '#operator/database/tables/mall.tables.ts';
import type { CatalogueGame } from '#operator/games/catalogue.ts';
import { readWholeInbox } from '#operator/inbox/inbox.ts';
import { decideOnOrder, type OrderDecision } from '#operator/mall/desk.ts';
import { redeem } from '#operator/mall/orders.ts';
import { transferDownline } from '#operator/payments/transfers/downlineTransfer.ts';
import { sendRain } from '#operator/payments/envelopes/envelopes.ts';
import { claimRebate, rebatePage } from '#operator/rewards/rebates.ts';
import type { ContractKind, ContractTerm } from '@araw/contract/agents/agent';
import { demoPassword, demoPaymentPassword } from './demoAccounts.ts';
import type { Life } from './life.ts';
import { openNewest } from './maria.ts';
import { eq } from 'drizzle-orm';

const ramon = 'ramon';
const language = 'EN';

const term = (amount: number, activeMembers: number, rate: number): ContractTerm => ({
  amount,
  activeMembers,
  rate,
});

const dailyTerms = [term(3_000, 3, 0.8), term(6_000, 4, 1.2), term(12_000, 6, 1.6)];
const betterDailyTerms = [term(3_000, 3, 1), term(6_000, 4, 1.5), term(12_000, 6, 2)];
const bestDailyTerms = [term(3_000, 3, 1.2), term(6_000, 4, 1.8), term(12_000, 6, 2.4)];
const dividendTerms = [term(1_000, 3, 4), term(5_000, 5, 8), term(20_000, 8, 12)];
const hourlyTerms = [term(500, 2, 0.2), term(1_000, 3, 0.4)];
/** Below his own on every tier, as required. */
const dailyTermsBelow = [term(3_000, 3, 0.4), term(6_000, 4, 0.6)];
const dividendTermsBelow = [term(1_000, 3, 2), term(5_000, 5, 4)];

/** Monthly contracts, agreed before the first day's month begins so that they pay for all of it. */
export async function agreeOnDividends(life: Life): Promise<void> {
  await offerByHouse(life.context, { account: ramon, kind: 'dividend', terms: dividendTerms });
  life.later(60);
  await answer(life, ramon, 'dividend', true);
  await offer(life, 'jose', 'dividend', dividendTermsBelow);
  life.later(60);
  await answer(life, 'jose', 'dividend', true);
}

/** His actions on a full day of the history, before his line plays. */
export async function liveRamon(life: Life, day: number): Promise<void> {
  life.at(7);
  const logOut = await life.logIn(ramon);
  if (day === 2) {
    await life.prepareWithdrawals(ramon, 'Ramon Dela Cruz', [
      ['GCASH', '09170000002'],
      ['BDO', '0012345678'],
    ]);
  }
  if (day === 3) await life.deposit(ramon, 'GCASH', 5_000, { promotion: 'first-cash-in' });
  if (day === 16) await life.deposit(ramon, 'BPI', 10_000, { end: 'afterReceipt' });
  if (day === 17) await life.deposit(ramon, 'MAYA', 1_000, { end: 'cancelled' });
  await agree(life, day);
  await bringMembers(life, day);
  await giveMoney(life, day);
  const games = await life.games(({ gameType }) => gameType === (day % 2 === 0 ? 'RNG' : 'LIVE'));
  for (const [no, pesos] of [500, 300].entries()) {
    const game = games[(day + no * 3) % 10];
    if (game) await life.play(ramon, game, pesos, day + no);
  }
  if (day === 12 || day === 24 || day === 27) await withdraw(life, day);
  if (day === 12 || day === 13 || day === 15 || day === 18) await headset(life, day);
  if (day % 7 === 6) await claim(life);
  if (day < 28) await readWholeInbox(life.context, await life.id(ramon));
  await logOut();
}

async function withdraw(life: Life, day: number): Promise<void> {
  const id = await life.withdraw(ramon, day === 24 ? 6_000 : 3_000, day === 27 ? 1 : 0);
  if (id === null) return;
  await life.payOut(day === 27 ? 'failed' : 'paid');
  if (day !== 24) return;
  await life.reviewWithdrawal(id, 'approve', 'A regular payout of this agent.');
  await life.payOut();
}

async function claim(life: Life): Promise<void> {
  const id = await life.id(ramon);
  const { sum, through } = await rebatePage(life.context, id, language);
  if (sum > 0) await claimRebate(life.context, id, { key: life.key(), through, language });
}

// Contracts

const agree: (life: Life, day: number) => Promise<void> = async (life, day) => {
  if (day === 0) {
    await offerByHouse(life.context, { account: ramon, kind: 'dailySalary', terms: dailyTerms });
    life.later(1);
    await answer(life, ramon, 'dailySalary', true);
  }
  if (day === 1) {
    await offerByHouse(life.context, { account: ramon, kind: 'hourlySalary', terms: hourlyTerms });
    life.later(1);
    await answer(life, ramon, 'hourlySalary', false);
    await offer(life, 'jose', 'dailySalary', dailyTermsBelow);
    life.later(1);
    await answer(life, 'jose', 'dailySalary', true);
  }
  if (day === 6) {
    await offer(life, 'carmela', 'dividend', dividendTermsBelow);
    life.later(1);
    await answer(life, 'carmela', 'dividend', false);
  }
  if (day === 15) {
    await offerByHouse(life.context, { account: ramon, kind: 'dailySalary', terms: betterDailyTerms });
    life.later(1);
    await answer(life, ramon, 'dailySalary', true);
  }
  if (day === 20) await offer(life, 'gregorio', 'dailySalary', dailyTermsBelow);
};

/** Offers pending when the demo is opened: one of a kind he has a contract for, and one of a kind he hasn't. */
export async function waitingOffers(life: Life): Promise<void> {
  await offerByHouse(life.context, { account: ramon, kind: 'dailySalary', terms: bestDailyTerms });
  await offerByHouse(life.context, { account: ramon, kind: 'hourlySalary', terms: hourlyTerms });
}

async function offer(life: Life, account: string, kind: ContractKind, terms: ContractTerm[]): Promise<void> {
  const request = { key: life.key(), account, kind, terms, carries: false };
  await offerContract(life.context, await life.caller(ramon), request);
}

async function answer(life: Life, holder: string, kind: ContractKind, accept: boolean): Promise<void> {
  const caller = await life.caller(holder);
  const waiting = await requiredContracts(life.context, await life.id(holder));
  await decideContract(life.context, caller, kind, { contractId: waiting[kind], accept }, ['holder']);
}

// Members of his line

const newcomers: Record<number, string> = { 4: 'lito_m', 11: 'grace88', 19: 'boyet' };

async function bringMembers(life: Life, day: number): Promise<void> {
  const { context } = life;
  const id = await life.id(ramon);
  if (day === 1) {
    const address = { key: life.key(), type: 0, rebates: { RNG: 0.3, FISH: 0.2 } } as const;
    await createAffiliateUrl(context, id, { ...address, label: 'Facebook page', code: 'RAMON-FB' });
    await createAffiliateUrl(context, id, {
      key: life.key(),
      type: 1,
      label: 'Agents of the market',
      rebates: { RNG: 0.4 },
      code: 'RAMON-MARKET',
    });
    await createAffiliateUrl(context, id, {
      key: life.key(),
      type: 0,
      label: 'Fiesta flyer',
      rebates: {},
      code: 'RAMON-FIESTA',
    });
  }
  if (day === 21) {
    const flyer = (await affiliateUrls(context.database, id)).find(({ code }) => code === 'RAMON-FIESTA');
    if (flyer) await deleteAffiliateUrl(context, id, { id: flyer.id });
  }
  if (day === 10) {
    const { merchantCode: code } = await life.account(ramon);
    await life.register('tessie', await referralCodeOf(context, { code }, id));
    await life.deposit('tessie', 'MAYA', 500);
  }
  const newcomer = newcomers[day];
  if (newcomer) await life.register(newcomer, day === 19 ? 'RAMON-MARKET' : 'RAMON-FB');
  if (day === 9) {
    await openDownlineAccount(context, id, {
      key: life.key(),
      account: 'nilo_s',
      password: demoPassword,
      type: 0,
      rebates: { RNG: 0.2 },
    });
    await life.keepAsDemo('nilo_s');
  }
}

// Transfers and envelope rains

async function giveMoney(life: Life, day: number): Promise<void> {
  if (day === 8 || day === 18) {
    await transferDownline(life.context, await life.account(ramon), {
      key: life.key(),
      account: day === 8 ? 'maria' : 'benjie',
      amount: day === 8 ? '500' : '300',
      note: day === 8 ? 'Happy birthday!' : 'For the fiesta',
      paymentPassword: demoPaymentPassword,
      language,
    });
  }
  if (day === 7 || day === 15 || day === 23) await rain(life, { shares: 5, amount: '500', hours: 24 });
}

export async function rain(
  life: Life,
  { shares, amount, hours }: { shares: number; amount: string; hours: number },
): Promise<void> {
  await sendRain(life.context, await life.account(ramon), {
    key: life.key(),
    audience: 'all',
    accounts: [],
    shares,
    split: 'equal',
    amount,
    greeting: 'Good luck to the whole team',
    hours,
    paymentPassword: demoPaymentPassword,
    language,
  });
  life.later(30);
  for (const name of ['benjie', 'carmela']) await openNewest(life, name);
}

// The points mall

const headsetSteps: Record<number, OrderDecision> = { 13: 'pack', 15: 'send', 18: 'deliver' };

async function headset(life: Life, day: number): Promise<void> {
  const { context } = life;
  if (day === 12) {
    const [piece] = await context.database.select().from(goods).where(eq(goods.id, 'headset'));
    const address = {
      receiver: 'Ramon Dela Cruz',
      mobile: '09170000002',
      province: 'Bulacan',
      city: 'Malolos',
      barangay: 'Catmon',
      zip: '3000',
      street: '5 Paseo del Congreso',
    };
    await redeem(context, await life.id(ramon), {
      key: life.key(),
      id: 'headset',
      version: piece?.version ?? 1,
      address,
      language,
    });
    return;
  }
  const [order] = await context.database.select().from(goodsOrders).where(eq(goodsOrders.goodsId, 'headset'));
  const decision = headsetSteps[day];
  if (!order || !decision) return;
  const { id, state } = order;
  const parcel = decision === 'send' ? `LBC-${10_000 + day}` : '';
  await decideOnOrder(context, { id, state, decision, reviewer: 'desk-1', reason: '', parcel });
}

// Those who play below him

const regulars = [
  'gregorio',
  'benjie',
  'divina',
  'efren88',
  'honorio',
  'armando',
  'karding',
  'paquito',
  'nardo',
  'zenaida',
  'virginia',
  'quirino',
];

/** His line plays: carmela every day, two of the others in turn, and maria's friend. */
export async function liveTeam(life: Life, day: number): Promise<void> {
  life.at(15.5);
  const games = await life.games(isTeamGame);
  const play = async (name: string, pesos: number, rounds: number) => {
    await life.logIn(name);
    for (let no = 0; no < rounds; no += 1) {
      const turn = day * 3 + no + name.length;
      const game = games[turn % games.length];
      if (game) await life.play(name, game, pesos, turn);
      life.later(4);
    }
  };
  await play('carmela', 500, 2);
  for (const no of [0, 1]) {
    const name = regulars[(day * 2 + no) % regulars.length];
    if (name) await play(name, 500 - 200 * no, 1);
  }
  if (day % 3 === 0) await play('jose', 200, 1);
  if (day >= 4 && day <= 8) await play('rosalie', 500, 1);
}

const isTeamGame = ({ popularity, gameType }: CatalogueGame): boolean =>
  popularity <= 60 && ['RNG', 'FISH', 'LIVE', 'PVP'].includes(gameType);
