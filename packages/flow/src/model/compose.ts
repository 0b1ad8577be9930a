import {
  assign,
  createMachine,
  not,
  type AnyStateMachine,
  type MachineImplementationsSimplified,
} from 'xstate';

type Config = Record<string, any>;
type Implementations = Record<(typeof kinds)[number], Record<string, unknown>>;

/** Condition for a part that isn't always running, such as the chart of a screen. */
export interface Mount {
  /** The guard during which it runs; the part restarts each time. */
  while: string;
  /** The part's input, from the context of the whole. */
  input?: (context: any) => unknown;
}

const kinds = ['actions', 'guards', 'actors', 'delays'] as const;

/**
 * Joins several charts that run in parallel into one, each as the region of its name, so that their interaction can be
 * explored. `links` replaces what the charts leave to their environment, such as an action that notifies another chart. The
 * input has an entry for each part by name; an event reaches every part that lists it. A part with a mount is `absent` or
 * `present`, and its guards match its states as they do on their own. Throws if two parts share a context field, or use one
 * name for different implementations.
 */
export function compose(
  id: string,
  parts: Record<string, AnyStateMachine>,
  links: Partial<Implementations> = {},
  mounts: Record<string, Mount> = {},
): AnyStateMachine {
  const lasting = Object.fromEntries(Object.entries(parts).filter(([name]) => !mounts[name]));
  const implementations = Object.fromEntries(
    kinds.map((kind) => [
      kind,
      {
        ...merged(
          parts,
          (part, name) => implementationsOf(part, name, kind, mounts[name]),
          Object.keys(links[kind] ?? {}),
        ),
        ...links[kind],
      },
    ]),
  );
  return createMachine(
    {
      id,
      type: 'parallel',
      context: (args: { input: Config }) =>
        merged(lasting, (part, name) => contextOf(part, args.input?.[name])),
      states: Object.fromEntries(
        Object.entries(parts).map(([name, part]) => [name, regionOf(part, name, mounts[name])]),
      ),
    } as Config,
    implementations as unknown as MachineImplementationsSimplified<any, any>,
  );
}

function regionOf({ config }: AnyStateMachine, name: string, mount?: Mount): Config {
  const { id, context: _context, ...region } = config as Config;
  if (!mount) return region;
  const { entry = [], always = [] } = region;
  const present = {
    ...region,
    // The part's own transitions may target its id.
    id,
    entry: [mountAction(name), entry].flat(),
    always: [{ guard: `not ${mount.while}`, target: 'absent' }, always].flat(),
  };
  return {
    initial: 'absent',
    states: { absent: { always: { guard: mount.while, target: 'present' } }, present },
  };
}

function contextOf({ config }: AnyStateMachine, input: unknown): Config {
  const { context = {} } = config as Config;
  return typeof context === 'function' ? context({ input }) : context;
}

const mountAction = (name: string) => `begin ${name}`;

function implementationsOf(
  part: AnyStateMachine,
  name: string,
  kind: (typeof kinds)[number],
  mount?: Mount,
): Config {
  const own = part.implementations[kind] as Config;
  if (!mount) return own;
  if (kind === 'actions') {
    return { ...own, [mountAction(name)]: assign(({ context }) => contextOf(part, mount.input?.(context))) };
  }
  if (kind !== 'guards') return own;
  const moved = Object.entries(own).map(([key, guard]) => [key, movedInto(name, guard)]);
  return { ...Object.fromEntries(moved), [`not ${mount.while}`]: not(mount.while as never) };
}

/** Makes a mounted part's guard match states within the part's region. */
function movedInto(name: string, guard: any): unknown {
  if (typeof guard !== 'function') return guard;
  const copy = (change: Config) => Object.assign(() => false, guard, change);
  if ('stateValue' in guard) return copy({ stateValue: { [name]: { present: guard.stateValue } } });
  if ('guards' in guard)
    return copy({ guards: guard.guards.map((inner: unknown) => movedInto(name, inner)) });
  return guard;
}

function merged(
  parts: Record<string, AnyStateMachine>,
  select: (part: AnyStateMachine, name: string) => Config,
  replaced: readonly string[] = [],
): Config {
  const result: Config = {};
  for (const [name, part] of Object.entries(parts)) {
    for (const [key, value] of Object.entries(select(part, name))) {
      if (key in result && result[key] !== value && !replaced.includes(key)) {
        throw new Error(`${name}: another part has a "${key}" that differs`);
      }
      result[key] = value;
    }
  }
  return result;
}
