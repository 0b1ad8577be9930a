import { createMachine, not, type AnyStateMachine } from 'xstate';
import { withoutField, type AssignedFields } from './assignments.ts';
import { referenceName } from '../model/transitions.ts';
import { duration } from '../model/words.ts';

/** Kind of fault: something is left out, or something wrong is done. */
export type MutationOperator =
  | 'without transition'
  | 'without guard'
  | 'without action'
  | 'without target'
  | 'without re-entry'
  | 'without assignment'
  | 'without invoke'
  | 'without tag'
  | 'negated guard'
  | 'wrong target'
  | 'wrong initial'
  | 'wrong delay'
  | 'hoisted to the parent'
  | 'copied to a sibling'
  | 'wrong code';

/** A chart with one fault. */
export interface Mutation {
  operator: MutationOperator;
  /** Unique in its machine: `form.editing on form.submitted #1: without its guard maySend`. */
  change: string;
  /** Throws if the fault leaves no valid chart. */
  build(): AnyStateMachine;
}

type Config = Record<string, any>;
type Path = readonly (string | number)[];

interface Place {
  /** Key in its parent; the machine's id for the root. */
  key: string;
  /** As the chart's author would name it. */
  name: string;
  config: Config;
  path: Path;
  parent?: Place;
}

/** A state's transitions on one event, in order; the first whose guard passes is taken. */
interface Candidates {
  place: Place;
  /** `form.editing on form.submitted`. */
  name: string;
  path: Path;
  list: Config[];
}

/** Microsteps per step before a mutant counts as never settling. */
const maxIterations = 1_000;

export interface MutationOptions {
  /** Regions that are mutated as charts of their own. */
  parts?: readonly string[];
  /** Context fields assigned by actions; required for assignment faults. */
  fields?: AssignedFields;
}

/** Every chart that differs from this one by a single fault. */
export function mutationsOf(machine: AnyStateMachine, options: MutationOptions = {}): Mutation[] {
  const { parts = [], fields = new Map() } = options;
  const config = machine.config as Config;
  const isOwn = ({ path }: Place) => !parts.includes(String(path[1]));
  const faults = placesOf(config, machine.id)
    .filter(isOwn)
    .flatMap((place) => [
      ...faultsOfState(place),
      ...candidatesOf(place).flatMap((candidates) =>
        candidates.list.flatMap((_, index) => faultsOfTransition(candidates, index)),
      ),
      ...faultsOfPlacement(place),
    ]);
  return [
    ...faults.map(({ operator, change, apply }) => ({
      operator,
      change,
      build: () => built(apply(config), machine.implementations),
    })),
    ...(parts.length > 0 ? [] : [...missingAssignments(machine, fields), ...wrongDelays(machine)]),
  ];
}

interface Fault {
  operator: MutationOperator;
  change: string;
  apply(config: Config): Config;
}

/** `setup` types implementations by the machine's own names, which a mutant need not use. */
export const built = (config: Config, implementations: AnyStateMachine['implementations']): AnyStateMachine =>
  createMachine({ ...config, options: { maxIterations } } as never, implementations as never);

/** An action that assigns one field has no such fault beyond being left out. */
function missingAssignments(machine: AnyStateMachine, fields: AssignedFields): Mutation[] {
  return [...fields].flatMap(([action, assigned]) =>
    [...(assigned.size > 1 ? assigned : [])].map((field): Mutation => ({
      operator: 'without assignment',
      change: `${action}: without assigning ${field}`,
      build: () => built(machine.config as Config, withoutField(machine, action, field)),
    })),
  );
}

function wrongDelays(machine: AnyStateMachine): Mutation[] {
  const { implementations } = machine;
  return Object.entries(implementations.delays).flatMap(([name, delay]): Mutation[] => {
    if (typeof delay !== 'number') return [];
    const delays = { ...implementations.delays, [name]: delay * 2 };
    return [
      {
        operator: 'wrong delay',
        change: `${name}: ${duration(delay * 2)} instead of ${duration(delay)}`,
        build: () => built(machine.config as Config, { ...implementations, delays }),
      },
    ];
  });
}

function placesOf(config: Config, id: string): Place[] {
  const below = (place: Place): Place[] => [
    place,
    ...Object.entries<Config>(place.config.states ?? {}).flatMap(([key, state]) =>
      below({
        key,
        name: place.parent ? `${place.name}.${key}` : key,
        config: state,
        path: [...place.path, 'states', key],
        parent: place,
      }),
    ),
  ];
  return below({ key: id, name: id, config, path: [] });
}

const listOf = (value: unknown): any[] => (value === undefined ? [] : [value].flat());
const candidateOf = (value: unknown): Config =>
  typeof value === 'string' || value === undefined ? { target: value } : (value as Config);

function candidatesOf(place: Place): Candidates[] {
  const { config, name } = place;
  const all = (event: string, value: unknown, ...path: Path): Candidates[] => {
    if (value === undefined) return [];
    return [
      {
        place,
        name: `${name} on ${event}`,
        path: [...place.path, ...path],
        list: listOf(value).map(candidateOf),
      },
    ];
  };
  return [
    ...Object.entries(config.on ?? {}).flatMap(([type, value]) => all(type, value, 'on', type)),
    ...Object.entries(config.after ?? {}).flatMap(([delay, value]) =>
      all(`after ${delay}`, value, 'after', delay),
    ),
    ...all('always', config.always, 'always'),
    ...all('all done', config.onDone, 'onDone'),
    ...invokesOf(config).flatMap(({ invoke, path, id }) => [
      ...all(`${id} answers`, invoke.onDone, ...path, 'onDone'),
      ...all(`${id} fails`, invoke.onError, ...path, 'onError'),
    ]),
  ];
}

function invokesOf({ invoke: invokes }: Config): { invoke: Config; path: Path; id: string }[] {
  return listOf(invokes).map((invoke: Config, index) => ({
    invoke,
    path: Array.isArray(invokes) ? ['invoke', index] : ['invoke'],
    id: invoke.id ?? referenceName(invoke.src),
  }));
}

function faultsOfTransition({ place, name: ofAll, path, list }: Candidates, index: number): Fault[] {
  const candidate = list[index]!;
  const { guard, target, actions, reenter } = candidate;
  const name = list.length > 1 ? `${ofAll} #${index + 1}` : ofAll;
  const fault = (
    operator: MutationOperator,
    words: string,
    change: (candidate: Config) => Config | undefined,
  ) => ({
    operator,
    change: `${name}: ${words}`,
    apply: (config: Config) =>
      updated(config, path, () => unlessEmpty(list.with(index, change(candidate) as Config))),
  });
  const faults = [fault('without transition', 'never taken', () => undefined)];
  if (guard !== undefined) {
    const guardName = referenceName(guard);
    faults.push(
      fault('without guard', `without its guard ${guardName}`, omit('guard')),
      fault('negated guard', `with its guard ${guardName} negated`, (own) => ({ ...own, guard: not(guard) })),
    );
  }
  listOf(actions).forEach((action, position) =>
    faults.push(
      fault('without action', `without its action ${referenceName(action)}`, (own) => ({
        ...own,
        actions: listOf(actions).toSpliced(position, 1),
      })),
    ),
  );
  if (target !== undefined) {
    faults.push(
      fault('without target', `stays instead of going to ${listOf(target).join(', ')}`, (own) =>
        omit('target')(omit('reenter')(own)),
      ),
    );
  }
  const other = typeof target === 'string' && siblingTarget(place, target, reenter === true);
  if (other) {
    faults.push(
      fault('wrong target', `goes to ${other} instead of ${target}`, (own) => ({ ...own, target: other })),
    );
  }
  if (reenter === true) {
    faults.push(fault('without re-entry', 'without entering its target again', omit('reenter')));
  }
  return faults;
}

const omit = (field: string) => (candidate: Config) => updated(candidate, [field], () => undefined);

/** The next sibling of the target. Never the state itself: going there is the same as staying. */
function siblingTarget(source: Place, target: string, reenters: boolean): string | undefined {
  if (target.startsWith('#')) return undefined;
  const ownState = target.startsWith('.');
  const segments = target.split('.').filter(Boolean);
  const last = segments.at(-1)!;
  const container = segments
    .slice(0, -1)
    .reduce<Config | undefined>(
      (state, key) => state?.states?.[key],
      ownState ? source.config : source.parent?.config,
    );
  const isItself = (key: string) => !ownState && segments.length === 1 && key === source.key && !reenters;
  const others = nextTo(last, container).filter((key) => !isItself(key));
  return others[0] && `${ownState ? '.' : ''}${[...segments.slice(0, -1), others[0]].join('.')}`;
}

/** The other possible targets, in turn from this one on. */
function nextTo(key: string, container: Config | undefined): string[] {
  const states: Record<string, Config> = container?.states ?? {};
  const keys = Object.keys(states);
  const at = keys.indexOf(key);
  return [...keys.slice(at + 1), ...keys.slice(0, at)].filter((other) => states[other]!.type !== 'history');
}

function faultsOfState({ name, config, path }: Place): Fault[] {
  const fault = (operator: MutationOperator, words: string, apply: (config: Config) => Config): Fault => ({
    operator,
    change: `${name}: ${words}`,
    apply,
  });
  const without = (field: string, index: number) => (root: Config) =>
    updated(root, [...path, field], (value) => unlessEmpty(listOf(value).toSpliced(index, 1)));
  const { initial } = config;
  const [otherInitial] = typeof initial === 'string' ? nextTo(initial, config) : [];
  return [
    ...(otherInitial === undefined
      ? []
      : [
          fault('wrong initial', `starts in ${otherInitial} instead of ${initial}`, (root) =>
            updated(root, [...path, 'initial'], () => otherInitial),
          ),
        ]),
    ...listOf(config.tags).map((tag: string, index) =>
      fault('without tag', `without its tag ${tag}`, without('tags', index)),
    ),
    ...(['entry', 'exit'] as const).flatMap((field) =>
      listOf(config[field]).map((action, index) =>
        fault(
          'without action',
          `without its ${field} action ${referenceName(action)}`,
          without(field, index),
        ),
      ),
    ),
    ...invokesOf(config).map(({ id }, index) =>
      fault('without invoke', `without its actor ${id}`, without('invoke', index)),
    ),
  ];
}

/**
 * Events handled in the wrong place. A region is always active, so moving its transitions to its parent would change
 * nothing.
 */
function faultsOfPlacement(place: Place): Fault[] {
  const { key, name, config, path, parent } = place;
  if (!parent || parent.config.type === 'parallel') return [];
  return Object.entries(config.on ?? {}).flatMap(([type, value]): Fault[] => {
    const candidates = listOf(value).map(candidateOf);
    const fromParent = candidates.map((candidate) => retargeted(candidate, (target) => below(key, target)));
    const hoisted: Fault = {
      operator: 'hoisted to the parent',
      change: `${name} on ${type}: taken everywhere in ${parent.name}`,
      apply: (root) =>
        updated(
          updated(root, [...path, 'on', type], () => undefined),
          [...parent.path, 'on', type],
          (own) => [...fromParent, ...listOf(own)],
        ),
    };
    const fromSibling = candidates.map((candidate) => retargeted(candidate, (target) => beside(key, target)));
    const siblings = nextTo(key, parent.config);
    const stateOf = (sibling: string): Config => parent.config.states[sibling];
    const copied = siblings
      .filter((sibling) => mayTake(stateOf(sibling), type))
      .filter((sibling) => !fromSibling.every((copy) => doesNothing(copy, sibling, stateOf(sibling))))
      .map((sibling): Fault => ({
        operator: 'copied to a sibling',
        change: `${name} on ${type}: taken in ${sibling}, too`,
        apply: (root) => updated(root, [...parent.path, 'states', sibling, 'on', type], () => fromSibling),
      }));
    const isNoticeable = siblings.some(
      (sibling) =>
        !takesAlways(stateOf(sibling), type) &&
        !fromSibling.every(
          (copy) => doesNothing(copy, sibling, stateOf(sibling)) && isBare(stateOf(sibling)),
        ),
    );
    return isNoticeable ? [hoisted, ...copied] : copied;
  });
}

const isUnguarded = (candidate: unknown) =>
  candidate !== undefined && candidateOf(candidate).guard === undefined;

/** A state with such a list never settles, or never forwards its events. */
const endsUnguarded = (value: unknown) => isUnguarded(listOf(value).at(-1));

const takesAlways = ({ on, always }: Config, type: string) =>
  endsUnguarded(always) || endsUnguarded(on?.[type]);

const mayTake = ({ type, on, always }: Config, event: string) =>
  type !== 'final' && on?.[event] === undefined && !endsUnguarded(always);

/** A transition from an atomic state to itself without reentry or actions. */
const doesNothing = ({ target, actions, reenter }: Config, key: string, { states }: Config) =>
  target === key && !actions && !reenter && !states;

/** Reentering the state has no visible effect. */
const isBare = ({ entry, exit, invoke, after }: Config) => !entry && !exit && !invoke && !after;

function retargeted(candidate: Config, change: (target: string) => string): Config {
  const { target } = candidate;
  if (target === undefined) return candidate;
  return { ...candidate, target: Array.isArray(target) ? target.map(change) : change(target) };
}

/** A state's target as named by its parent. */
function below(key: string, target: string): string {
  if (target.startsWith('#')) return target;
  return target.startsWith('.') ? `.${key}${target}` : `.${target}`;
}

/** A state's target as named by a sibling. */
const beside = (key: string, target: string) => (target.startsWith('.') ? key + target : target);

const unlessEmpty = (list: readonly unknown[]) => {
  const left = list.filter((part) => part !== undefined);
  return left.length > 0 ? left : undefined;
};

/** A copy with one part changed; undefined removes the part. */
function updated(value: any, [key, ...rest]: Path, change: (part: any) => unknown): any {
  if (key === undefined) return change(value);
  const part = updated(value?.[key], rest, change);
  if (Array.isArray(value)) return value.with(key as number, part);
  const copy: Config = { ...value, [key]: part };
  if (part === undefined) delete copy[key];
  return copy;
}
