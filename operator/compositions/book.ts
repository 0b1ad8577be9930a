import type { OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import type { BookKind } from '#operator/database/tables/games.tables.ts';
import { commitmentOf } from '#operator/fairness/numbers.ts';
import { type CatalogueGame, catalogueOf } from '#operator/games/catalogue.ts';
import { roomOf } from '#operator/games/schedule.ts';
import { balanceOf } from '#operator/ledger/ledger.ts';
import { drawnLately, drawsOnSale } from '#operator/lottery/draws.ts';
import {
  cancelPart,
  listOrders,
  type ListedOrder,
  type OrderWithParts,
  partsOf,
  placeOrder,
  settleOrders,
} from '#operator/lottery/orders.ts';
import type { OpenGame } from '#operator/play/launch.ts';
import { isBet, paytables, returnsOf, sides as lotterySides } from '#operator/rules/lottery.ts';
import { returnOf, type Side } from '#operator/rules/matches.ts';
import { hasBook } from '#operator/rules/rules.ts';
import { isSixBet, prizesOf, sixes, type SixKind } from '#operator/rules/sixNumbers.ts';
import { stakesOf } from '#operator/rules/stakes.ts';
import {
  fightsOf,
  type Fixture,
  fixtureOf,
  fixturesOf,
  latestTickets,
  placeTicket,
  settleTickets,
  isGivenBack,
  shownResult,
  type Ticket,
} from '#operator/sports/tickets.ts';
import { type PrizeMode, prizeModes } from '@araw/contract/games/lottery';

/** A match's teams or cocks, or a draw's number. */
type Subject = { teams: readonly [home: string, away: string] } | { numero: string };

/** Something to bet on, and when betting ends. */
type BookEvent = Subject & {
  id: string;
  /** For launching a match. */
  roomId?: string;
  closesAt: number;
  choices: { id: string; times: number }[];
  /** Odds of three digits, if the player can also bet on a number. */
  digitsTimes: number | null;
};

/** A draw's proof: the operator's commitment, and the result after the draw. */
interface DrawProof {
  commitment: string;
  seed: string | null;
  winningNumbers: string | null;
  /** Null before the draw. */
  matches: boolean | null;
}

type BookTicket = Subject & {
  id: string;
  /** For a draw, as of when the bet was placed. */
  proof?: DrawProof;
  choice: string;
  /** Pesos, like `won`. */
  stake: number;
  won: number;
  status: 'open' | 'won' | 'lost' | 'cancelled';
  cancellable: boolean;
};

interface BookContents {
  events: BookEvent[];
  tickets: BookTicket[];
  /** Latest first. */
  results: (
    | { numero: string; winningNumbers: string; proof: DrawProof }
    | { teams: readonly [string, string]; score: number[] }
    | { teams: readonly [string, string]; winner: Side }
  )[];
  rules: LotteryRules | SixRules | MatchRules;
}

/** Six different numbers from 1 to `highest`; the payout share of all stakes is in hundredths of a percent. */
interface SixRules {
  kind: 'sixNumbers';
  highest: number;
  prizes: { hits: number; times: number }[];
  returnToPlayer: number;
  commitment: string;
}

/** Payout shares of all stakes are in hundredths of a percent. */
interface LotteryRules {
  kind: 'lottery';
  prizeMode: PrizeMode;
  /** Payout of each mode for a bet of one. */
  paytables: { mode: PrizeMode; digits: number; side: number }[];
  returns: { digits: number; sides: number };
  commitment: string;
}

interface MatchRules {
  kind: 'matches' | 'sabong';
  /** By match and side. */
  returns: Record<string, number>;
}

/** A checked bet from the page. */
export interface BookBet {
  event: string;
  choice: string;
  /** Centavos. */
  stake: number;
  /** For a lottery: the prize mode that the page shows. */
  prizeMode?: string;
  idempotencyKey: string;
}

interface Book {
  contents(context: OperatorContext, game: CatalogueGame, open: OpenGame): Promise<BookContents>;
  place(context: OperatorContext, game: CatalogueGame, open: OpenGame, bet: BookBet): Promise<unknown>;
  cancel(context: OperatorContext, accountId: number, ticketId: string): Promise<void>;
}

const shownTickets = 10;
const shownMatches = 3;

/** Data for the game's page. Throws Refusal `notFound` for other games and for play money. */
export async function readBook(context: OperatorContext, open: OpenGame) {
  const { book, game } = await bookOf(context, open);
  const { rules, ...contents } = await book.contents(context, game, open);
  return {
    ...contents,
    ...rules,
    name: open.gameName,
    balance: (await balanceOf(context.database, open.accountId)) / 100,
    stakes: stakesOf(open).map((stake) => stake / 100),
    now: context.clock.now(),
  };
}

/** Places a bet, once per key. Throws like placeOrder and placeTicket. */
export async function placeInBook(context: OperatorContext, open: OpenGame, bet: BookBet): Promise<void> {
  const { book, game } = await bookOf(context, open);
  await book.place(context, game, open, bet);
}

/** Cancels a bet, if the game allows it. Throws Refusal `conflict` once it is too late. */
export async function cancelInBook(context: OperatorContext, open: OpenGame, ticket: string): Promise<void> {
  const { book } = await bookOf(context, open);
  await book.cancel(context, open.accountId, ticket);
}

async function bookOf(context: OperatorContext, open: OpenGame) {
  const game = (await catalogueOf(context)).byId.get(open.gameId);
  if (!game || !hasBook(open.kind) || open.fun) throw new Refusal('notFound');
  return { book: books[open.kind], game };
}

async function drawsOf(context: OperatorContext, game: CatalogueGame, open: OpenGame) {
  await settleOrders(context);
  const [draw] = await drawsOnSale(context, game);
  const drawn = await drawnLately(context, game);
  const page = { gameId: game.gameId, page: 1, pageSize: shownTickets };
  const { rows } = await listOrders(context, open.accountId, page);
  const parts =
    rows.length > 0
      ? await partsOf(
          context.database,
          rows.map(({ id }) => id),
        )
      : [];
  const orders = rows.map((order) => ({
    order,
    suborders: parts.filter(({ orderId }) => orderId === order.id),
  }));
  return {
    event: draw && { id: draw.numero, numero: draw.numero, closesAt: draw.closesAt },
    tickets: orders.flatMap((order) => describeOrder(order, context.clock.now())),
    results: drawn.map((one) => ({
      numero: one.numero,
      winningNumbers: one.winningNumbers ?? '',
      proof: proofOf({ commitment: '', seed: null, ...one }),
    })),
    commitment: draw?.commitment ?? '',
  };
}

function placeNumbers(
  context: OperatorContext,
  { gameId }: CatalogueGame,
  { accountId }: OpenGame,
  { event, choice, stake, ...bet }: BookBet,
) {
  const bets = [{ numbers: choice, stake }];
  return placeOrder(context, accountId, { ...bet, gameId, numero: event, bets });
}

const digitsBook: Book = {
  async contents(context, game, open) {
    const { prizeMode: mode } = await catalogueOf(context);
    const { event, commitment, ...shown } = await drawsOf(context, game, open);
    return {
      ...shown,
      events: event
        ? [
            {
              ...event,
              choices: lotterySides.map(({ id }) => ({ id, times: paytables[mode].side / 100 })),
              digitsTimes: paytables[mode].digits / 100,
            },
          ]
        : [],
      rules: {
        commitment,
        kind: 'lottery',
        prizeMode: mode,
        paytables: prizeModes.map((one) => ({
          mode: one,
          digits: paytables[one].digits / 100,
          side: paytables[one].side / 100,
        })),
        returns: returnsOf(mode),
      },
    };
  },
  place(context, game, open, bet) {
    if (!isBet(bet.choice)) throw new Refusal('requestInvalid', { message: 'Pick a side or three digits.' });
    return placeNumbers(context, game, open, bet);
  },
  cancel: cancelPart,
};

const sixBook = (kind: SixKind): Book => {
  const { highest, returnToPlayer } = sixes[kind];
  return {
    async contents(context, game, open) {
      const { event, commitment, ...shown } = await drawsOf(context, game, open);
      return {
        ...shown,
        events: event ? [{ ...event, choices: [], digitsTimes: null }] : [],
        rules: { commitment, kind: 'sixNumbers', highest, prizes: prizesOf(kind), returnToPlayer },
      };
    },
    place(context, game, open, bet) {
      if (!isSixBet(kind, bet.choice)) {
        throw new Refusal('requestInvalid', { message: `Pick six different numbers from 1 to ${highest}.` });
      }
      return placeNumbers(context, game, open, bet);
    },
    cancel: cancelPart,
  };
};

const proofOf = ({ commitment, seed, winningNumbers }: Omit<DrawProof, 'matches'>): DrawProof => ({
  commitment,
  seed,
  winningNumbers,
  matches: seed === null ? null : commitmentOf(seed) === commitment,
});

const describeOrder = ({ order, suborders }: OrderWithParts<ListedOrder>, now: number): BookTicket[] =>
  suborders.map(({ id, numbers, stake, status }) => ({
    id,
    numero: order.numero,
    proof: proofOf(order),
    choice: numbers,
    stake: stake / 100,
    won: suborders.length === 1 ? order.won / 100 : 0,
    status,
    cancellable: status === 'open' && now < order.closesAt,
  }));

const teamsOf = ({ homeTeam, awayTeam }: Fixture) => [homeTeam, awayTeam] as const;
const sides: readonly Side[] = ['home', 'draw', 'away'];

const sportsBook = (kind: MatchRules['kind']): Book => ({
  async contents(context, game, { accountId }) {
    await settleTickets(context);
    const fixtures =
      kind === 'sabong'
        ? fightsOf(context, shownMatches)
        : await fixturesOf(context, game.vendor, shownMatches);
    const own = await latestTickets(context, accountId, game.gameId, shownTickets);
    const described = await Promise.all(own.map((ticket) => describeTicket(context, ticket, kind)));
    return {
      events: fixtures.map((fixture) => ({
        id: String(fixture.match),
        roomId: roomOf(game.vendor, fixture.match),
        teams: teamsOf(fixture),
        closesAt: fixture.startsAt,
        choices: fixture.prices.map(({ side, hundredths }) => ({ id: side, times: hundredths / 100 })),
        digitsTimes: null,
      })),
      tickets: described.map(({ ticket }) => ticket),
      results: [
        ...new Map(described.flatMap(({ match, result }) => (result ? [[match, result]] : []))).values(),
      ],
      rules: {
        kind,
        returns: Object.fromEntries(
          fixtures.flatMap(({ match, prices }) =>
            prices.map((price) => [`${match} ${price.side}`, returnOf(price)]),
          ),
        ),
      },
    };
  },
  place(context, game, { accountId }, { event, choice, stake, idempotencyKey }) {
    const side = sides.find((known) => known === choice);
    if (!side || !/^\d{1,9}$/.test(event)) {
      throw new Refusal('requestInvalid', { message: 'Pick a side of a match.' });
    }
    const match = Number(event);
    return placeTicket(context, accountId, { gameId: game.gameId, match, side, stake, idempotencyKey });
  },
  async cancel() {
    throw new Refusal('conflict', { message: "Bets on matches can't be cancelled." });
  },
});

const books: Record<BookKind, Book> = {
  digits: digitsBook,
  six42: sixBook('six42'),
  six49: sixBook('six49'),
  six55: sixBook('six55'),
  matches: sportsBook('matches'),
  sabong: sportsBook('sabong'),
};

async function describeTicket(
  context: OperatorContext,
  { id, match, side, stake, won, status }: Ticket,
  kind: MatchRules['kind'],
) {
  const fixture = await fixtureOf(context, match);
  const teams = fixture ? teamsOf(fixture) : (['', ''] as const);
  const result = await shownResult(context, match);
  return {
    match,
    ticket: {
      id,
      teams,
      choice: side,
      stake: stake / 100,
      won: won / 100,
      status: isGivenBack(status) ? ('cancelled' as const) : status,
      cancellable: false,
    },
    result:
      result &&
      (kind === 'sabong'
        ? { teams, winner: result.side }
        : { teams, score: [result.homeScore, result.awayScore] }),
  };
}
