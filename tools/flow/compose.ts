import { createMachine, type AnyStateMachine, type MachineImplementationsSimplified } from 'xstate';

type Config = Record<string, any>;
type Implementations = Record<(typeof kinds)[number], Record<string, unknown>>;

const kinds = ['actions', 'guards', 'actors', 'delays'] as const;

/**
 * One chart of several that run side by side, each the region of its name, so that what they do to each other
 * can be explored. `links` replaces what the charts leave to their surroundings, such as an action that tells
 * another chart something. The input has an entry for each part by its name; an event reaches every part that
 * lists it. Fails where two parts share a context field, or a name for what they implement differently.
 */
export function compose(
  id: string,
  parts: Record<string, AnyStateMachine>,
  links: Partial<Implementations> = {},
): AnyStateMachine {
  const implementations = Object.fromEntries(
    kinds.map((kind) => [
      kind,
      {
        ...merged(parts, ({ implementations: own }) => own[kind] as Config, Object.keys(links[kind] ?? {})),
        ...links[kind],
      },
    ]),
  );
  return createMachine(
    {
      id,
      type: 'parallel',
      context: (args: { input: Config }) => merged(parts, (part, name) => contextOf(part, name, args)),
      states: Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, regionOf(part)])),
    } as Config,
    implementations as unknown as MachineImplementationsSimplified<any, any>,
  );
}

function regionOf({ config }: AnyStateMachine): Config {
  const { id: _id, context: _context, ...region } = config as Config;
  return region;
}

function contextOf({ config }: AnyStateMachine, name: string, args: { input: Config }): Config {
  const { context = {} } = config as Config;
  return typeof context === 'function' ? context({ ...args, input: args.input?.[name] }) : context;
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
