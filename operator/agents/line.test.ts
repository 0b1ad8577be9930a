import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '#operator/core/context.ts';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { lineMoves, paths } from '#operator/database/tables/line.tables.ts';
import { refusalOf, visitor } from '#operator/testing/accounts.ts';
import { createTestContext } from '#operator/testing/context.ts';
import { lineOn, requireInLine, superiorOn } from './line.ts';
import { moveMember } from './moves.ts';

const context = await createTestContext();
const { database, clock } = context;
afterAll(() => context.close());

const dayLength = 24 * 3_600_000;
/** In Manila, where the stopped clock shows 20:00. */
const today = '2026-01-15';
const tomorrow = '2026-01-16';

let names = 0;
const idOf = new Map<string, number>();

/** Accounts named after their role in a test, uplines first; registered on the day before. */
async function stand(...members: [name: string, upline: string | null, type?: number][]) {
  names += 1;
  idOf.clear();
  for (const [name, upline, type = 1] of members) {
    const [stored] = await database
      .insert(accounts)
      .values({
        merchantCode: 'ARAW',
        name: `${name}${names}`,
        type,
        registeredAt: clock.now() - dayLength,
        uplineId: upline === null ? null : id(upline),
      })
      .returning({ id: accounts.id });
    idOf.set(name, stored?.id ?? 0);
  }
}

function id(name: string): number {
  const found = idOf.get(name);
  if (found === undefined) throw new Error(name);
  return found;
}

const accountOf = (name: string) => `${name}${names}`;
const nameOf = (wanted: number) => [...idOf].find(([, each]) => each === wanted)?.[0] ?? '?';

async function below(agent: string, day: string): Promise<string> {
  const line = lineOn(database, id(agent), day);
  const found = await database.select().from(line).orderBy(asc(line.depth), asc(line.memberId));
  return found.map(({ memberId, depth }) => `${nameOf(memberId)}${depth}`).join(' ');
}

const above = async (member: string, day: string) =>
  (await superiorOn(database, id(member), day)).map(({ id: superior }) => nameOf(superior));

const move = (member: string, superior: string) =>
  moveMember(context, { account: accountOf(member), superior: accountOf(superior) });

const callerOf = (name: string): Caller => ({
  ...visitor,
  account: { id: id(name), name: accountOf(name), type: 1, merchantCode: 'ARAW' },
});

beforeEach(() => clock.shift(0));

const usual = () =>
  stand(['head', null], ['left', 'head'], ['right', 'head'], ['child', 'left'], ['grandchild', 'child', 0]);

describe('[TEAM-11] the line by date', () => {
  beforeEach(usual);

  test('starts at registration and covers every level', async () => {
    expect(await below('head', today)).toBe('left1 right1 child2 grandchild3');
    expect(await below('left', today)).toBe('child1 grandchild2');
    expect(await below('head', '2026-01-13')).toBe('');
    expect(await above('grandchild', today)).toEqual(['child']);
    expect(await above('head', today)).toEqual([]);
  });

  test('a move starts at the next midnight, takes the whole branch, and leaves earlier days alone', async () => {
    expect(await move('child', 'right')).toEqual({ fromDay: tomorrow });
    expect(await below('left', today)).toBe('child1 grandchild2');
    expect(await below('right', today)).toBe('');
    expect(await above('child', today)).toEqual(['left']);
    expect(await below('left', tomorrow)).toBe('');
    expect(await below('right', tomorrow)).toBe('child1 grandchild2');
    expect(await above('child', tomorrow)).toEqual(['right']);
    // A member above both lists each of them once on either day.
    expect(await below('head', today)).toBe('left1 right1 child2 grandchild3');
    expect(await below('head', tomorrow)).toBe('left1 right1 child2 grandchild3');
  });

  test('the merchant’s midnight decides: a millisecond earlier is the same day', async () => {
    // 20:00 in Manila.
    clock.shift(4 * 3_600_000 - 1);
    expect(await move('child', 'right')).toEqual({ fromDay: tomorrow });
    clock.shift(1);
    expect(await move('child', 'head')).toEqual({ fromDay: '2026-01-17' });
    expect(await below('right', tomorrow)).toBe('child1 grandchild2');
    expect(await below('right', '2026-01-17')).toBe('');
  });

  test('a second move before midnight replaces the first; moving back leaves no trace', async () => {
    await move('child', 'right');
    await move('child', 'head');
    expect(await below('right', tomorrow)).toBe('');
    expect(await below('head', tomorrow)).toBe('left1 right1 child1 grandchild2');
    await move('child', 'left');
    expect(await below('left', today)).toBe('child1 grandchild2');
    expect(await below('left', tomorrow)).toBe('child1 grandchild2');
    expect(await below('head', tomorrow)).toBe('left1 right1 child2 grandchild3');
  });

  test('two moves in one line on one day both apply, in either order', async () => {
    await move('grandchild', 'right');
    await move('right', 'child');
    expect(await below('left', tomorrow)).toBe('child1 right2 grandchild3');
    await move('child', 'head');
    expect(await below('head', tomorrow)).toBe('left1 child1 right2 grandchild3');
    expect(await below('head', today)).toBe('left1 right1 child2 grandchild3');
  });

  test('after the clock is set back, nothing is written before existing entries', async () => {
    clock.shift(10 * dayLength);
    await move('child', 'right');
    clock.shift(0);
    expect(await move('grandchild', 'left')).toEqual({ fromDay: '2026-01-26' });
    expect(await below('left', '2026-01-25')).toBe('child1 grandchild2');
    expect(await below('left', '2026-01-26')).toBe('grandchild1');
  });

  test('a member who registers under a moving branch is in both of its lines', async () => {
    await move('child', 'right');
    const [late] = await database
      .insert(accounts)
      .values({
        merchantCode: 'ARAW',
        name: accountOf('late'),
        type: 0,
        registeredAt: clock.now(),
        uplineId: id('child'),
      })
      .returning({ id: accounts.id });
    idOf.set('late', late?.id ?? 0);
    expect(await below('left', today)).toBe('child1 grandchild2 late2');
    expect(await below('right', today)).toBe('');
    expect(await below('right', tomorrow)).toBe('child1 grandchild2 late2');
    expect(await below('left', tomorrow)).toBe('');
  });

  test('members cannot move under themselves or to where they are, and only real-money agents can be above them', async () => {
    await stand(
      ['head', null],
      ['left', 'head'],
      ['child', 'left'],
      ['member', 'head', 0],
      ['trial', null, 4],
      ['fun', null, 40],
    );
    for (const [member, superior] of [
      ['head', 'head'],
      ['head', 'child'],
      ['left', 'head'],
      ['child', 'member'],
      ['child', 'trial'],
      ['child', 'fun'],
      ['trial', 'head'],
    ] as const) {
      expect([member, superior, (await refusalOf(move(member, superior)))?.code]).toEqual([
        member,
        superior,
        'conflict',
      ]);
    }
    expect(
      (await refusalOf(moveMember(context, { account: 'nobody', superior: accountOf('head') })))?.code,
    ).toBe('notFound');
    await database
      .update(accounts)
      .set({ disabled: true })
      .where(eq(accounts.id, id('left')));
    await move('member', 'head').catch(() => undefined);
    expect((await refusalOf(move('member', 'left')))?.code).toBe('conflict');
    expect(await below('head', tomorrow)).toBe('left1 member1 child2');
  });

  test('of two simultaneous moves that would form a loop, one is refused', async () => {
    const outcomes = await Promise.all([refusalOf(move('left', 'right')), refusalOf(move('right', 'left'))]);
    expect(outcomes.map((refused) => refused?.code ?? 'moved').toSorted()).toEqual(['conflict', 'moved']);
  });

  test('every move is recorded: who, by whom, from where and from when', async () => {
    await move('child', 'right');
    expect(
      await database
        .select()
        .from(lineMoves)
        .where(eq(lineMoves.memberId, id('child'))),
    ).toEqual([
      expect.objectContaining({
        oldSuperiorId: id('left'),
        newSuperiorId: id('right'),
        fromDay: tomorrow,
        decidedAt: clock.now(),
        carriedOutAt: null,
      }),
    ]);
  });

  test('[FAULT-09] the database itself refuses a loop and a second line on the same day', async () => {
    const bare = (name: string, upline: string) =>
      database
        .update(accounts)
        .set({ uplineId: id(upline) })
        .where(eq(accounts.id, id(name)));
    await expect(bare('head', 'child')).rejects.toThrow('Failed query');
    const again = { ancestorId: id('right'), descendantId: id('child'), depth: 1, fromDay: '2026-01-10' };
    await expect(database.insert(paths).values(again)).rejects.toThrow('Failed query');
    expect(await below('head', today)).toBe('left1 right1 child2 grandchild3');
  });
});

describe('[TEAM-10] the own downline', () => {
  beforeEach(usual);

  test('is found by account, ignoring case, and by id', async () => {
    const found = { id: id('grandchild'), name: accountOf('grandchild'), type: 0, disabled: false, depth: 3 };
    const account = accountOf('grandchild').toUpperCase();
    expect(await requireInLine(context, callerOf('head'), { account })).toEqual(found);
    expect(await requireInLine(context, callerOf('head'), { accountId: id('grandchild') })).toEqual(found);
  });

  test('a stranger, an unknown name, the own account and everyone above get the same answer', async () => {
    const refusals = [];
    for (const account of [accountOf('right'), accountOf('left'), accountOf('head'), 'nobody at all', '']) {
      refusals.push(
        await requireInLine(context, callerOf('left'), { account }).then(
          () => 'found',
          (error: unknown) => ({ ...(error as object), message: (error as Error).message }),
        ),
      );
    }
    for (const refusal of refusals) expect(refusal).toEqual(refusals[4]);
    expect(refusals[0]).toMatchObject({ code: 'notFound' });
    for (const accountId of [id('right'), 999_999]) {
      const refused = await refusalOf(requireInLine(context, callerOf('left'), { accountId }));
      expect(refused?.code).toBe('notFound');
    }
  });

  test('a moved member is found through the old line until midnight, then through the new one', async () => {
    await move('child', 'right');
    const codes = async () =>
      Promise.all(
        ['left', 'right'].map((agent) =>
          refusalOf(requireInLine(context, callerOf(agent), { account: accountOf('grandchild') })).then(
            (refused) => refused?.code ?? 'found',
          ),
        ),
      );
    clock.shift(4 * 3_600_000 - 1);
    expect(await codes()).toEqual(['found', 'notFound']);
    clock.shift(1);
    expect(await codes()).toEqual(['notFound', 'found']);
  });

  test('only the line’s own files read where members are', () => {
    const ownFiles = [
      'agents/line.ts',
      'agents/moves.ts',
      'agents/places.ts',
      'database/tables/accounts.tables.ts',
      'database/tables/line.tables.ts',
      // These place new members.
      'compositions/registration.ts',
      'agents/openAccount.ts',
      // This finds members for limits on rates, which start together with moves.
      'agents/directs.ts',
      'seed/seed.ts',
      'seed/team.ts',
      'testing/line.ts',
    ];
    const readers = readdirSync('operator', { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .filter((name) =>
        /\buplineId\b|\bpaths\b.*line\.tables|\bupline_id\b/.test(
          readFileSync(join('operator', name), 'utf8'),
        ),
      );
    expect(readers.filter((name) => !ownFiles.includes(name))).toEqual([]);
    expect(readers).toContain('agents/line.ts');
  });
});
