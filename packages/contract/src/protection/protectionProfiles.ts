import * as v from 'valibot';

/** The rules an operator protects players by (PROT-01). */
export const profileNames = ['spec', 'ph', 'gb', 'strict'] as const;
export type ProfileName = (typeof profileNames)[number];

export interface Switch<Value> {
  /** Source of the rule. */
  clause: string;
  values: Readonly<Record<ProfileName, Value>>;
  schema: v.GenericSchema<Value, Value>;
  /** The stricter of two values: operators can only tighten a profile. */
  stricter: (one: Value, other: Value) => Value;
}

type ByProfile<Value> = readonly [spec: Value, ph: Value, gb: Value, strict: Value];

function made<Value>(
  clause: string,
  [spec, ph, gb, strict]: ByProfile<Value>,
  schema: v.GenericSchema<Value, Value>,
  stricter: Switch<Value>['stricter'],
): Switch<Value> {
  return { clause, values: { spec, ph, gb, strict }, schema, stricter };
}

/** Forbidden if either forbids it. */
const allowed = (clause: string, values: ByProfile<boolean>) =>
  made(clause, values, v.boolean(), (one, other) => one && other);

/** Required if either requires it. */
const demanded = (clause: string, values: ByProfile<boolean>) =>
  made(clause, values, v.boolean(), (one, other) => one || other);

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The lower value is stricter. */
const atMost = (clause: string, values: ByProfile<number>) => made<number>(clause, values, count, Math.min);
/** The higher value is stricter. */
const atLeast = (clause: string, values: ByProfile<number>) => made<number>(clause, values, count, Math.max);

/** Like `atMost`; null for no limit. */
const atMostIfAny = (clause: string, values: ByProfile<number | null>) =>
  made<number | null>(clause, values, v.nullable(count), (one, other) =>
    one === null || other === null ? (one ?? other) : Math.min(one, other),
  );

/** Options from loosest to strictest. */
const step = <const Option extends string>(
  clause: string,
  options: readonly Option[],
  values: ByProfile<Option>,
) =>
  made<Option>(clause, values, v.picklist(options), (one, other) =>
    options.indexOf(one) > options.indexOf(other) ? one : other,
  );

/** The union of both lists. */
const both = <Item extends string | number>(
  clause: string,
  item: v.GenericSchema<Item, Item>,
  values: ByProfile<readonly Item[]>,
) => made<readonly Item[]>(clause, values, v.array(item), (one, other) => [...new Set([...one, ...other])]);

/** Payment methods that a profile can refuse (PROT-11). */
export const refusableMethods = ['creditCard', 'crypto'] as const;
/** Sentences that a profile requires on its pages (PROT-09); text keys `protection.words.<name>`. */
export const profileWords = ['addictive', 'takeTime'] as const;

/**
 * Every switch, by profile. When one refuses something, `switchedOff` names it in `value.switch`, and
 * `refusalTextOf(name)` is the key of the text.
 */
export const switches = {
  minimumAge: atLeast('UKGC LCCP 3.2.11; PAGCOR RGC v6, age', [18, 21, 18, 21]),
  barredGroups: demanded('PAGCOR RGC v6, persons who may not play', [false, true, false, true]),
  identityBefore: step(
    'PAGCOR notice 2025, ID before the first deposit; UKGC LCCP 17.1.1',
    ['never', 'firstDeposit', 'registration'],
    ['never', 'firstDeposit', 'registration', 'registration'],
  ),
  refusedMethods: both(
    'PAGCOR notice of 10/12/2025, no credit cards, no crypto; UKGC LCCP 6.1.2',
    v.picklist(refusableMethods),
    [[], ['creditCard', 'crypto'], ['creditCard'], ['creditCard', 'crypto']],
  ),
  limitsOffered: step(
    'UKGC RTS 12A; PAGCOR RGC v6, limits',
    ['page', 'firstDeposit', 'registration'],
    ['page', 'registration', 'firstDeposit', 'registration'],
  ),
  decliningIsAnAct: demanded('UKGC RTS 12B (30/09/2026)', [false, false, true, true]),
  raiseWaitHours: atLeast('UKGC RTS 12A; AGCO 2.23', [24, 24, 24, 24]),
  reviewMonths: atMost('UKGC RTS 12B (30/09/2026)', [12, 6, 6, 6]),
  reviewMonthsWithoutLimits: atMost('UKGC RTS 12B (30/09/2026)', [12, 6, 12, 6]),
  realityCheckMinutes: atMostIfAny('UKGC RTS 13B; PAGCOR RGC v6, reality check', [null, 60, 60, 30]),
  breakDays: both('UKGC LCCP 3.3.4; AGCO 2.24', v.pipe(count, v.minValue(1)), [
    [1, 7, 30],
    [1, 7, 30],
    [1, 7, 30, 42],
    [1, 7, 30, 42],
  ]),
  exclusionMonths: both('UKGC LCCP 3.5.3; PAGCOR RGC v6, self-exclusion', v.pipe(count, v.minValue(6)), [
    [6, 12, 60],
    [6, 12, 60],
    [6, 12, 24, 36, 48, 60],
    [6, 12, 24, 36, 48, 60],
  ]),
  returnWaitHours: atLeast('UKGC LCCP 3.5.3', [24, 24, 24, 24]),
  /** Milliseconds between bets. */
  shortestSlotCycle: atLeast('UKGC RTS 14D', [0, 0, 2_500, 5_000]),
  shortestCasinoCycle: atLeast('UKGC RTS 14G', [0, 0, 5_000, 5_000]),
  autoplay: allowed('UKGC RTS 8A', [true, true, false, false]),
  turbo: allowed('UKGC RTS 14E', [true, true, false, false]),
  slamStop: allowed('UKGC RTS 14E', [true, true, false, false]),
  smallWinEffects: allowed('UKGC RTS 14F', [true, true, false, false]),
  gamesAtOnce: allowed('UKGC RTS 14H', [true, true, false, false]),
  sessionFigures: demanded('UKGC RTS 13A, 13C', [true, true, true, true]),
  cancelWithdrawal: allowed('UKGC RTS 14B', [true, true, false, false]),
  transfers: allowed('GLI-19 v3.0, 2.5.6', [true, true, false, false]),
  envelopes: allowed('UKGC LCCP 5.1.1', [true, true, false, false]),
  ranks: allowed('UKGC LCCP 5.1.1', [true, true, false, false]),
  depositTurnover: allowed('UKGC LCCP 4.2.1', [true, true, false, false]),
  /** Hundredths of the bonus. */
  mostTurnoverFactor: atMost('UKGC LCCP 5.1.1 (19/01/2026)', [9_999, 9_999, 1_000, 1_000]),
  mixedBonuses: allowed('UKGC LCCP 5.1.1 (19/01/2026)', [true, true, false, false]),
  rememberMethod: allowed('GLI-19 v3.0, 2.5.5', [true, true, true, false]),
  words: both('PAGCOR RGC v6, messages; UKGC RTS 13', v.picklist(profileWords), [
    [],
    ['addictive'],
    ['takeTime'],
    ['addictive', 'takeTime'],
  ]),
  idleMinutes: atMost('GLI-19 v3.0, 2.5.3', [30, 30, 30, 15]),
} as const;

export type SwitchName = keyof typeof switches;
export const switchNames = Object.keys(switches) as SwitchName[];

export type Switches = { [Name in SwitchName]: (typeof switches)[Name]['values']['strict'] };

/** From the settings: a profile, and the operator's stricter values. */
export interface ProtectionSettings {
  profile: string;
  tightened: Readonly<Record<string, unknown>>;
}

/**
 * The switches in effect. Unreadable values and unknown profiles count as strict; values looser than the profile's are
 * ignored.
 */
export function switchesOf({ profile, tightened }: ProtectionSettings): Switches {
  const named = profileNames.find((name) => name === profile) ?? 'strict';
  const entries = switchNames.map((name) => {
    const { values, schema, stricter } = switches[name] as Switch<unknown>;
    if (!(name in tightened)) return [name, values[named]];
    const given = tightened[name];
    return [name, v.is(schema, given) ? stricter(values[named], given) : values.strict];
  });
  return Object.fromEntries(entries) as Switches;
}

/** Key of the text that explains why something isn't offered. */
export const refusalTextOf = <Name extends SwitchName>(name: Name) => `protection.refused.${name}` as const;
