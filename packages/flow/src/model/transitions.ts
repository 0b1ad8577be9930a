import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { Model } from './model.ts';

/** A transition as the chart's author would name it. Two machines with the same configuration give equal names. */
export interface NamedTransition {
  /** Unique in its machine: `form.editing on form.submitted #1`. */
  name: string;
  /** Path of the source state; the machine's id for the root. */
  source: string;
  /** In the chart's words: `form.submitted`, `send answers`, `after searchDebounce`, `always`. */
  event: string;
  /** Empty for eventless transitions. */
  eventType: string;
  guard: string | null;
  /** Guards of earlier candidates, all of which must be false. */
  guardsBefore: string[];
  /** Target state paths; null if the state is not left. */
  targets: string[] | null;
  actions: string[];
  /** The state itself is left and entered again. */
  reenters: boolean;
  definition: AnyTransitionDefinition;
  sourceNode: AnyStateNode;
}

export type NamedTransitions = ReadonlyMap<AnyTransitionDefinition, NamedTransition>;

export const inline = '(inline)';

/** A state's dotted path; the machine's id for the root. */
export const pathOf = (node: AnyStateNode) => node.path.join('.') || node.machine.id;

/** Whether a state belongs to a part with its own model, which covers it instead of this one. */
export const isOfPart = ({ parts = [] }: Pick<Model<any>, 'parts'>, path: string) =>
  parts.includes(path.split('.', 1)[0]!);

export function stateNodesOf(machine: AnyStateMachine): AnyStateNode[] {
  const below = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(below)];
  return below(machine.root);
}

/** Name of a guard, action or actor in a configuration; `(inline)` for inline code. */
export function referenceName(reference: unknown): string {
  if (typeof reference === 'string') return reference;
  const { type } = (reference ?? {}) as { type?: unknown };
  return typeof reference === 'object' && typeof type === 'string' ? type : inline;
}

/** An event type in the chart's own words. */
function eventWords(eventType: string): string {
  const [, actor] = /^xstate\.done\.actor\.(.*)$/.exec(eventType) ?? [];
  if (actor !== undefined) return `${actor} answers`;
  const [, failing] = /^xstate\.error\.actor\.(.*)$/.exec(eventType) ?? [];
  if (failing !== undefined) return `${failing} fails`;
  const [, delay] = /^xstate\.after\.([^.]*)\./.exec(eventType) ?? [];
  if (delay !== undefined) return `after ${delay}`;
  if (eventType.startsWith('xstate.done.state.')) return 'all done';
  return eventType || 'always';
}

export function transitionsOf(machine: AnyStateMachine): NamedTransitions {
  const named = new Map<AnyTransitionDefinition, NamedTransition>();
  for (const node of stateNodesOf(machine)) {
    for (const [eventType, candidates] of node.transitions) nameAll(named, node, eventType, candidates);
    if (node.always) nameAll(named, node, '', node.always);
  }
  return named;
}

function nameAll(
  named: Map<AnyTransitionDefinition, NamedTransition>,
  sourceNode: AnyStateNode,
  eventType: string,
  candidates: readonly AnyTransitionDefinition[],
) {
  const guards = candidates.map(({ guard }) => (guard === undefined ? null : referenceName(guard)));
  const source = pathOf(sourceNode);
  const event = eventWords(eventType);
  candidates.forEach((definition, index) => {
    named.set(definition, {
      name: `${source} on ${event}${candidates.length > 1 ? ` #${index + 1}` : ''}`,
      source,
      event,
      eventType,
      guard: guards[index] ?? null,
      guardsBefore: guards.slice(0, index).filter((guard) => guard !== null),
      targets: definition.target?.map(pathOf) ?? null,
      actions: definition.actions.map(referenceName),
      reenters: definition.reenter,
      definition,
      sourceNode,
    });
  });
}
