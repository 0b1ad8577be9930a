import type { AtlasMachine } from '../content.ts';
import { walkedOf, withAncestors } from './atlas.ts';
import { byId } from './dom.ts';
import type { Route, Subject } from './route.ts';

const drawings = new Map(
  [...byId<HTMLTemplateElement>('drawings').content.querySelectorAll<SVGSVGElement>('svg')].map((svg) => [
    svg.dataset.chart ?? '',
    svg,
  ]),
);

export const drawingOf = (machine: AtlasMachine): SVGSVGElement => drawings.get(machine.name)!;

/** Lights what the route points at, or the step it stands at. Answers the parts that should be in sight. */
export function light(svg: SVGSVGElement, machine: AtlasMachine, route: Route): Element[] {
  const walked = walkedOf(machine, route);
  const lit = walked ? lightStep(svg, machine, walked.step) : lightSubject(svg, machine, route.subject);
  svg.classList.toggle('walking', walked !== undefined);
  svg.classList.toggle('pointing', !walked && lit.size > 0);
  for (const part of partsOf(svg, '.state, .row, .arrow, .label'))
    part.classList.toggle('lit', lit.has(part));
  const shown = [...lit].filter((part) => !part.matches('.container'));
  return shown.length > 0 ? shown : [...lit];
}

/** The state or transition under a click or a key press. */
export function subjectAt(target: EventTarget | null): Subject | undefined {
  const part =
    target instanceof Element ? target.closest<SVGElement>('[data-transition], [data-state]') : null;
  const { transition, state } = part?.dataset ?? {};
  if (transition !== undefined) return { kind: 'transition', name: transition };
  return state === undefined ? undefined : { kind: 'state', path: state };
}

function lightStep(svg: SVGSVGElement, machine: AtlasMachine, step: { taken: string[]; states: string[] }) {
  const active = withAncestors(machine, step.states);
  const states = partsOf(svg, '.state').filter(({ dataset }) => active.has(dataset.state ?? ''));
  return new Set([...states, ...transitionParts(svg, new Set(step.taken))]);
}

function lightSubject(svg: SVGSVGElement, { transitions }: AtlasMachine, subject: Subject | undefined) {
  switch (subject?.kind) {
    case 'state': {
      const { path } = subject;
      const touching = partsOf(svg, '.arrow, .label').filter(({ dataset }) =>
        [dataset.source, dataset.target].includes(path),
      );
      return new Set([
        ...partsOf(svg, '.state').filter(({ dataset }) => dataset.state === path),
        ...touching,
      ]);
    }
    case 'transition':
      return new Set(transitionParts(svg, new Set([subject.name])));
    case 'event': {
      const names = transitions.filter(({ event }) => event === subject.event).map(({ name }) => name);
      return new Set(transitionParts(svg, new Set(names)));
    }
    case 'rule':
    case undefined:
      return new Set<SVGElement>();
  }
}

const partsOf = (svg: SVGSVGElement, selector: string) => [...svg.querySelectorAll<SVGElement>(selector)];

/** The rows that tell these transitions, and their lines. */
function transitionParts(svg: SVGSVGElement, names: ReadonlySet<string>): SVGElement[] {
  const rows = partsOf(svg, '.row').filter(({ dataset }) => names.has(dataset.transition ?? ''));
  const lines = partsOf(svg, '.arrow, .label').filter(({ dataset }) =>
    (JSON.parse(dataset.names ?? '[]') as string[]).some((name) => names.has(name)),
  );
  return [...rows, ...lines];
}
