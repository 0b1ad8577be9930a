import type { AtlasMachine, AtlasPath, AtlasStep } from '../content.ts';
import { content, pathsOf, pictureOf, type walkedOf } from './atlas.ts';
import { counted, element, type Child } from './dom.ts';
import { hashOf, type Walk } from './route.ts';
import { destination } from '@araw/flow/words';

type Walked = NonNullable<ReturnType<typeof walkedOf>>;

/** A machine's paths, or the current one with all its steps. */
export const pathsTab = (machine: AtlasMachine, walked: Walked | undefined): HTMLElement =>
  walked ? walkedPath(machine, walked) : pathList(machine);

function pathList(machine: AtlasMachine): HTMLElement {
  const variants = [...new Set(machine.paths.map(({ variant }) => variant))];
  const groups = variants.map((variant) => {
    const items = machine.paths.flatMap((path, place) =>
      path.variant === variant ? [pathItem(machine, path, { kind: 'path', place, step: 0 })] : [],
    );
    return element(
      'section',
      {},
      element('h3', { class: 'group' }, variant),
      element('ul', { class: 'paths' }, ...items),
    );
  });
  return element('div', {}, element('p', { class: 'faint' }, provenance(machine)), ...groups);
}

function provenance({ paths }: AtlasMachine): string {
  const generated = 'Together they take every transition and every named case.';
  if (paths.every(({ walked }) => walked === null))
    return `${generated} They were generated and not walked in a browser: for pictures of their screens run npm run flows:browser, then npm run atlas.`;
  const leftOut = content.picturesLeftOut;
  const missing =
    leftOut > 0 ? ` ${counted(leftOut, 'picture')} of this page left out to keep it small.` : '';
  return `${generated} A browser has walked them on the real screens.${missing}`;
}

function pathItem(machine: AtlasMachine, path: AtlasPath, walk: Walk): HTMLElement {
  return element(
    'li',
    {},
    element(
      'a',
      { href: hashOf({ machine: machine.name, walk }) },
      element('strong', {}, `Path ${path.number}`),
      element('span', {}, counted(path.steps.length - 1, 'step')),
      verdict(path),
      element('small', {}, destination(path.steps)),
    ),
  );
}

function verdict({ walked }: AtlasPath): Child {
  if (!walked) return null;
  return element('span', { class: walked.passed ? 'passed' : 'failed' }, walked.passed ? 'passed' : 'failed');
}

function walkedPath(machine: AtlasMachine, { path, walk, step }: Walked): HTMLElement {
  const steps = path.steps.map((each, place) => stepItem(machine, each, { ...walk, step: place }, walk.step));
  const all = pathsOf(machine, walk.kind);
  return element(
    'div',
    {},
    element('a', { class: 'back', href: hashOf({ machine: machine.name }) }, '← All paths'),
    element(
      'h3',
      {},
      walk.kind === 'path' ? `Path ${path.number}` : `Counterexample ${walk.place + 1} of ${all.length}`,
      ` ${destination(path.steps)}`,
    ),
    element(
      'p',
      { class: 'faint' },
      path.variant,
      ' · ',
      counted(path.steps.length - 1, 'step'),
      ' ',
      verdict(path),
    ),
    path.requirements.length > 0 &&
      element('p', { class: 'ids' }, ...path.requirements.map((id) => element('code', {}, id))),
    Boolean(path.walked?.error) && element('p', { class: 'counterexample' }, path.walked?.error),
    screenOf(step),
    element('ol', { class: 'steps', start: 0 }, ...steps),
  );
}

function screenOf(step: AtlasStep): Child {
  if (step.picture === null) return null;
  const source = pictureOf(step.picture);
  return element(
    'figure',
    { class: 'screen' },
    source
      ? element('img', { src: source, alt: `The screen after: ${step.sentence}` })
      : element('p', { class: 'faint' }, 'The picture of this step was left out to keep the page small.'),
    step.seen.length > 0 && element('figcaption', {}, `Seen: ${step.seen.join('; ')}`),
  );
}

function stepItem(machine: AtlasMachine, step: AtlasStep, walk: Walk, current: number): HTMLElement {
  return element(
    'li',
    {},
    element(
      'a',
      {
        href: hashOf({ machine: machine.name, walk }),
        'aria-current': walk.step === current ? 'step' : undefined,
      },
      step.sentence,
      element('small', {}, outcome(step, walk.step)),
    ),
  );
}

/** Result of a step. */
export function outcome({ taken, states }: AtlasStep, place: number): string {
  const where = states.join(' + ');
  return place > 0 && taken.length === 0 ? `refused, still ${where}` : where;
}
