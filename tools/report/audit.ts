import type * as roles from '#services/contract/roles.ts';
import { calls } from '#services/contract/calls.ts';
import { register, type RequirementId } from '#tests/register.ts';
import { type CallLine, isClosed, type Matrix, type RouteLine } from './matrix.ts';
import type { Reader } from './readers.ts';
import type { CheckedRule } from './rules.ts';
import { confirmationsIn } from './smallestRequest.ts';
import type { TracedTest } from './traceability.ts';
import type { ConfirmationAnswer } from './tryCalls.ts';

export type Topic = 'Age' | 'Trial players' | 'Member types';

/** Which rows of the contract a requirement is about; where these are enforced is then found, not written down. */
interface Subject {
  topic: Topic;
  /** Rows of the role table. */
  accesses?: roles.Access[];
  /** Functions of the role table. */
  asks?: (keyof typeof roles)[];
  /** A field by which a request confirms it. */
  confirmation?: 'ageConfirmed' | 'agreed';
}

/** Every requirement about age, trial players and member types. */
export const subjects: Partial<Record<RequirementId, Subject>> = {
  'REG-04': { topic: 'Age', confirmation: 'agreed' },
  'REG-15': { topic: 'Age', confirmation: 'agreed' },
  'REG-16': { topic: 'Age' },
  'TRIAL-04': { topic: 'Age', confirmation: 'ageConfirmed' },
  'SES-02': { topic: 'Trial players', asks: ['isRealAccount', 'isTrial'] },
  'PERM-02': { topic: 'Trial players', accesses: ['realAccount', 'correspondent'] },
  'PERM-04': { topic: 'Trial players', asks: ['isContractExempt'] },
  'AGENT-05': { topic: 'Trial players', asks: ['isContractExempt'] },
  'MEM-04': { topic: 'Trial players' },
  'MSG-02': { topic: 'Trial players', accesses: ['correspondent'] },
  'MSG-03': { topic: 'Trial players', accesses: ['correspondent'] },
  'CS-03': { topic: 'Trial players', accesses: ['correspondent'] },
  'ACCT-01': { topic: 'Trial players', accesses: ['realAccount'] },
  'CASH-07': { topic: 'Trial players', accesses: ['realAccount'] },
  'REC-06': { topic: 'Trial players' },
  'TRIAL-01': { topic: 'Trial players' },
  'TRIAL-02': { topic: 'Trial players' },
  'TRIAL-03': { topic: 'Trial players' },
  'BOOT-08': { topic: 'Trial players' },
  'PERM-01': {
    topic: 'Member types',
    accesses: ['player', 'playerElseHome', 'playerElseNotice', 'realAccount', 'correspondent', 'agent'],
  },
  'PERM-03': { topic: 'Member types', accesses: ['agent', 'agentElseHome'], asks: ['isAgent'] },
  'PERM-05': { topic: 'Member types', accesses: ['playerElseNotice'] },
};

/**
 * `not open yet`: guarded, but nobody can get further, so that the guard is all there is to prove.
 * `not run`: only tests without a result name it.
 */
export type Verdict = 'holds' | 'broken' | 'not open yet' | 'not run' | 'nothing yet';

/** One requirement, and every place that enforces or proves it. */
export interface AuditedRequirement {
  id: RequirementId;
  topic: Topic;
  text: string;
  verdict: Verdict;
  rules: CheckedRule[];
  /** States explored of the machines with such a rule, each machine once. */
  states: number;
  /** Undefined without a mutation run, or without a rule. */
  mutantsKilled?: number;
  readers: Reader[];
  routes: RouteLine[];
  calls: CallLine[];
  confirmations: ConfirmationAnswer[];
  tests: TracedTest[];
}

export interface AuditSources {
  rules: readonly CheckedRule[];
  tests: readonly TracedTest[];
  readers: readonly Reader[];
  matrix: Matrix;
  confirmations: readonly ConfirmationAnswer[];
}

/** In the order of `subjects`. */
export const audit = (sources: AuditSources): AuditedRequirement[] =>
  Object.entries(subjects).map(([id, subject]) => auditOne(id as RequirementId, subject, sources));

function auditOne(id: RequirementId, subject: Subject, sources: AuditSources): AuditedRequirement {
  const { topic, accesses = [], asks = [], confirmation } = subject;
  const { rules, tests, readers, matrix, confirmations } = sources;
  const isAbout = (line: { access: roles.Access }) => accesses.includes(line.access);
  const found = {
    rules: rules.filter(({ requirements }) => requirements.includes(id)),
    readers: readers.filter((reader) => asksFor(reader, accesses, asks)),
    routes: matrix.routes.filter(isAbout),
    calls: matrix.calls.filter(
      (line) =>
        isAbout(line) || (confirmation && confirmationsIn(calls[line.name].request).includes(confirmation)),
    ),
    confirmations: confirmations.filter(({ field }) => field === confirmation),
    tests: tests.filter(({ ids }) => ids.includes(id)),
  };
  return {
    id,
    topic,
    text: register[id],
    verdict: verdictOf(found),
    ...found,
    states: statesOf(found.rules),
    mutantsKilled: sumOf(found.rules.map(({ mutantsKilled }) => mutantsKilled)),
  };
}

/** A `decide` whose access stands in a table of routes or calls asks for every access of the table. */
function asksFor(reader: Reader, accesses: readonly string[], asks: readonly string[]): boolean {
  if (asks.includes(reader.asks)) return true;
  if (reader.asks !== 'decide' || accesses.length === 0) return false;
  return reader.access === undefined || accesses.includes(reader.access);
}

type Found = Pick<AuditedRequirement, 'rules' | 'routes' | 'calls' | 'confirmations' | 'tests'>;

function verdictOf({ rules, routes, calls: lines, confirmations, tests }: Found): Verdict {
  const broken =
    rules.some(({ counterexamples }) => counterexamples.length > 0) ||
    lines.some(({ cells }) => cells.some(({ agrees }) => !agrees)) ||
    confirmations.some(({ refused }) => !refused) ||
    tests.some(({ result }) => result === 'failed');
  if (broken) return 'broken';
  if (rules.length > 0 || tests.some(({ result }) => result === 'passed')) return 'holds';
  if (lines.length > 0) {
    const open = routes.length > 0 ? routes.some((route) => route.open) : !lines.every(isClosed);
    return open ? 'holds' : 'not open yet';
  }
  return tests.length > 0 ? 'not run' : 'nothing yet';
}

/** Each machine's states once. */
function statesOf(rules: readonly CheckedRule[]): number {
  const byMachine = new Map(rules.map(({ machine, states }) => [machine, states]));
  return [...byMachine.values()].reduce((sum, states) => sum + states, 0);
}

function sumOf(counts: readonly (number | undefined)[]): number | undefined {
  const known = counts.filter((count) => count !== undefined);
  return known.length > 0 ? known.reduce((sum, count) => sum + count, 0) : undefined;
}
