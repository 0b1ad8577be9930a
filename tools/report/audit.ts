import type * as roles from '@araw/contract/calls/roles';
import { calls } from '@araw/contract/calls/calls';
import type { Extent } from './extents.ts';
import { register, type RequirementId } from '../requirements/register.ts';
import type { CallLine, Matrix, RouteLine } from './calls/matrix.ts';
import type { Reader } from './readers.ts';
import { confirmationsIn } from './calls/smallestRequest.ts';
import {
  type TracedRequirement,
  type TracedRule,
  type TracedTest,
  type Verdict,
  verdicts,
} from './traceability.ts';
import type { ConfirmationAnswer } from './calls/tryCalls.ts';

export type Topic = 'Age' | 'Trial players' | 'Member types';

/** The contract rows that a requirement concerns; the report derives where these are enforced. */
interface Subject {
  topic: Topic;
  /** Rows of the role table. */
  accesses?: roles.Access[];
  /** Functions of the role table. */
  asks?: (keyof typeof roles)[];
  /** The request field that confirms it. */
  confirmation?: 'ageConfirmed' | 'agreed';
}

/** Every requirement about age, trial players and member types. */
export const subjects: Partial<Record<RequirementId, Subject>> = {
  'REG-04': { topic: 'Age', confirmation: 'agreed' },
  'REG-15': { topic: 'Age', confirmation: 'agreed' },
  'REG-16': { topic: 'Age' },
  'TRIAL-04': { topic: 'Age', confirmation: 'ageConfirmed' },
  'PROT-09': { topic: 'Age' },
  'SES-02': { topic: 'Trial players', asks: ['isRealAccount', 'isTrial'] },
  'PERM-02': { topic: 'Trial players', accesses: ['realAccount', 'realAgent', 'correspondent'] },
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
    accesses: [
      'player',
      'passwordHolder',
      'playerElseNotice',
      'realAccount',
      'correspondent',
      'agent',
      'realAgent',
    ],
  },
  'PERM-03': { topic: 'Member types', accesses: ['agent', 'realAgent', 'agentElseHome'], asks: ['isAgent'] },
  'PERM-05': { topic: 'Member types', accesses: ['playerElseNotice'] },
};

/** One requirement, and everything that enforces or proves it. */
export interface AuditedRequirement {
  id: RequirementId;
  topic: Topic;
  text: string;
  /** Its evidence's verdict, or `failed` if the running operator contradicts it. */
  verdict: Verdict;
  extent: Extent;
  rules: TracedRule[];
  /** States explored of the machines with such a rule, counting each machine once. */
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
  traced: readonly TracedRequirement[];
  readers: readonly Reader[];
  matrix: Matrix;
  confirmations: readonly ConfirmationAnswer[];
}

/** Open ones first, then in the order of `subjects`. */
export const audit = (sources: AuditSources): AuditedRequirement[] =>
  Object.entries(subjects)
    .map(([id, subject]) => auditOne(id as RequirementId, subject, sources))
    .toSorted((a, b) => verdicts.indexOf(a.verdict) - verdicts.indexOf(b.verdict));

function auditOne(id: RequirementId, subject: Subject, sources: AuditSources): AuditedRequirement {
  const { topic, accesses = [], asks = [], confirmation } = subject;
  const { readers, matrix, confirmations } = sources;
  const traced = sources.traced.find((one) => one.id === id);
  if (!traced) throw new Error(`${id} is not traced`);
  const { verdict, extent, rules, tests } = traced;
  const isAbout = (line: { access: roles.Access }) => accesses.includes(line.access);
  const found = {
    readers: readers.filter((reader) => asksFor(reader, accesses, asks)),
    routes: matrix.routes.filter(isAbout),
    calls: matrix.calls.filter(
      (line) =>
        isAbout(line) || (confirmation && confirmationsIn(calls[line.name].request).includes(confirmation)),
    ),
    confirmations: confirmations.filter(({ field }) => field === confirmation),
  };
  return {
    id,
    topic,
    text: register[id],
    verdict: isContradicted(found) ? 'failed' : verdict,
    extent,
    rules,
    tests,
    ...found,
    states: statesOf(rules),
    mutantsKilled: sumOf(rules.map(({ mutantsKilled }) => mutantsKilled)),
  };
}

/** A `decide` whose access comes from a table of routes or calls covers every access in the table. */
function asksFor(reader: Reader, accesses: readonly string[], asks: readonly string[]): boolean {
  if (asks.includes(reader.asks)) return true;
  if (reader.asks !== 'decide' || accesses.length === 0) return false;
  return reader.access === undefined || accesses.includes(reader.access);
}

/** The operator answered differently from the role table, or allowed what it had to refuse. */
const isContradicted = ({
  calls: lines,
  confirmations,
}: Pick<AuditedRequirement, 'calls' | 'confirmations'>) =>
  lines.some(({ cells }) => cells.some(({ agrees }) => !agrees)) ||
  confirmations.some(({ refused }) => !refused);

function statesOf(rules: readonly TracedRule[]): number {
  const byMachine = new Map(rules.map(({ machine, states }) => [machine, states]));
  return [...byMachine.values()].reduce((sum, states) => sum + states, 0);
}

function sumOf(counts: readonly (number | undefined)[]): number | undefined {
  const known = counts.filter((count) => count !== undefined);
  return known.length > 0 ? known.reduce((sum, count) => sum + count, 0) : undefined;
}
