import type { AtlasMachine, AtlasTable } from '../content.ts';
import { walkedOf, withAncestors } from './atlas.ts';
import { byId } from './dom.ts';
import type { ChartRoute, Subject, TableRoute } from './route.ts';

/** Keyed by attribute first: a chart and a table may share a name. */
const drawings = (attribute: 'chart' | 'table') =>
  new Map(
    [...byId<HTMLTemplateElement>('drawings').content.querySelectorAll<SVGSVGElement>('svg')].map((svg) => [
      svg.dataset[attribute],
      svg,
    ]),
  );
const charts = drawings('chart');
const tables = drawings('table');

export const drawingOf = (machine: AtlasMachine): SVGSVGElement => charts.get(machine.name)!;
export const drawingOfTable = (table: AtlasTable): SVGSVGElement => tables.get(table.name)!;

/** Highlights the route's selection or current step. Returns the parts to scroll into view. */
export function light(svg: SVGSVGElement, machine: AtlasMachine, route: ChartRoute): Element[] {
  const walked = walkedOf(machine, route);
  svg.classList.toggle('walking', walked !== undefined);
  if (!walked) return point(svg, machine, route.subject);
  svg.classList.remove('pointing');
  return show(svg, lightStep(svg, machine, walked.step));
}

/** Highlights part of a drawing. Returns the parts to scroll into view. */
export function point(
  svg: SVGSVGElement,
  { transitions }: Pick<AtlasTable, 'transitions'>,
  subject: Subject | undefined,
): Element[] {
  const lit = lightSubject(svg, transitions, subject);
  svg.classList.toggle('pointing', lit.size > 0);
  return show(svg, lit);
}

function show(svg: SVGSVGElement, lit: ReadonlySet<SVGElement>): Element[] {
  for (const part of partsOf(svg, '.state, .row, .arrow, .label'))
    part.classList.toggle('lit', lit.has(part));
  const shown = [...lit].filter((part) => !part.matches('.container'));
  return shown.length > 0 ? shown : [...lit];
}

/** The state or transition under a click or key press. */
export function subjectAt(target: EventTarget | null): TableRoute['subject'] {
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

function lightSubject(
  svg: SVGSVGElement,
  transitions: AtlasTable['transitions'],
  subject: Subject | undefined,
) {
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

/** Rows and lines of these transitions. */
function transitionParts(svg: SVGSVGElement, names: ReadonlySet<string>): SVGElement[] {
  const rows = partsOf(svg, '.row').filter(({ dataset }) => names.has(dataset.transition ?? ''));
  const lines = partsOf(svg, '.arrow, .label').filter(({ dataset }) =>
    (JSON.parse(dataset.names ?? '[]') as string[]).some((name) => names.has(name)),
  );
  return [...rows, ...lines];
}
