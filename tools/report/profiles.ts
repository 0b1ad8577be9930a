import {
  type ProfileName,
  profileNames,
  type Switch,
  type SwitchName,
  switches,
  switchNames,
} from '@araw/contract/protection/protectionProfiles';
import type { RequirementId } from '../requirements/register.ts';
import type { TracedRequirement } from './traceability.ts';

type Value = string | number | boolean | null | readonly (string | number)[];

/** A switch's value in words, as in docs/for-auditors.md. */
export function valueWords(value: Value): string {
  if (value === null) return 'off';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  return value.length === 0 ? 'none' : value.join(', ');
}

/** The requirements that each switch changes, besides PROT-01, which every switch follows. */
const switchRequirements: Readonly<Record<SwitchName, readonly [RequirementId, ...RequirementId[]]>> = {
  minimumAge: ['REG-04', 'TRIAL-04', 'PROT-09'],
  barredGroups: ['PROT-01'],
  identityBefore: ['PROT-01'],
  refusedMethods: ['PROT-11'],
  limitsOffered: ['PROT-03'],
  decliningIsAnAct: ['PROT-03'],
  raiseWaitHours: ['PROT-02'],
  reviewMonths: ['PROT-03'],
  reviewMonthsWithoutLimits: ['PROT-03'],
  realityCheckMinutes: ['PROT-05'],
  breakDays: ['PROT-04'],
  exclusionMonths: ['PROT-04'],
  returnWaitHours: ['PROT-04'],
  shortestSlotCycle: ['PROT-07'],
  shortestCasinoCycle: ['PROT-07'],
  autoplay: ['PROT-07'],
  turbo: ['PROT-07'],
  slamStop: ['PROT-07'],
  smallWinEffects: ['PROT-07'],
  gamesAtOnce: ['PROT-07'],
  sessionFigures: ['PROT-06'],
  cancelWithdrawal: ['CASH-21'],
  transfers: ['CASH-21'],
  envelopes: ['CASH-21'],
  ranks: ['CASH-21'],
  depositTurnover: ['CASH-21'],
  mostTurnoverFactor: ['CASH-21'],
  mixedBonuses: ['CASH-21'],
  rememberMethod: ['CASH-21'],
  words: ['PROT-09'],
  idleMinutes: ['PROT-08'],
};

export interface ProfileRow {
  switch: SwitchName;
  clause: string;
  value: string;
  requirements: TracedRequirement[];
}

export interface ProfileTable {
  profile: ProfileName;
  rows: ProfileRow[];
}

/** Clause, switch and value of each profile, with the rules and tests of its requirements and their last run. */
export function profileTables(traced: readonly TracedRequirement[]): ProfileTable[] {
  return profileNames.map((profile) => ({
    profile,
    rows: switchNames.map((name) => {
      const { clause, values } = switches[name] as Switch<Value>;
      return {
        switch: name,
        clause,
        value: valueWords(values[profile]),
        requirements: switchRequirements[name].map((id) => requirementIn(traced, id)),
      };
    }),
  }));
}

function requirementIn(traced: readonly TracedRequirement[], id: RequirementId): TracedRequirement {
  const found = traced.find((one) => one.id === id);
  if (!found) throw new Error(`${id} is not traced`);
  return found;
}

/** What no test of this product can prove: the operator's own people decide it. */
export const operatorsOwn: readonly { what: string; who: string }[] = [
  { what: 'The licence, its number and the regulator’s register', who: 'the licensee' },
  { what: 'Whether these clauses are the law in force, and all of it', who: 'counsel' },
  {
    what: 'Help organisations and their numbers, by country and language',
    who: 'the player-protection team',
  },
  { what: 'The words of terms and announcements', who: 'counsel' },
  { what: 'Who may decide at the desk, and how decisions are checked', who: 'compliance' },
];
