import { createHash } from 'node:crypto';
import { eq, isNull } from 'drizzle-orm';
import { pino } from 'pino';
import { createCaptcha, newestCaptchaAnswer } from '#operator/accounts/guards/captchas.ts';
import { type Account, openAccount } from '#operator/accounts/identity/finding.ts';
import { registerAccount } from '#operator/compositions/registration.ts';
import { tokenDigest } from '#operator/accounts/secrets.ts';
import { endSession, startSession } from '#operator/accounts/identity/sessions.ts';
import { openRequirements, withdrawable } from '#operator/bets/requirements.ts';
import { periodJobs, settleDue, settlePayments } from '#operator/compositions/due.ts';
import { termsVersionOf } from '#operator/content/terms.ts';
import type { Caller, Database } from '#operator/core/context.ts';
import { accounts, sessions } from '#operator/database/tables/accounts.tables.ts';
import { seedPairs } from '#operator/database/tables/play.tables.ts';
import { commitmentOf } from '#operator/fairness/numbers.ts';
import { type CatalogueGame, catalogueOf } from '#operator/games/catalogue.ts';
import { noteRecent } from '#operator/games/playerLists.ts';
import { type Job, margin } from '#operator/jobs/jobs.ts';
import { playable, pocketsOf } from '#operator/ledger/ledger.ts';
import { placeOrder, settleOrders } from '#operator/lottery/orders.ts';
import { drawsOnSale } from '#operator/lottery/draws.ts';
import { pointsJob } from '#operator/mall/earning.ts';
import type { PaymentsContext } from '#operator/payments/provider/context.ts';
import type { DepositOrder } from '#operator/payments/deposits/depositOrders.ts';
import { cancelDeposit, createDeposit, sendReceipt } from '#operator/payments/deposits/deposits.ts';
import { accountsOf, addPayoutAccount } from '#operator/payments/payoutAccounts/payoutAccounts.ts';
import { setPaymentPassword } from '#operator/payments/paymentPassword/paymentPassword.ts';
import { acceptWebhook } from '#operator/payments/webhooks/providerEvents.ts';
import { quoteDeposit } from '#operator/payments/deposits/quotes.ts';
import { review } from '#operator/payments/reviews/reviews.ts';
import { reviewWithdrawals } from '#operator/payments/withdrawals/withdrawalJobs.ts';
import {
  cancelWithdrawal,
  createWithdrawal,
  quoteWithdrawal,
} from '#operator/payments/withdrawals/withdrawals.ts';
import { missionJobs } from '#operator/rewards/missions.ts';
import { rankJobs } from '#operator/rewards/ranks.ts';
import { placeBet } from '#operator/play/bets.ts';
import { answerRealityCheck } from '#operator/protection/realityCheck/realityCheck.ts';
import { Refusal } from '@araw/server/http/refusal';
import { endSeeds } from '#operator/play/seedPairs.ts';
import { rulesOf } from '#operator/rules/rules.ts';
import { stakesOf } from '#operator/rules/stakes.ts';
import {
  createSandboxProvider,
  movePayment,
  pay,
  plan,
  sandboxProviderName,
} from '#operator/sandboxProvider/sandboxProvider.ts';
import type { SandboxProviderContext } from '#operator/sandboxProvider/deliveries.ts';
import { createSecrets } from '#operator/sandboxProvider/signing.ts';
import { fightsOf, fixturesOf, placeTicket, settleTickets, type Ticket } from '#operator/sports/tickets.ts';
import { merchantOf } from '#operator/system/merchants.ts';
import { depositOrders } from '#operator/database/tables/deposits.tables.ts';
import { withdrawalOrders } from '#operator/database/tables/withdrawals.tables.ts';
import { registerFields } from '@araw/contract/accounts/registerFields';
import { demoPassword, demoPaymentPassword } from './demoAccounts.ts';

const minute = 60_000;
const hour = 60 * minute;

/** Device in login histories. */
const device = {
  ip: '192.0.2.10',
  userAgent: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36',
  country: 'PH',
};

/** First days of these jobs: late enough to keep their work small, early enough for a completed week. */
const pointsFrom = 14;
export const missionsFrom = 21;
const ranksFrom = 25;

/**
 * Jobs that close the history's days: a day's points come all at once, and nobody has an hourly salary. Simulating each
 * hour would be most of the work.
 */
export const jobsOf = (day: number): Job[] =>
  periodJobs.flatMap((job) => {
    if (job === pointsJob) return day >= pointsFrom ? [{ ...job, every: 'day' }] : [];
    if (job.every === 'hour') return [];
    if (missionJobs.includes(job)) return day >= missionsFrom ? [job] : [];
    return day >= ranksFrom || !rankJobs.includes(job) ? [job] : [];
  });

/**
 * A player's server seed in the history; no longer used after its end. Chosen so that nobody wins or loses so much that
 * the rest becomes irrelevant.
 */
const serverSeedOf = (name: string) => createHash('sha256').update(`history of ${name} 77`).digest('hex');

/** Hundredths of the stake: a bolder bet would win once, and so much that nothing else matters. */
const boldest = 500;

interface Span {
  begins: number;
  /** For the day in progress: now. Its events keep their order and share of the day. */
  ends: number;
}

export type DepositEnd =
  | 'paid'
  | 'afterReceipt'
  | 'short'
  | 'waiting'
  | 'processing'
  | 'cancelled'
  | 'failed';

export type PayoutPlan = 'paid' | 'underWay' | 'failed' | 'bouncedAfterPaid';

/** A day of the history: moves its clock, and lets members act through the operator's own functions. */
export class Life {
  readonly context: PaymentsContext;
  readonly #provider: SandboxProviderContext;
  readonly #span: Span;
  readonly #faults: string[] = [];
  readonly #people = new Map<string, Account>();
  #now: number;
  #keys = 0;
  #isDrawnAtRandom = false;

  constructor(database: Database, span: Span) {
    this.#span = span;
    this.#now = span.begins;
    // Errors that the operator only logs would leave gaps in the history: `turn` and `end` throw them.
    const log = pino({ level: 'error' }, { write: (line: string) => void this.#faults.push(line) });
    const clock = { now: () => this.#now, shift: () => {} };
    const providers = new Map();
    this.context = { database, clock, log, sandbox: true, providers };
    this.#provider = {
      database,
      clock,
      log,
      secrets: createSecrets(),
      deliver: async ({ headers, body }) => {
        await acceptWebhook(this.context, { provider: sandboxProviderName, headers, rawBody: body });
        return 200;
      },
    };
    providers.set(sandboxProviderName, createSandboxProvider(this.#provider));
  }

  /** Moves to an hour of the day, such as 13.5; never back. */
  at(time: number): void {
    const { begins, ends } = this.#span;
    this.#goOnTo(begins + ((ends - begins) * time) / 24);
  }

  later(minutes: number): void {
    const { begins, ends } = this.#span;
    this.#goOnTo(this.#now + (minutes * minute * (ends - begins)) / (24 * hour));
  }

  /** Never beyond the day, or now. */
  #goOnTo(moment: number): void {
    this.#now = Math.max(this.#now, Math.min(Math.floor(moment), this.#span.ends - 1));
  }

  /** Moves on until the periods that ended at midnight can be closed, or to now. */
  passMidnight(): void {
    this.#goOnTo(this.#span.begins + margin + 1_000);
  }

  /** Runs the operator's own jobs. */
  async turn(jobs: readonly Job[] = periodJobs): Promise<void> {
    await settleDue(this.context, jobs);
    await settlePayments(this.context);
    this.end();
  }

  /** Throws what the operator only logged. */
  end(): void {
    const [fault] = this.#faults;
    if (fault !== undefined) throw new Error(`The history of the demo went wrong: ${fault}`);
  }

  /** Cached for this day. */
  async account(name: string): Promise<Account> {
    const known = this.#people.get(name);
    if (known) return known;
    const [account] = await this.context.database.select().from(accounts).where(eq(accounts.name, name));
    if (!account) throw new Error(`There is no account ${name}`);
    this.#people.set(name, account);
    return account;
  }

  /** Call it after changing the account. */
  forget(name: string): void {
    this.#people.delete(name);
  }

  id = async (name: string): Promise<number> => (await this.account(name)).id;

  async caller(name: string): Promise<Caller> {
    const { id, type, merchantCode } = await this.account(name);
    const account = { id, name, type, merchantCode } as NonNullable<Caller['account']>;
    return { account, sessionId: null, requestId: 'history', ...device };
  }

  /** An idempotency key, unique within the history. */
  key = (): string => `history:${this.#span.begins}:${(this.#keys += 1)}`;

  /** Resolves with a function that logs out; without it the session expires. */
  async logIn(name: string): Promise<() => Promise<void>> {
    const token = await startSession(this.context, await this.account(name), { ...device, sessionId: null });
    return async () => {
      const [session] = await this.context.database
        .select({ id: sessions.id })
        .from(sessions)
        .where(eq(sessions.tokenDigest, tokenDigest(token)));
      if (session) await endSession(this.context, session.id, 'loggedOut');
    };
  }

  /** Logs in on a device that will be known; resolves with its token. */
  async openOnDevice(name: string): Promise<string> {
    const visitor = { ...(await this.caller(name)), account: null };
    const { deviceToken = '' } = await openAccount(this.context, await this.account(name), visitor);
    return deviceToken;
  }

  /** Registers with a code, on a possibly known device. */
  async register(username: string, affiliateCode: string, deviceToken = ''): Promise<void> {
    const { captchaId } = await createCaptcha(this.context);
    const captcha = (await newestCaptchaAnswer(this.context)) ?? '';
    const empty = Object.fromEntries(registerFields.map((field) => [field, ''])) as Record<
      (typeof registerFields)[number],
      string
    >;
    await registerAccount(
      this.context,
      { account: null, sessionId: null, requestId: 'history', ...device },
      {
        ...empty,
        username,
        password: demoPassword,
        confirmPassword: demoPassword,
        affiliateCode,
        captcha,
        captchaId,
        birthDate: '',
        type: 0,
        countryDialingCode: '63',
        registerUrl: '/m/register',
        registerMethod: 'H5',
        domain: '',
        agreed: true,
        notBarred: true,
        termsVersion: await termsVersionOf(this.context),
        deviceToken,
      },
      'username',
    );
    await this.keepAsDemo(username);
  }

  /** Its password is public: it is closed without the sandbox. */
  async keepAsDemo(name: string): Promise<void> {
    await this.context.database.update(accounts).set({ demo: true }).where(eq(accounts.name, name));
    await this.fixSeeds([await this.account(name)]);
  }

  // Deposits and withdrawals

  async deposit(
    name: string,
    method: string,
    pesos: number,
    { end = 'paid', promotion }: { end?: DepositEnd; promotion?: string } = {},
  ): Promise<DepositOrder> {
    const accountId = await this.id(name);
    const quote = await quoteDeposit(this.context, accountId, {
      method,
      amount: String(pesos),
      promotion,
    });
    const request = { key: this.key(), quote: quote.id, anyway: true, language: 'EN' };
    const order = await createDeposit(this.context, accountId, request);
    this.later(2);
    await this.#endDeposit(accountId, order, end);
    return this.depositOrder(order.id);
  }

  async #endDeposit(accountId: number, { id, reference, amount, fee }: DepositOrder, end: DepositEnd) {
    const key = this.key();
    if (end === 'cancelled') await cancelDeposit(this.context, accountId, { key, id, language: 'EN' });
    if (end === 'afterReceipt' || end === 'processing') {
      const said = { key, id, reference: 'PH26-0417', receipts: [], language: 'EN' };
      await sendReceipt(this.context, accountId, said);
      this.later(20);
    }
    if (end === 'paid' || end === 'afterReceipt') await pay(this.#provider, reference);
    if (end === 'failed') await pay(this.#provider, reference, { rank: 'failed' });
    // Pays less than requested.
    if (end === 'short') await pay(this.#provider, reference, { amount: amount + fee - 5_000 });
  }

  async depositOrder(id: string): Promise<DepositOrder> {
    const [order] = await this.context.database.select().from(depositOrders).where(eq(depositOrders.id, id));
    if (!order) throw new Error(`There is no deposit ${id}`);
    return order;
  }

  /** A reviewer returns a deposit's payment. */
  async returnDeposit({ id, version }: DepositOrder): Promise<void> {
    const reason = 'Not the amount that was asked for';
    const decision = { kind: 'deposit', orderId: id, version, decision: 'return' } as const;
    await review(this.context, { ...decision, reviewer: 'desk-1', reason });
    await settlePayments(this.context);
  }

  /** The payer's bank reverses a payment. */
  async takeBack(paymentId: string): Promise<void> {
    await movePayment(this.#provider, paymentId, 'reversed');
  }

  async prepareWithdrawals(name: string, holder: string, targets: readonly [code: string, number: string][]) {
    const account = await this.account(name);
    await setPaymentPassword(
      this.context,
      { caller: await this.caller(name), account, merchant: await merchantOf(this.context) },
      { proof: { by: 'password', password: demoPassword }, paymentPassword: demoPaymentPassword },
    );
    this.forget(name);
    for (const [institution, number] of targets) {
      this.later(1);
      const who = { caller: await this.caller(name), account: await this.account(name) };
      await addPayoutAccount(this.context, who, {
        key: this.key(),
        institution,
        number,
        holder,
        makeDefault: false,
        paymentPassword: demoPaymentPassword,
      });
    }
    this.forget(name);
  }

  /**
   * Withdraws this many pesos, or the maximum if that is less, and lets the operator review it. Resolves with the
   * order's id, or null if it is below the minimum.
   */
  async withdraw(name: string, pesos: number, accountNo = 0): Promise<string | null> {
    const account = await this.account(name);
    const most = Math.floor((await this.withdrawable(name)) / 10_000) * 100;
    const amount = Math.min(pesos, most);
    const target = (await accountsOf(this.context.database, account.id))[accountNo];
    if (amount < 200 || !target) return null;
    const quoted = { account: target.id, amount: String(amount), language: 'EN' };
    const quote = await quoteWithdrawal(this.context, account, quoted);
    this.later(1);
    const request = { key: this.key(), quote: quote.id, paymentPassword: demoPaymentPassword };
    const { id } = await createWithdrawal(this.context, account, { ...request, language: 'EN' });
    return id;
  }

  async withdrawable(name: string): Promise<number> {
    const { database } = this.context;
    const id = await this.id(name);
    return withdrawable(await pocketsOf(database, id), await openRequirements(database, id));
  }

  async cancelWithdrawal(name: string, id: string): Promise<void> {
    await cancelWithdrawal(this.context, await this.id(name), { key: this.key(), id, language: 'EN' });
  }

  /** The provider's result. */
  async payOut(planned: PayoutPlan = 'paid'): Promise<void> {
    this.later(1);
    await reviewWithdrawals(this.context);
    await plan(this.#provider, 'payOut', planned);
    this.later(3);
    await settlePayments(this.context);
    await plan(this.#provider, 'payOut', 'paid');
  }

  async reviewWithdrawal(id: string, decision: 'approve' | 'reject', reason: string): Promise<void> {
    const [order] = await this.context.database
      .select({ version: withdrawalOrders.version, state: withdrawalOrders.state })
      .from(withdrawalOrders)
      .where(eq(withdrawalOrders.id, id));
    // Small ones are approved automatically.
    if (order?.state !== 'inReview') return;
    const { version } = order;
    const wanted = { kind: 'withdrawal', orderId: id, version, decision } as const;
    await review(this.context, { ...wanted, reviewer: 'desk-1', reason });
  }

  // Bets

  /** Fixes these players' seeds, so that the history is reproducible. */
  async fixSeeds(players: readonly Pick<Account, 'id' | 'name'>[]): Promise<void> {
    const createdAt = this.context.clock.now();
    const values = players.map(({ id, name }) => {
      const serverSeed = serverSeedOf(name);
      return { accountId: id, fun: false, serverSeed, commitment: commitmentOf(serverSeed), createdAt };
    });
    await this.context.database.insert(seedPairs).values(values).onConflictDoNothing();
  }

  /** Reveals the history's seeds: from now on play is random. */
  async endSeeds(): Promise<void> {
    const { database } = this.context;
    this.#isDrawnAtRandom = true;
    const open = await database.select().from(seedPairs).where(isNull(seedPairs.endedAt));
    for (const { accountId, fun, commitment, rounds } of open) {
      if (rounds > 0) await endSeeds(this.context, { accountId, fun }, commitment);
      else await database.delete(seedPairs).where(eq(seedPairs.commitment, commitment));
    }
  }

  games = async (which: (game: CatalogueGame) => boolean): Promise<CatalogueGame[]> =>
    (await catalogueOf(this.context)).games.filter((game) => !game.maintenance && which(game));

  /** Ensures that many centavos to play with, by a deposit if necessary. */
  async fund(name: string, stake: number): Promise<void> {
    if (playable(await pocketsOf(this.context.database, await this.id(name))) >= stake) return;
    await this.deposit(name, 'GCASH', 2_000);
  }

  /** Bets; confirms a reality check and continues (PROT-05). */
  async #goingOn<Placed>(name: string, bet: () => Promise<Placed>): Promise<Placed> {
    try {
      return await bet();
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'realityCheck') throw error;
      await answerRealityCheck(this.context, await this.id(name), { key: this.key(), answer: 'continue' });
      return bet();
    }
  }

  /** Plays a round of a game; choices rotate. */
  async play(name: string, game: CatalogueGame, pesos: number, turn: number): Promise<void> {
    const { gameId, kind, classify } = game;
    const stake = this.#stake(game, pesos);
    await this.fund(name, stake);
    const accountId = await this.id(name);
    const choices = rulesOf(kind).choices.filter(({ hundredths }) => hundredths <= boldest);
    const bet = {
      stake,
      choice: choices[turn % Math.max(1, choices.length)]?.id ?? null,
      idempotencyKey: this.key(),
      ...(!this.#isDrawnAtRandom && {
        seeds: { commitment: commitmentOf(serverSeedOf(name)), clientSeed: name },
      }),
    };
    const placedIn = { accountId, gameId, kind, classify, fun: false };
    await this.#goingOn(name, () => placeBet(this.context, placedIn, bet));
    await noteRecent(this.context, accountId, gameId);
  }

  /** The game's largest stake up to this amount, or else its smallest. */
  #stake(game: CatalogueGame, pesos: number): number {
    const stakes = stakesOf(game);
    const stake = stakes.findLast((one) => one <= pesos * 100) ?? stakes[0];
    if (stake === undefined) throw new Error(`${game.gameId} takes no stake`);
    return stake;
  }

  /** Bets on a vendor's next match, or on the next fight. */
  async bet(name: string, vendor: string, pesos: number, turn: number): Promise<Ticket> {
    const [game] = await this.games((one) => one.vendor === vendor);
    if (!game) throw new Error(`There is no game of ${vendor}`);
    const isFight = game.kind === 'sabong';
    const [fixture] = isFight ? fightsOf(this.context, 1) : await fixturesOf(this.context, vendor, 1);
    const side = fixture?.prices[turn % fixture.prices.length]?.side;
    if (!fixture || !side) throw new Error(`${vendor} has no match`);
    const stake = this.#stake(game, pesos);
    await this.fund(name, stake);
    const id = await this.id(name);
    const ticket = {
      gameId: game.gameId,
      match: fixture.match,
      side,
      stake,
      idempotencyKey: this.key(),
    };
    return this.#goingOn(name, () => placeTicket(this.context, id, ticket));
  }

  /** Bets on the open draw. */
  async buyTicket(name: string, game: CatalogueGame, bets: readonly string[], pesos: number) {
    const [draw] = await drawsOnSale(this.context, game);
    const stake = this.#stake(game, pesos);
    await this.fund(name, stake * bets.length);
    const id = await this.id(name);
    const order = {
      gameId: game.gameId,
      numero: draw?.numero ?? '',
      bets: bets.map((numbers) => ({ numbers, stake })),
      idempotencyKey: this.key(),
    };
    return this.#goingOn(name, () => placeOrder(this.context, id, order));
  }

  /** Settles draws and matches that have ended. */
  async settleBets(): Promise<void> {
    await settleOrders(this.context);
    await settleTickets(this.context);
  }
}
