import { eq } from 'drizzle-orm';
import { referralCodeOf } from '#operator/agents/referralCodes.ts';
import { markRead } from '#operator/content/announcements.ts';
import { writeToChat, readTalk } from '#operator/customerService/chat.ts';
import { goods, goodsOrders } from '#operator/database/tables/mall.tables.ts';
import { participations, promotions } from '#operator/database/tables/promotions.tables.ts';
import { sandboxPayments } from '#operator/database/tables/sandboxProvider.tables.ts';
import type { CatalogueGame } from '#operator/games/catalogue.ts';
import { addFavourite } from '#operator/games/playerLists.ts';
import { readWholeInbox } from '#operator/inbox/inbox.ts';
import { cancelPart } from '#operator/lottery/orders.ts';
import { decideOnOrder, type OrderDecision } from '#operator/mall/desk.ts';
import { cancelGoodsOrder, redeem } from '#operator/mall/orders.ts';
import { openEnvelope, receivedEnvelopes } from '#operator/payments/envelopes/envelopes.ts';
import { transferUpline } from '#operator/payments/transfers/uplineTransfer.ts';
import { benefitsPage, claimGift } from '#operator/rewards/levelGifts.ts';
import { claimMission, missionsPage } from '#operator/rewards/missions.ts';
import { applyForPromotion, joinPromotion } from '#operator/rewards/promotions/promotions.ts';
import { type PromotionDecision, reviewPromotion } from '#operator/rewards/promotions/promotionReviews.ts';
import { claimRebate, rebatePage } from '#operator/rewards/rebates.ts';
import { claimReward, rewardsOf } from '#operator/rewards/rewards.ts';
import { instantKinds } from '#operator/rules/rules.ts';
import { correctTicket } from '#operator/sports/tickets.ts';
import { isSix, sixes } from '#operator/rules/sixNumbers.ts';
import { demoPaymentPassword } from './demoAccounts.ts';
import { type DepositEnd, type Life, missionsFrom, type PayoutPlan } from './life.ts';

const maria = 'maria';
const language = 'EN';

const address = {
  receiver: 'Maria Santos',
  mobile: '09170000001',
  province: 'Metro Manila',
  city: 'Quezon City',
  barangay: 'Batasan Hills',
  zip: '1126',
  street: '12 Sampaguita Street',
};

interface Deposit {
  method: string;
  pesos: number;
  end?: DepositEnd;
  promotion?: string;
}

/** By day of the history. */
const deposits: Record<number, readonly Deposit[]> = {
  0: [{ method: 'GCASH', pesos: 1_000, promotion: 'first-cash-in' }],
  2: [{ method: 'MAYA', pesos: 1_500 }],
  4: [{ method: 'QRPH', pesos: 800 }],
  7: [
    { method: 'GCASH', pesos: 500, end: 'cancelled' },
    { method: 'GCASH', pesos: 700 },
  ],
  9: [{ method: 'BPI', pesos: 3_000, end: 'afterReceipt' }],
  11: [{ method: 'SEVENELEVEN', pesos: 1_000 }],
  13: [
    { method: 'MAYA', pesos: 600, end: 'failed' },
    { method: 'MAYA', pesos: 600 },
  ],
  14: [{ method: 'GCASH', pesos: 200 }],
  18: [{ method: 'BPI', pesos: 2_000 }],
  20: [{ method: 'QRPH', pesos: 900, end: 'short' }],
  21: [{ method: 'GCASH', pesos: 1_000, promotion: 'friday-reload' }],
  23: [{ method: 'MAYA', pesos: 400, end: 'waiting' }],
  25: [{ method: 'BPI', pesos: 2_000 }],
  27: [{ method: 'GCASH', pesos: 1_200 }],
};

interface Withdrawal {
  pesos: number;
  /** Payout account: 0 GCash, 1 BPI. */
  to: 0 | 1;
  end: PayoutPlan | 'cancelled' | 'approved' | 'rejected';
}

const withdrawals: Record<number, Withdrawal> = {
  6: { pesos: 1_000, to: 0, end: 'paid' },
  8: { pesos: 800, to: 0, end: 'cancelled' },
  10: { pesos: 1_500, to: 1, end: 'paid' },
  12: { pesos: 600, to: 0, end: 'failed' },
  15: { pesos: 1_200, to: 1, end: 'bouncedAfterPaid' },
  17: { pesos: 5_500, to: 1, end: 'rejected' },
  19: { pesos: 2_000, to: 0, end: 'paid' },
  22: { pesos: 5_200, to: 1, end: 'approved' },
  26: { pesos: 900, to: 0, end: 'paid' },
};

/**
 * Her actions on a full day of the history until the afternoon; from the thirtieth on they repeat. Resolves with those
 * of the evening.
 */
export async function liveMaria(life: Life, day: number): Promise<() => Promise<void>> {
  life.at(8 + (day % 3) / 2);
  const logOut = await life.logIn(maria);
  if (day === 0) await begin(life);

  life.at(9.5);
  for (const { method, pesos, ...how } of deposits[day] ?? routine(day)) {
    const order = await life.deposit(maria, method, pesos, how);
    if (how.end === 'short') await life.returnDeposit(order);
    life.later(20);
  }
  if (day === 15) await reverseNewest(life);
  await joinIn(life, day);

  life.at(11);
  await playRounds(life, day, 0);
  await placeBets(life, day);

  life.at(14);
  await withdraw(life, day);
  await goToTheMall(life, day);
  await meetOthers(life, day);
  await logOut();
  return () => liveEvening(life, day);
}

async function liveEvening(life: Life, day: number): Promise<void> {
  life.at(19);
  const logOut = await life.logIn(maria);
  await playRounds(life, day, 3);
  life.at(21);
  await life.settleBets();
  await claimMissions(life, day);
  await claimOthers(life, day);
  if (day !== 28 && day !== 29) await readWholeInbox(life.context, await life.id(maria));
  life.later(10);
  await logOut();
}

const routine = (day: number): readonly Deposit[] =>
  day >= 30 && day % 3 === 0 ? [{ method: 'GCASH', pesos: 1_000 }] : [];

async function begin(life: Life): Promise<void> {
  await life.openOnDevice(maria);
  const id = await life.id(maria);
  for (const announcement of [1, 2, 3]) await markRead(life.context, id, announcement);
}

/** Three rounds; over the days every kind of round game is played. */
async function playRounds(life: Life, day: number, from: number): Promise<void> {
  for (const no of [0, 1, 2]) {
    const turn = day * 6 + from + no;
    // Always includes a slot or fishing game, her favourites.
    const kind =
      no === 2
        ? from === 0
          ? 'slot'
          : 'fish'
        : instantKinds[(day * 4 + (from / 3) * 2 + no) % instantKinds.length];
    const games = await life.games((one) => one.kind === kind && !isWaiting(one));
    const game = games[day % Math.max(1, Math.min(games.length, 6))];
    if (!game) continue;
    await life.play(maria, game, 500, turn);
    if (day < 6 && no === 2) await addFavourite(life.context, await life.id(maria), game.gameId);
    life.later(6);
  }
}

/** Games with a later draw. */
const isWaiting = ({ gameType }: CatalogueGame): boolean => ['LOTT', 'ELOTT', 'ELOTTO'].includes(gameType);

/** Matches, fights and draws, which are settled later. */
async function placeBets(life: Life, day: number): Promise<void> {
  if (day % 3 === 0) {
    const ticket = await life.bet(maria, day % 6 === 0 ? 'LR' : 'KP', 200, day);
    // A cancelled match.
    if (day === 9) await correctTicket(life.context, ticket.id, 'refunded');
  }
  if (day % 3 === 1) await life.bet(maria, 'DS88', 100, day);
  if (day % 5 === 2) await life.bet(maria, 'IMES', 100, day);
  life.later(5);
  const drawn = (['LOTT', 'ELOTT', 'ELOTTO'] as const)[day % 3];
  const games = await life.games(({ gameType }) => gameType === drawn);
  const game = games[day % Math.min(games.length, 5)];
  if (!game) return;
  const { suborders } = await life.buyTicket(maria, game, numbersFor(game, day), 50);
  const [part] = suborders;
  if (day === 12 && part) await cancelPart(life.context, await life.id(maria), part.id);
  life.later(15);
  await life.settleBets();
}

function numbersFor({ kind }: CatalogueGame, day: number): string[] {
  if (!isSix(kind))
    return [['big', 'small', 'odd', 'even'][day % 4] ?? 'big', String(100 + ((day * 37) % 900))];
  const step = Math.floor(sixes[kind].highest / 7);
  return [[1, 2, 3, 4, 5, 6].map((no) => no * step - (day % step)).join('-')];
}

async function reverseNewest(life: Life): Promise<void> {
  const [payment] = await life.context.database
    .select({ id: sandboxPayments.id })
    .from(sandboxPayments)
    .where(eq(sandboxPayments.amount, 20_000));
  if (payment) await life.takeBack(payment.id);
}

async function withdraw(life: Life, day: number): Promise<void> {
  if (day === 5) {
    await life.prepareWithdrawals(maria, 'Maria Santos', [
      ['GCASH', '09170000001'],
      ['BPI', '1234567890'],
    ]);
  }
  const planned = withdrawals[day] ?? (day >= 30 && day % 4 === 0 ? withdrawals[26] : undefined);
  if (!planned) return;
  const { pesos, to, end } = planned;
  const id = await life.withdraw(maria, pesos, to);
  if (id === null) return;
  if (end === 'cancelled') {
    life.later(1);
    return life.cancelWithdrawal(maria, id);
  }
  const isReviewed = end === 'approved' || end === 'rejected';
  await life.payOut(isReviewed ? 'paid' : end);
  if (!isReviewed) return;
  life.later(40);
  if (end === 'rejected')
    await life.reviewWithdrawal(id, 'reject', 'The name on the bank account is another one.');
  else await life.reviewWithdrawal(id, 'approve', 'Everything is in order.');
  await life.payOut();
}

// Missions, gifts, rebates and rewards

/** On three days out of four; the rest moves to Rewards. */
async function claimMissions(life: Life, day: number): Promise<void> {
  if (day < missionsFrom || day % 4 === 3) return;
  const id = await life.id(maria);
  for (;;) {
    const { list } = await missionsPage(life.context, id, language);
    const next = list.find(({ claimable, refusal }) => claimable > 0 && refusal === '');
    if (!next) return;
    await claimMission(life.context, id, { key: life.key(), id: next.id, language });
    life.later(1);
  }
}

async function claimOthers(life: Life, day: number): Promise<void> {
  const id = await life.id(maria);
  if (day % 4 === 1) {
    const { sum, through } = await rebatePage(life.context, id, language);
    if (sum > 0) await claimRebate(life.context, id, { key: life.key(), through, language });
  }
  life.later(2);
  if (day % 5 === 4) {
    const { gifts } = await benefitsPage(life.context, id, language);
    const gift = gifts.find(({ claimable, refusal }) => claimable > 0 && refusal === '');
    if (gift) await claimGift(life.context, id, { key: life.key(), id: gift.id, language });
  }
  life.later(2);
  if (day % 3 === 0) {
    const { list } = await rewardsOf(life.context, id, language);
    const reward = list.find(({ state, refusal }) => state === 'claimable' && refusal === '');
    if (reward) await claimReward(life.context, id, { key: life.key(), id: reward.id, language });
  }
}

// Promotions

async function joinIn(life: Life, day: number): Promise<void> {
  const id = await life.id(maria);
  const asked = (promotion: string) => ({ key: life.key(), id: promotion, version: 1, language });
  if (day === 5) await joinPromotion(life.context, id, asked('slots-and-fishing'));
  if (day === 2 || day === 10) {
    const comment = day === 2 ? 'I won!' : 'I won ₱1,000.00 in the fishing game and told all my friends.';
    await applyForPromotion(life.context, id, { ...asked('share-your-win'), comment, pictures: [] });
  }
  if (day === 3) await decidePromotion(life, 'refuse', 'Please tell us what you have won, and where.');
  if (day === 11) await decidePromotion(life, 'take', '');
  if (day === 12) await decidePromotion(life, 'issue', '');
}

async function decidePromotion(life: Life, decision: PromotionDecision, reason: string): Promise<void> {
  const [own] = await life.context.database
    .select()
    .from(participations)
    .innerJoin(promotions, eq(promotions.id, participations.promotionId))
    .where(eq(promotions.id, 'share-your-win'));
  if (!own) throw new Error('Nobody has applied');
  const { id, state } = own.participations;
  await reviewPromotion(life.context, { id, state, decision, reviewer: 'desk-2', reason });
}

// The points mall

const parcels: Record<number, readonly { piece: string; decision: OrderDecision }[]> = {
  9: [{ piece: 'jeepney', decision: 'pack' }],
  10: [{ piece: 'jeepney', decision: 'send' }],
  14: [{ piece: 'jeepney', decision: 'deliver' }],
  27: [{ piece: 'parol', decision: 'pack' }],
  29: [{ piece: 'parol', decision: 'send' }],
};

async function goToTheMall(life: Life, day: number): Promise<void> {
  if (day === 4) await redeemPiece(life, 'parol');
  if (day === 4) await cancelPiece(life, 'parol');
  if (day === 8) await redeemPiece(life, 'jeepney');
  if (day === 26) await redeemPiece(life, 'parol');
  for (const { piece, decision } of parcels[day] ?? []) {
    const order = await newestOrder(life, piece);
    if (!order) continue;
    const { id, state } = order;
    await decideOnOrder(life.context, {
      id,
      state,
      decision,
      reviewer: 'desk-1',
      reason: '',
      parcel: decision === 'send' ? `LBC-${10_000 + day}` : '',
    });
  }
}

async function redeemPiece(life: Life, id: string): Promise<void> {
  const [piece] = await life.context.database.select().from(goods).where(eq(goods.id, id));
  if (!piece) throw new Error(`There is no ${id}`);
  await redeem(life.context, await life.id(maria), {
    key: life.key(),
    id,
    version: piece.version,
    address: piece.kind === 'piece' ? address : null,
    language,
  });
  life.later(3);
}

async function newestOrder(life: Life, piece: string) {
  const orders = await life.context.database.select().from(goodsOrders).where(eq(goodsOrders.goodsId, piece));
  return orders.toSorted((one, other) => other.placedAt - one.placedAt).at(0);
}

async function cancelPiece(life: Life, piece: string): Promise<void> {
  const order = await newestOrder(life, piece);
  if (!order) return;
  await cancelGoodsOrder(life.context, await life.id(maria), { key: life.key(), id: order.id, language });
}

// Friends, her agent, customer service

/** Friends who use her link, by day. */
const friends: Record<number, string> = { 3: 'rosalie', 7: 'tonton', 16: 'mimi88', 24: 'kuya_ben' };

async function meetOthers(life: Life, day: number): Promise<void> {
  const { context } = life;
  const id = await life.id(maria);
  const friend = friends[day];
  if (friend) {
    const { merchantCode: code } = await life.account(maria);
    // The last one uses her own phone, which triggers a review.
    const device = friend === 'kuya_ben' ? await life.openOnDevice(maria) : '';
    await life.register(friend, await referralCodeOf(context, { code }, id), device);
    if (friend === 'rosalie' || friend === 'tonton') await life.deposit(friend, 'GCASH', 600);
  }
  if (day === 17) await chat(life, id);
  if (day === 20) {
    const request = { key: life.key(), amount: '300', paymentPassword: demoPaymentPassword, language };
    if ((await life.withdrawable(maria)) >= 30_000) {
      await transferUpline(context, await life.account(maria), request);
    }
  }
  if (day % 8 === 7) await openNewest(life, maria);
}

export async function openNewest(life: Life, name: string): Promise<void> {
  const id = await life.id(name);
  const { list } = await receivedEnvelopes(life.context, id);
  const open = list.find(({ state }) => state === 'open');
  if (open) await openEnvelope(life.context, id, { key: life.key(), id: open.id, language });
}

async function chat(life: Life, accountId: number): Promise<void> {
  const talk = { accountId, language };
  await readTalk(life.context, talk);
  await writeToChat(life.context, talk, {
    text: 'How long does a withdrawal to BPI take?',
    idempotencyKey: life.key(),
  });
  life.later(10);
  await readTalk(life.context, talk);
}
