/** What of a chart is pointed at. */
export type Subject =
  | { kind: 'state'; path: string }
  | { kind: 'transition'; name: string }
  | { kind: 'event'; event: string }
  | { kind: 'rule'; place: number };

/** A step of a path; places count from 0. */
export interface Walk {
  kind: 'path' | 'counterexample';
  place: number;
  step: number;
}

/** What the page shows, as its address says it. */
export interface Route {
  machine: string;
  subject?: Subject;
  walk?: Walk;
}

/** `#/login/state/form.editing`, `#/login/path/3/5`; numbers in addresses count from 1, steps from 0. */
export function routeOf(hash: string): Route | null {
  const [machine, kind, name = '', step = '0'] = hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
  if (!machine) return null;
  switch (kind) {
    case 'state':
      return { machine, subject: { kind, path: name } };
    case 'transition':
      return { machine, subject: { kind, name } };
    case 'event':
      return { machine, subject: { kind, event: name } };
    case 'rule':
      return { machine, subject: { kind, place: Number(name) - 1 } };
    case 'path':
    case 'counterexample':
      return { machine, walk: { kind, place: Number(name) - 1, step: Number(step) } };
    default:
      return { machine };
  }
}

export function hashOf({ machine, subject, walk }: Route): string {
  return `#/${[machine, ...(walk ? walkParts(walk) : subjectParts(subject))].map(encodeURIComponent).join('/')}`;
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
