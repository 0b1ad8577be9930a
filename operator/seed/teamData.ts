import type { contracts } from '#operator/database/tables/agents.tables.ts';
import type { ContractKind, ContractTerm } from '@araw/contract/agents/agent';

/** Days before the seed's; 0 is the same day. */
type DaysAgo = number;

interface TeamMember {
  name: string;
  upline: string;
  /** Member type (SES-02). */
  type: 0 | 1;
  registered: DaysAgo;
  /** `online`: logged in today and still online; null: never logged in. */
  lastLogin: DaysAgo | 'online' | null;
  bets: readonly DaysAgo[];
}

const member = (
  upline: string,
  name: string,
  registered: DaysAgo,
  lastLogin: TeamMember['lastLogin'],
  bets: readonly DaysAgo[] = [],
  type: TeamMember['type'] = 0,
): TeamMember => ({ upline, name, registered, lastLogin, bets, type });

const agent = (...[upline, name, registered, lastLogin, bets]: Parameters<typeof member>): TeamMember =>
  member(upline, name, registered, lastLogin, bets, 1);

/** Below the demo agent ramon, with maria and jose: three levels, uplines before their downlines. */
export const team: readonly TeamMember[] = [
  agent('ramon', 'carmela', 320, 'online', [1, 0]),
  agent('ramon', 'gregorio', 210, 2, [2]),
  member('ramon', 'benjie', 180, 'online', [0]),
  member('ramon', 'divina', 150, 0, [0]),
  member('ramon', 'efren88', 90, 1, [1]),
  member('ramon', 'felisa', 60, 9),
  member('ramon', 'honorio', 14, 0, [2, 0]),
  member('ramon', 'imelda_r', 0, 0),
  agent('jose', 'armando', 260, 0, [0]),
  member('jose', 'jingle', 170, 3),
  member('jose', 'karding', 130, 'online', [0]),
  member('jose', 'lourdes', 75, 1),
  member('jose', 'macario', 0, 0, [0]),
  agent('carmela', 'nardo', 240, 0, [1]),
  member('carmela', 'oliva', 160, 6),
  member('carmela', 'paquito', 110, 0, [0]),
  member('carmela', 'quirino', 45, 1, [1]),
  member('carmela', 'rosario', 5, null),
  member('gregorio', 'simeon', 95, 0),
  member('gregorio', 'teresita', 20, 2),
  member('armando', 'urbano', 140, 4),
  member('armando', 'virginia', 80, 0, [0]),
  member('armando', 'wenceslao', 30, 1),
  member('armando', 'yolanda', 0, 'online'),
  member('nardo', 'zenaida', 100, 0),
  member('nardo', 'amado', 55, 12),
  member('nardo', 'basilia', 25, 1, [1]),
  member('nardo', 'crispin', 0, null),
];

const dailyTerms: ContractTerm[] = [
  { amount: 20_000, activeMembers: 3, rate: 0.3 },
  { amount: 50_000, activeMembers: 5, rate: 0.5 },
  { amount: 100_000, activeMembers: 10, rate: 0.8 },
];
const betterDailyTerms = dailyTerms.map((term) => ({ ...term, rate: term.rate + 0.2 }));
const dividendTerms: ContractTerm[] = [
  { amount: 10_000, activeMembers: 3, rate: 5 },
  { amount: 50_000, activeMembers: 5, rate: 10 },
  { amount: 200_000, activeMembers: 10, rate: 15 },
];
const hourlyTerms: ContractTerm[] = [
  { amount: 5_000, activeMembers: 2, rate: 0.2 },
  { amount: 10_000, activeMembers: 4, rate: 0.4 },
];

interface SeedContract {
  holder: string;
  /** Null for the house. */
  payer: string | null;
  kind: ContractKind;
  status: (typeof contracts.$inferSelect)['status'];
  decider?: 'holder' | 'upline';
  terms: ContractTerm[];
  offered: DaysAgo;
  decided?: DaysAgo;
  ended?: DaysAgo;
}

/** In every state for ramon, including a request from jose in his downline. */
export const seedContracts: readonly SeedContract[] = [
  {
    holder: 'ramon',
    payer: null,
    kind: 'dailySalary',
    status: 'ended',
    terms: [{ amount: 20_000, activeMembers: 3, rate: 0.2 }],
    offered: 200,
    decided: 199,
    ended: 60,
  },
  {
    holder: 'ramon',
    payer: null,
    kind: 'dailySalary',
    status: 'active',
    terms: dailyTerms,
    offered: 61,
    decided: 60,
  },
  {
    holder: 'ramon',
    payer: null,
    kind: 'dailySalary',
    status: 'requested',
    terms: betterDailyTerms,
    offered: 1,
  },
  {
    holder: 'ramon',
    payer: null,
    kind: 'dividend',
    status: 'declined',
    terms: dividendTerms,
    offered: 120,
    decided: 118,
  },
  { holder: 'ramon', payer: null, kind: 'dividend', status: 'requested', terms: dividendTerms, offered: 2 },
  { holder: 'ramon', payer: null, kind: 'hourlySalary', status: 'requested', terms: hourlyTerms, offered: 0 },
  {
    holder: 'jose',
    payer: 'ramon',
    kind: 'dividend',
    status: 'active',
    terms: dividendTerms,
    offered: 90,
    decided: 89,
  },
  {
    holder: 'jose',
    payer: 'ramon',
    kind: 'hourlySalary',
    status: 'declined',
    terms: hourlyTerms,
    offered: 30,
    decided: 29,
  },
  {
    holder: 'jose',
    payer: 'ramon',
    kind: 'dailySalary',
    status: 'requested',
    decider: 'upline',
    terms: dailyTerms,
    offered: 1,
  },
];

interface Earning {
  kind: 'dailySalary' | 'dividend';
  day: DaysAgo;
  /** Centavos. */
  amount: number;
}

/** Ramon's earnings from his team; each is a ledger movement. */
export const earnings: readonly Earning[] = [
  { kind: 'dividend', day: 30, amount: 620_000 },
  { kind: 'dailySalary', day: 3, amount: 15_000 },
  { kind: 'dailySalary', day: 2, amount: 15_000 },
  { kind: 'dailySalary', day: 1, amount: 25_000 },
];
