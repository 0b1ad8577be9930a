import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { pathOf, referenceName, transitionsOf, type NamedTransition } from '../model/transitions.ts';
import { duration } from '../model/words.ts';

/** Trigger of a transition: the user or a message, an actor's answer, time, or nothing. */
export type Trigger = 'event' | 'answer' | 'failure' | 'delay' | 'always' | 'completion';

export interface ChartTransition {
  /** From `NamedTransition`. */
  name: string;
  trigger: Trigger;
  /** In the chart's words, a delay with its duration: `after searchDebounce (500 ms)`. */
  event: string;
  /** `if isFiltered`, `else` after guarded candidates, or empty. */
  condition: string;
  /** Guards of earlier candidates, all of which must be false. */
  guardsBefore: string[];
  actions: string[];
  source: string;
  /** Target state paths; empty if no state is left. */
  targets: string[];
  reenters: boolean;
}

export type StateKind = 'atomic' | 'compound' | 'parallel' | 'final' | 'history';

export interface ChartState {
  /** Dotted path; the machine's id for the root. */
  path: string;
  key: string;
  kind: StateKind;
  /** A region: active together with its siblings. */
  region: boolean;
  /** Path of the initial state. */
  initial: string | null;
  /** A deep history state. */
  deep: boolean;
  tags: string[];
  /** Sources of its invoked actors. */
  actors: string[];
  entry: string[];
  exit: string[];
  /** Transitions that stay in the state. */
  inner: ChartTransition[];
  children: ChartState[];
}

export interface Arrow {
  id: string;
  source: string;
  target: string;
  /** Empty for the additional lines of a transition with several targets. */
  transitions: ChartTransition[];
  /** Names of the transitions on this line. */
  names: string[];
}

/** A machine as drawings show it; read from the live machine, so that drawing and code can't differ. */
export interface Chart {
  name: string;
  root: ChartState;
  arrows: Arrow[];
  transitions: ChartTransition[];
}

export function chartOf(machine: AnyStateMachine): Chart {
  const named = [...transitionsOf(machine).values()];
  const transitions = named.map((transition) => transitionOf(machine, transition));
  return {
    name: machine.id,
    root: stateOf(machine.root, transitions),
    arrows: arrowsOf(transitions.filter((transition) => !isInner(transition))),
    transitions,
  };
}

/** The state and all its descendants, outermost first. */
export const statesOf = (state: ChartState): ChartState[] => [state, ...state.children.flatMap(statesOf)];

function stateOf(node: AnyStateNode, transitions: readonly ChartTransition[]): ChartState {
  const path = pathOf(node);
  return {
    path,
    key: node.key,
    kind: node.type,
    region: node.parent?.type === 'parallel',
    initial: node.type === 'compound' ? initialOf(node) : null,
    deep: node.history === 'deep',
    tags: [...node.tags],
    actors: node.invoke.map(({ src }) => referenceName(src)),
    entry: actionsOf(node.config.entry),
    exit: actionsOf(node.config.exit),
    inner: transitions.filter((transition) => transition.source === path && isInner(transition)),
    children: Object.values(node.states).map((child) => stateOf(child, transitions)),
  };
}

function initialOf(node: AnyStateNode): string | null {
  const [target] = node.initial.target ?? [];
  return target ? pathOf(target) : null;
}

/** As written: the state's own list also contains the actions that manage its timers. */
const actionsOf = (written: unknown): string[] =>
  (written === undefined ? [] : [written].flat()).map(referenceName);

const isInner = ({ source, targets }: ChartTransition) => targets.every((target) => target === source);

function transitionOf(machine: AnyStateMachine, transition: NamedTransition): ChartTransition {
  const { name, eventType, event, guard, guardsBefore, actions, source, targets, reenters } = transition;
  const trigger = triggerOf(eventType);
  return {
    name,
    trigger,
    event: trigger === 'delay' ? withTime(machine, event) : event,
    condition: guard ? `if ${guard}` : guardsBefore.length > 0 ? 'else' : '',
    guardsBefore,
    actions,
    source,
    targets: targets ?? [],
    reenters,
  };
}

function triggerOf(eventType: string): Trigger {
  if (eventType === '') return 'always';
  if (eventType.startsWith('xstate.done.actor.')) return 'answer';
  if (eventType.startsWith('xstate.error.actor.')) return 'failure';
  if (eventType.startsWith('xstate.after.')) return 'delay';
  return eventType.startsWith('xstate.done.state.') ? 'completion' : 'event';
}

function withTime({ implementations }: AnyStateMachine, event: string): string {
  const delay = event.replace(/^after /, '');
  if (/^\d+$/.test(delay)) return `after ${duration(Number(delay))}`;
  const time: unknown = implementations.delays[delay];
  return typeof time === 'number' ? `${event} (${duration(time)})` : event;
}

export function arrowsOf(transitions: readonly ChartTransition[]): Arrow[] {
  const arrows = new Map<string, Arrow>();
  for (const transition of transitions) {
    const { source, targets, name } = transition;
    targets.forEach((target, place) => {
      // A transition into several regions has a separate line to each.
      const id = `${source} → ${target}${targets.length > 1 ? ` by ${name}` : ''}`;
      const arrow = arrows.get(id) ?? { id, source, target, transitions: [], names: [] };
      arrow.names.push(name);
      if (place === 0) arrow.transitions.push(transition);
      arrows.set(id, arrow);
    });
  }
  return [...arrows.values()];
}
