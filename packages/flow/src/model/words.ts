import type { Step } from './model.ts';

/** 200 ms, 1.5 s, 60 s. */
export const duration = (ms: number) => (ms < 1_000 ? `${ms} ms` : `${ms / 1_000} s`);

const answered = ({ actor, by }: Extract<Step, { kind: 'answer' }>) =>
  by === undefined ? `${actor} answers` : `${by} answers ${actor}`;

const inBrackets = (name: string) => (name ? ` (${name})` : '');

/** A step in words for a reader who knows the chart's purpose, but not the chart. */
export function sentence(step: Step): string {
  switch (step.kind) {
    case 'user':
      return `${step.by ?? 'the user'}: ${step.event.type}${inBrackets(step.name)}`;
    case 'answer':
      return `${step.ok ? answered(step) : `${step.actor} fails`}${inBrackets(step.name)}`;
    case 'emit':
      return `${step.actor} reports${inBrackets(step.name || step.event.type)}`;
    case 'time':
      return `${duration(step.ms)} pass${step.name ? ` (${step.name})` : ''}`;
  }
}

/** Limits a title's states for a chart with many regions. */
const mostTold = 4;

const placeOf = (states: readonly string[]) =>
  states.length > mostTold
    ? `${states.slice(0, mostTold).join(' + ')} and ${states.length - mostTold} more`
    : states.join(' + ');

/**
 * A path's destination: `to form.sent by “the user: form.submitted”`, naming only the regions that its last step moves;
 * `and still in asking by …` if it moves none, and `in closed` at the start. The start is the first step.
 */
export function destination(steps: readonly { sentence: string; states: readonly string[] }[]): string {
  const last = steps.at(-1);
  if (!last) return '';
  const before = steps.at(-2)?.states;
  if (!before) return `in ${placeOf(last.states)}`;
  const entered = last.states.filter((state) => !before.includes(state));
  const place = entered.length > 0 ? `to ${placeOf(entered)}` : `and still in ${placeOf(last.states)}`;
  return `${place} by “${last.sentence}”`;
}

/** A path's sentences; `the start` for the empty path. */
export const pathInWords = (path: readonly { step: Step }[]) =>
  path.length ? path.map(({ step }) => sentence(step)).join(' → ') : 'at the very start';
