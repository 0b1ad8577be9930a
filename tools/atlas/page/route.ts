/** The selected part of a chart. */
export type Subject =
  | { kind: 'state'; path: string }
  | { kind: 'transition'; name: string }
  | { kind: 'event'; event: string }
  | { kind: 'rule'; place: number };

/** Position in a path; steps count from 0. */
export interface Walk {
  kind: 'path' | 'counterexample';
  place: number;
  step: number;
}

export interface ChartRoute {
  machine: string;
  subject?: Subject;
  walk?: Walk;
}

/** A state table; unlike a chart it has no rules. */
export interface TableRoute {
  table: string;
  subject?: Exclude<Subject, { kind: 'rule' }>;
}

export type Route = ChartRoute | TableRoute;

/**
 * `#/login/state/form.editing`, `#/login/path/3/5`, `#/tables/deposit/event/paid`; numbers in addresses start at 1,
 * steps at 0.
 */
export function routeOf(hash: string): Route | null {
  const parts = hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
  const [first, ...rest] = parts;
  if (!first) return null;
  if (first !== tables) return chartRouteOf(first, rest);
  const [table, kind, name = ''] = rest;
  return table ? { table, subject: subjectOf(kind, name) } : null;
}

/** Not the name of any chart. */
const tables = 'tables';

function subjectOf(kind: string | undefined, name: string): TableRoute['subject'] {
  switch (kind) {
    case 'state':
      return { kind, path: name };
    case 'transition':
      return { kind, name };
    case 'event':
      return { kind, event: name };
    default:
      return undefined;
  }
}

function chartRouteOf(machine: string, [kind, name = '', step = '0']: string[]): ChartRoute {
  switch (kind) {
    case 'rule':
      return { machine, subject: { kind, place: Number(name) - 1 } };
    case 'path':
    case 'counterexample':
      return { machine, walk: { kind, place: Number(name) - 1, step: Number(step) } };
    default:
      return { machine, subject: subjectOf(kind, name) };
  }
}

export function hashOf(route: Route): string {
  const parts =
    'table' in route
      ? [tables, route.table, ...subjectParts(route.subject)]
      : [route.machine, ...(route.walk ? walkParts(route.walk) : subjectParts(route.subject))];
  return `#/${parts.map(encodeURIComponent).join('/')}`;
}

const walkParts = ({ kind, place, step }: Walk) => [kind, String(place + 1), String(step)];

function subjectParts(subject: Subject | undefined): string[] {
  switch (subject?.kind) {
    case 'state':
      return ['state', subject.path];
    case 'transition':
      return ['transition', subject.name];
    case 'event':
      return ['event', subject.event];
    case 'rule':
      return ['rule', String(subject.place + 1)];
    case undefined:
      return [];
  }
}
