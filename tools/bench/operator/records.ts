import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { pino } from 'pino';
import { createClock } from '#operator/core/clock.ts';
import type { Caller, Database, OperatorContext } from '#operator/core/context.ts';
import { catalogueOf } from '#operator/games/catalogue.ts';
import { auditLedger, isSound } from '#operator/ledger/audit.ts';
import { accountTitle } from '#operator/payments/payoutAccounts/payoutAccounts.ts';
import { betRecord } from '#operator/records/betRecord.ts';
import { movementRecord } from '#operator/records/movementRecord.ts';
import { profitRecord } from '#operator/records/profitRecord.ts';
import { merchantDayOf } from '@araw/contract/values/dates';
import type { Measure } from '../measures.ts';
import { createMembers } from './players.ts';
import { days, type Games, seedRounds, type SeededMember } from './recordsSeed.ts';

interface Statement {
  text: string;
  values: unknown[];
}

/** Cost of reading a record. */
interface Cost {
  /** 8 KB pages read by the database. */
  buffers: number;
  plans: string[];
}

/** Allowed factor in pages read for a member with a thousand times as many movements. */
const goal = 2;

/**
 * Reads each record for a member with 1,000,000 movements and for one with 1,000, over 90 days and the same five games.
 * Compares the pages read by the database, which other load doesn't affect. Resolves with the plans, too.
 */
export async function measureRecords(url: string): Promise<{ measures: Measure[]; plans: string }> {
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  const asked: Statement[] = [];
  const logQuery = (text: string, values: unknown[]) => asked.push({ text, values });
  const database = drizzle({ client: pool, logger: { logQuery } }) as unknown as Database;
  const context: OperatorContext = { database, clock: createClock(), log: pino({ level: 'silent' }) };
  try {
    const games = await chooseGames(context);
    const [large, small] = await seedMembers(context, url, games);
    const measures: Measure[] = [];
    const plans: string[] = [];
    for (const [name, read] of readings(context, games)) {
      const costOf = async ({ id }: SeededMember) => {
        const begin = () => void (asked.length = 0);
        begin();
        await read(callerOf(id), begin);
        const statements = asked.filter(({ text }) => /^\s*(select|with)/i.test(text));
        return explain(pool, statements);
      };
      const costs = { small: await costOf(small), large: await costOf(large) };
      measures.push({
        name: `record, ${name}`,
        unit: 'pages of 8 KB',
        values: [costs.large.buffers],
        reference: { name: '1,000 movements', values: [costs.small.buffers] },
        goal,
        decides: true,
      });
      plans.push(`## ${name}\n\n${costs.large.plans.join('\n\n')}`);
    }
    return { measures, plans: plans.join('\n\n') };
  } finally {
    await pool.end();
  }
}

async function chooseGames(context: OperatorContext): Promise<Games & { vendor: string }> {
  const { games } = await catalogueOf(context);
  const [first] = games;
  const rare = games.find(({ vendor }) => vendor !== first?.vendor);
  if (!first || !rare) throw new Error('There are too few games');
  const usual = games.filter(({ vendor }) => vendor !== rare.vendor).slice(0, 5);
  return { usual: usual.map(({ gameId }) => gameId), rare: rare.gameId, vendor: rare.vendor };
}

async function seedMembers(
  { database, clock }: OperatorContext,
  url: string,
  games: Games,
): Promise<[large: SeededMember, small: SeededMember]> {
  const [first = 0, second = 0] = await createMembers(database, 2, 'reader');
  const large = { id: first, rounds: 800_000 };
  const small = { id: second, rounds: 800 };
  for (const member of [large, small]) await seedRounds({ database, url, now: clock.now(), games }, member);
  const client = new pg.Client(url);
  await client.connect();
  await client.query('vacuum analyze');
  await client.end();
  const audit = await auditLedger(database);
  if (!isSound(audit)) throw new Error(`The ledger was not seeded soundly: ${JSON.stringify(audit)}`);
  return [large, small];
}

const callerOf = (id: number): Caller => ({
  account: { id, name: 'reader', type: 0, merchantCode: 'bench' },
  sessionId: 1,
  ip: '127.0.0.1',
  userAgent: 'bench',
  requestId: 'bench',
});

/** Reads before `begin` don't count. */
type Reading = [name: string, read: (caller: Caller, begin: () => void) => Promise<unknown>];

function readings(context: OperatorContext, { vendor }: { vendor: string }): Reading[] {
  const now = context.clock.now();
  const range = {
    period: '' as const,
    from: merchantDayOf(now - (days - 1) * 24 * 3_600_000),
    to: merchantDayOf(now),
  };
  const common = { ...range, language: 'EN', cursor: '' };
  const movements = { ...common, kinds: '' };
  const bets = { ...common, gameType: '', vendor: '', state: '' } as const;
  const movementsOf = (caller: Caller, request: typeof movements) =>
    movementRecord(context, caller, request, accountTitle);
  return [
    ['movements and their totals', (caller) => movementsOf(caller, movements)],
    [
      'movements, second page',
      async (caller, begin) => {
        const { next } = await movementsOf(caller, movements);
        begin();
        return movementsOf(caller, { ...movements, cursor: next ?? '' });
      },
    ],
    ['movements of a rare kind', (caller) => movementsOf(caller, { ...movements, kinds: 'commission' })],
    ['bets and their totals', (caller) => betRecord(context, caller, bets)],
    ['bets on a rare game', (caller) => betRecord(context, caller, { ...bets, vendor })],
    ['profit and loss', (caller) => profitRecord(context, caller, common)],
  ];
}

interface Plan {
  'Node Type': string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  'Rows Removed by Filter'?: number;
  'Index Name'?: string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

async function explain(pool: pg.Pool, statements: readonly Statement[]): Promise<Cost> {
  const cost: Cost = { buffers: 0, plans: [] };
  for (const { text, values } of statements) {
    const { rows } = await pool.query(`explain (analyze, buffers, format json) ${text}`, values);
    const plan: Plan = rows[0]['QUERY PLAN'][0].Plan;
    cost.buffers += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
    cost.plans.push(outline(plan, 0).join('\n'));
  }
  return cost;
}

/** One line per node: its operation, index and rows read. */
function outline(plan: Plan, depth: number): string[] {
  const rows = Math.round(plan['Actual Rows'] * plan['Actual Loops']);
  const by = [plan['Relation Name'], plan['Index Name'] && `by ${plan['Index Name']}`]
    .filter(Boolean)
    .join(' ');
  const removed = plan['Rows Removed by Filter'] ? `, ${plan['Rows Removed by Filter']} removed` : '';
  return [
    `${'  '.repeat(depth)}${plan['Node Type']} ${by} ${rows} rows${removed}`,
    ...(plan.Plans ?? []).flatMap((inner) => outline(inner, depth + 1)),
  ];
}
