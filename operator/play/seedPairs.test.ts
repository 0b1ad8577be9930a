import { createHash, createHmac } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSession, startSession } from '#operator/accounts/identity/sessions.ts';
import { createSetNumbers } from '#operator/core/setNumbers.ts';
import type { GameKind } from '#operator/database/tables/games.tables.ts';
import { playRounds, seedPairs } from '#operator/database/tables/play.tables.ts';
import { merchants } from '#operator/database/tables/system.tables.ts';
import { seedGames } from '#operator/games/games.seed.ts';
import { playRoutes } from '#operator/http/play.routes.ts';
import { defaultRateLimits } from '#operator/http/rateLimit.ts';
import { balanceOf, openingBalance } from '#operator/ledger/ledger.ts';
import { rulesOf } from '#operator/rules/rules.ts';
import { merchant } from '#operator/seed/merchant.ts';
import { createTestContext, type TestContext } from '#operator/testing/context.ts';
import { createTestAccounts } from '#operator/testing/database.ts';
import { createLaunch } from './launch.ts';

let context: TestContext & { setNumbers: ReturnType<typeof createSetNumbers> };
/** Two servers of one operator, like two processes on one database. */
const servers = [fastify(), fastify()];

beforeAll(async () => {
  context = { ...(await createTestContext()), setNumbers: createSetNumbers() };
  await context.database.insert(merchants).values(merchant);
  await seedGames(context);
  for (const server of servers) {
    await server.register(
      playRoutes(context, { ...defaultRateLimits, perIp: 1_000_000, perAccount: 1_000_000 }),
    );
  }
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await context.close();
});

let keys = 0;
const uniqueKey = () => `bet-of-this-test-${++keys}`;
const opening = 100_000;

async function signIn() {
  const [id = 0] = await createTestAccounts(context.database, 1);
  await openingBalance(context.database, id, opening, context.clock.now());
  const login = await startSession(context, { id }, { ip: '127.0.0.1', userAgent: 'test', sessionId: null });
  return { id, sessionId: (await openSession(context, login)).sessionId };
}

type Player = Awaited<ReturnType<typeof signIn>>;

interface Seeds {
  commitment: string;
  clientSeed: string;
  nonce: number;
}
interface Round {
  id: string;
  outcome: object;
  serverSeed?: string | null;
  proof: { kind: string; sizes: number[]; numbers: number[]; seeds: Seeds | null } | null;
}
interface Answer {
  success: boolean;
  code?: string;
  value: {
    token: string;
    round: Round;
    lastRound: Round | null;
    rounds: Round[];
    seeds: { commitment: string; clientSeed: string; rounds: number };
    ended: { commitment: string; serverSeed: string; rounds: number } | null;
  };
}

async function call(path: string, body: unknown, token = '', server = servers[0]): Promise<Answer> {
  const response = await server?.inject({
    method: 'POST',
    url: `/play/api/${path}`,
    headers: { 'content-type': 'application/json', ...(token && { authorization: token }) },
    payload: JSON.stringify(body),
  });
  const { requestId: _, ...answer } = response?.json<Answer & { requestId?: string }>() ?? { success: false };
  return answer as Answer;
}

async function open(player: Player, kind: GameKind = 'slot', fun = false) {
  const path = await createLaunch(context, {
    account: { id: player.id, type: 0 },
    sessionId: player.sessionId,
    game: { gameId: 'JL-001', name: 'Game', kind },
    fun,
    language: 'en',
    css: '',
  });
  return (await call('open', { code: new URLSearchParams(path.split('?')[1]).get('code') })).value;
}

const play = (token: string, seeds?: { commitment: string; clientSeed: string }, server = servers[0]) =>
  call('bet', { stake: 1, idempotencyKey: uniqueKey(), seeds }, token, server);

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** The numbers computed as in docs/fairness.md, without the operator's code. */
function numbersOf(serverSeed: string, { clientSeed, nonce }: Seeds, sizes: number[]): number[] {
  const words = Array.from({ length: 40 }, (_, block) =>
    createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:${block}`).digest(),
  ).flatMap((bytes) => Array.from({ length: 8 }, (_, index) => bytes.readUInt32BE(4 * index)));
  return sizes.map((size) => {
    for (;;) {
      const word = words.shift() ?? 0;
      if (word < 2 ** 32 - (2 ** 32 % size)) return word % size;
    }
  });
}

describe('the seeds of a player', () => {
  it('are fixed before the bet: the round uses the committed seed and the player’s choice', async () => {
    const { token, seeds } = await open(await signIn());
    expect(seeds).toEqual({ commitment: expect.stringMatching(/^[\da-f]{64}$/), clientSeed: '', rounds: 0 });
    const shown = { commitment: seeds.commitment, clientSeed: 'chosen-by-the-player' };
    const { value } = await play(token, shown);
    expect(value.round.proof).toEqual({
      kind: 'slot',
      sizes: rulesOf('slot').draws,
      numbers: expect.any(Array),
      seeds: { ...shown, nonce: 0 },
    });
    const ended = (await call('seeds/end', { commitment: seeds.commitment }, token)).value;
    const serverSeed = ended.ended?.serverSeed ?? '';
    expect(ended.ended).toEqual({ commitment: seeds.commitment, serverSeed, rounds: 1 });
    expect(sha256(serverSeed)).toBe(seeds.commitment);
    const proof = value.round.proof;
    expect(proof?.numbers).toEqual(numbersOf(serverSeed, { ...shown, nonce: 0 }, [...rulesOf('slot').draws]));
    expect(value.round.outcome).toEqual(rulesOf('slot').settle(proof?.numbers ?? [], null).outcome);
    expect(ended.rounds).toEqual([{ ...value.round, serverSeed }]);
  });

  it.each(['slot', 'dice', 'coin', 'bingo'] as const)('prove what %s draws', async (kind) => {
    const { token, seeds } = await open(await signIn(), kind);
    const choice = rulesOf(kind).choices[0]?.id;
    const { value } = await call('bet', { stake: 1, choice, idempotencyKey: uniqueKey() }, token);
    const { ended } = (await call('seeds/end', { commitment: seeds.commitment }, token)).value;
    const sizes = [...rulesOf(kind).draws];
    const none = { commitment: seeds.commitment, clientSeed: '', nonce: 0 };
    expect(value.round.proof).toEqual({
      kind,
      sizes,
      numbers: numbersOf(ended?.serverSeed ?? '', none, sizes),
      seeds: none,
    });
  });

  it('are never revealed before they end, and the next commitment is there before anything is played', async () => {
    const player = await signIn();
    const { token, seeds } = await open(player);
    await play(token);
    const before = await call('proofs', {}, token);
    expect(before.value.ended).toBeNull();
    expect(before.value.rounds).toMatchObject([{ serverSeed: null }]);
    const [kept] = await context.database.select().from(seedPairs).where(eq(seedPairs.accountId, player.id));
    const told = [before, await play(token), { value: await open(player) }];
    expect(JSON.stringify(told)).not.toContain(kept?.serverSeed);
    const { value } = await call('seeds/end', { commitment: seeds.commitment }, token);
    expect(value.seeds).toEqual({ commitment: expect.any(String), clientSeed: '', rounds: 0 });
    expect(value.seeds.commitment).not.toBe(seeds.commitment);
    expect(value.rounds.map((round) => [round.proof?.seeds?.nonce, round.serverSeed])).toEqual([
      [1, kept?.serverSeed],
      [0, kept?.serverSeed],
    ]);
    expect((await open(player)).seeds).toEqual(value.seeds);
  });

  it('end once, however often requested, and not before a round was played with them', async () => {
    const player = await signIn();
    const { token, seeds } = await open(player);
    const unused = await call('seeds/end', { commitment: seeds.commitment }, token);
    expect(unused.value).toMatchObject({ seeds, ended: null });
    await play(token);
    const end = (index: number) =>
      call('seeds/end', { commitment: seeds.commitment }, token, servers[index % 2]);
    const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => end(index)));
    expect(new Set(answers.map(({ value }) => value.seeds.commitment)).size).toBe(1);
    expect((await end(0)).value).toMatchObject({ seeds: answers[0]?.value.seeds });
    expect(await context.database.$count(seedPairs, eq(seedPairs.accountId, player.id))).toBe(2);
  });

  it('refuse a bet that was shown others, and nothing moves', async () => {
    const player = await signIn();
    const { token, seeds } = await open(player);
    const shown = { commitment: seeds.commitment, clientSeed: 'mine' };
    await play(token, shown);
    const balance = await balanceOf(context.database, player.id);
    const refused = [await play(token, { ...shown, clientSeed: 'another' })];
    const after = await call('seeds/end', { commitment: seeds.commitment }, token);
    refused.push(await play(token, shown));
    expect(refused).toMatchObject([
      { code: 'conflict', value: { seeds: { ...shown, rounds: 1 }, decided: expect.any(String) } },
      { code: 'conflict', value: { seeds: after.value.seeds, decided: expect.any(String) } },
    ]);
    expect(await balanceOf(context.database, player.id)).toBe(balance);
    expect(await context.database.$count(playRounds, eq(playRounds.accountId, player.id))).toBe(1);
  });

  it('[NET-06] give a repeated key the same round, even after they ended', async () => {
    const { token, seeds } = await open(await signIn());
    const shown = { commitment: seeds.commitment, clientSeed: 'mine' };
    const bet = { stake: 1, idempotencyKey: uniqueKey(), seeds: shown };
    const first = await call('bet', bet, token);
    await call('seeds/end', { commitment: seeds.commitment }, token);
    expect(await call('bet', bet, token)).toEqual(first);
    expect(await call('bet', { ...bet, seeds: undefined }, token, servers[1])).toEqual(first);
  });

  it('count rounds without gaps or repeats, however many bets and ends two operators receive at once', async () => {
    const player = await signIn();
    const { token, seeds } = await open(player);
    const bets = Array.from({ length: 30 }, (_, index) => play(token, undefined, servers[index % 2]));
    const ends = [0, 1].map((index) =>
      call('seeds/end', { commitment: seeds.commitment }, token, servers[index]),
    );
    const answers = await Promise.all([...bets.slice(0, 10), ...ends, ...bets.slice(10)]);
    expect(answers.filter(({ success }) => !success)).toEqual([]);
    const pairs = await context.database.select().from(seedPairs).where(eq(seedPairs.accountId, player.id));
    const rounds = await context.database
      .select()
      .from(playRounds)
      .where(eq(playRounds.accountId, player.id))
      .orderBy(asc(playRounds.nonce));
    expect(rounds).toHaveLength(30);
    for (const pair of pairs) {
      const own = rounds.filter(({ commitment }) => commitment === pair.commitment);
      expect(own.map(({ nonce }) => nonce)).toEqual(Array.from({ length: pair.rounds }, (_, index) => index));
    }
  });

  it('are not counted by a refused bet', async () => {
    const player = await signIn();
    const { token } = await open(player);
    const poor = Array.from({ length: 3 }, () =>
      call('bet', { stake: 500, idempotencyKey: uniqueKey() }, token),
    );
    const answers = await Promise.all(poor);
    const { value } = await call('proofs', {}, token);
    expect(value.seeds.rounds).toBe(answers.filter(({ success }) => success).length);
  });

  it('are separate for real and play money', async () => {
    const player = await signIn();
    const [money, fun] = [await open(player), await open(player, 'slot', true)];
    expect(fun.seeds.commitment).not.toBe(money.seeds.commitment);
    await play(fun.token);
    await call('seeds/end', { commitment: fun.seeds.commitment }, fun.token);
    expect((await call('proofs', {}, money.token)).value).toMatchObject({ seeds: money.seeds, ended: null });
  });

  it('of another player cannot be ended', async () => {
    const [one, other] = [await open(await signIn()), await open(await signIn())];
    await play(one.token);
    await call('seeds/end', { commitment: one.seeds.commitment }, other.token);
    expect((await call('proofs', {}, one.token)).value).toMatchObject({
      seeds: { commitment: one.seeds.commitment },
      ended: null,
    });
  });

  it.each(['', 'with space', 'a:b', 'x'.repeat(65), 'ñ', '١', 5, null, 'a\n'])(
    'cannot be created from the client seed %j',
    async (clientSeed) => {
      const { token, seeds } = await open(await signIn());
      const body = { stake: 1, idempotencyKey: uniqueKey(), seeds: { ...seeds, clientSeed } };
      expect(await call('bet', body, token)).toMatchObject({ code: 'requestInvalid' });
    },
  );

  it.each(['', 'x', 'A'.repeat(64), 'a'.repeat(63), 5])('do not end for %j', async (commitment) => {
    const { token } = await open(await signIn());
    expect(await call('seeds/end', { commitment }, token)).toMatchObject({ code: 'requestInvalid' });
  });
});

describe('a round without a proof', () => {
  it('with preset numbers says so, and counts for no seeds', async () => {
    const player = await signIn();
    const { token, seeds } = await open(player);
    context.setNumbers.set(player.id, 'JL-001', [1, 1, 2, 4, 13]);
    const { value } = await play(token, { commitment: seeds.commitment, clientSeed: 'mine' });
    expect(value.round.proof).toEqual({
      kind: 'slot',
      sizes: rulesOf('slot').draws,
      numbers: [1, 1, 2, 4, 13],
      seeds: null,
    });
    expect((await call('proofs', {}, token)).value.seeds).toEqual(seeds);
  });

  it('from before proofs were stored can still be read', async () => {
    const player = await signIn();
    await context.database.insert(playRounds).values({
      accountId: player.id,
      idempotencyKey: uniqueKey(),
      gameId: 'JL-001',
      fun: false,
      stake: 100,
      payout: 0,
      balanceAfter: opening - 100,
      outcome: { reels: [] },
      createdAt: context.clock.now(),
    });
    const { token, lastRound } = await open(player);
    expect(lastRound).toMatchObject({ outcome: { reels: [] }, proof: null });
    expect((await call('proofs', {}, token)).value.rounds).toMatchObject([{ proof: null, serverSeed: null }]);
  });

  it('cannot be stored with some of its seeds missing, or with those of another round', async () => {
    const player = await signIn();
    const { token } = await open(player);
    await play(token);
    const { id: _, ...round } = (
      await context.database.select().from(playRounds).where(eq(playRounds.accountId, player.id))
    )[0] as typeof playRounds.$inferSelect;
    for (const changes of [{}, { nonce: null }, { commitment: 'unknown' }]) {
      const insert = context.database
        .insert(playRounds)
        .values({ ...round, idempotencyKey: uniqueKey(), ...changes });
      await expect(insert).rejects.toThrow('Failed query');
    }
  });
});
