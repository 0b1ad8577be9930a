import { assign, type AnyStateMachine } from 'xstate';

type Fields = Record<string, unknown>;
type Assigner = (args: never, params: never) => Fields;

/** Context fields that each named action assigns, as far as it has run. */
export type AssignedFields = ReadonlyMap<string, ReadonlySet<string>>;

/** The same machine, recording in `fields` what its actions assign. */
export function noteAssignments(machine: AnyStateMachine): {
  machine: AnyStateMachine;
  fields: AssignedFields;
} {
  const fields = new Map<string, Set<string>>();
  const actions = Object.entries(assignersOf(machine)).map(([name, assigner]) => {
    const noted = new Set<string>();
    fields.set(name, noted);
    const noting: Assigner = (args, params) => {
      const assigned = assigner(args, params);
      for (const field of Object.keys(assigned)) noted.add(field);
      return assigned;
    };
    return [name, assign(noting as never)];
  });
  return { machine: machine.provide({ actions: Object.fromEntries(actions) }), fields };
}

/** A machine's implementations with one action that leaves one field unchanged. */
export function withoutField(
  machine: AnyStateMachine,
  action: string,
  field: string,
): AnyStateMachine['implementations'] {
  const assigner = assignersOf(machine)[action]!;
  const forgetting: Assigner = (args, params) => {
    const { [field]: _forgotten, ...assigned } = assigner(args, params);
    return assigned;
  };
  const { implementations } = machine;
  return {
    ...implementations,
    actions: { ...implementations.actions, [action]: assign(forgetting as never) },
  };
}

/** The named actions that assign to the context, each as a function of the event's arguments. */
function assignersOf({ implementations }: AnyStateMachine): Record<string, Assigner> {
  return Object.fromEntries(
    Object.entries(implementations.actions).flatMap(([name, action]) => {
      const { type, assignment } = action as { type?: string; assignment?: Assigner | Fields };
      if (type !== 'xstate.assign' || assignment === undefined) return [];
      return [[name, typeof assignment === 'function' ? assignment : assignerOf(assignment)]];
    }),
  );
}

const assignerOf =
  (fields: Fields): Assigner =>
  (args, params) =>
    Object.fromEntries(
      Object.entries(fields).map(([field, value]) => [
        field,
        typeof value === 'function' ? (value as Assigner)(args, params) : value,
      ]),
    );
