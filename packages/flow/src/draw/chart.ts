import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { pathOf, referenceName, transitionsOf, type NamedTransition } from '../model/transitions.ts';
import { duration } from '../model/words.ts';

/** What sets a transition off: the user or a message, an actor's answer, time, or nothing at all. */
export type Trigger = 'event' | 'answer' | 'failure' | 'delay' | 'always' | 'completion';

export interface ChartTransition {
  /** As `NamedTransition` names it. */
  name: string;
  trigger: Trigger;
  /** The event in the chart's words, a delay with its time: `after searchDebounce (500 ms)`. */
  event: string;
  /** `if isFiltered`, `else` after guarded candidates, or empty. */
  condition: string;
  /** Guards of the candidates before it, which must all have been false. */
  guardsBefore: string[];
  actions: string[];
  source: string;
  /** Paths of the states it leads to; empty when no state is left. */
  targets: string[];
  reenters: boolean;
}

export type StateKind = 'atomic' | 'compound' | 'parallel' | 'final' | 'history';

export interface ChartState {
  /** The dotted path; the machine's id for the root. */
  path: string;
  key: string;
  kind: StateKind;
  /** A region: active together with its siblings. */
  region: boolean;
  /** Path of the state entered first. */
  initial: string | null;
  /** A history state that remembers the innermost states. */
  deep: boolean;
  tags: string[];
  /** Sources of the actors that run while it is active. */
  actors: string[];
  entry: string[];
  exit: string[];
  /** Transitions that lead to no other state. */
  inner: ChartTransition[];
  children: ChartState[];
}

/** All transitions from one state to another, drawn as one line. */
export interface Arrow {
  id: string;
  source: string;
  target: string;
  /** Empty for the further lines of a transition with several targets. */
  transitions: ChartTransition[];
  /** Names of the transitions that take this line. */
  names: string[];
}

/** What a drawing shows of a machine, read from the live machine so that picture and code cannot differ. */
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

/** The state itself and all below it, outermost first. */
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

/** As written: the state itself carries more of them, which raise and cancel its timers. */
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
      // A transition into several regions has a line of its own to each.
      const id = `${source} → ${target}${targets.length > 1 ? ` by ${name}` : ''}`;
      const arrow = arrows.get(id) ?? { id, source, target, transitions: [], names: [] };
      arrow.names.push(name);
      if (place === 0) arrow.transitions.push(transition);
      arrows.set(id, arrow);
    });
  }
  return [...arrows.values()];
}
