import type { Step } from './model.ts';

/** 200 ms, 1.5 s, 60 s. */
export const duration = (ms: number) => (ms < 1_000 ? `${ms} ms` : `${ms / 1_000} s`);

const inBrackets = (name: string) => (name ? ` (${name})` : '');

/** A step as a reader who knows the product, and not the chart, would tell it. */
export function sentence(step: Step): string {
  switch (step.kind) {
    case 'user':
      return `the player: ${step.event.type}${inBrackets(step.name)}`;
    case 'answer':
      return step.ok
        ? `the operator answers ${step.actor}${inBrackets(step.name)}`
        : `${step.actor} fails${inBrackets(step.name)}`;
    case 'emit':
      return `${step.actor} reports${inBrackets(step.name || step.event.type)}`;
    case 'time':
      return `${duration(step.ms)} pass${step.name ? ` (${step.name})` : ''}`;
  }
}

/** The sentences of a path; the empty path is the start itself. */
export const story = (path: readonly { step: Step }[]) =>
  path.length ? path.map(({ step }) => sentence(step)).join(' → ') : 'at the very start';
