import { fonts, type Card, type Icon, type Row } from './cards.ts';
import type { Arrow, Trigger } from './chart.ts';
import {
  markRadius,
  type ArrowLine,
  type Drawing,
  type InitialMark,
  type Point,
  type StateBox,
} from './drawing.ts';
import { escaped } from './text.ts';

const margin = 16;
const corner = 8;
const head = { length: 8, half: 3.6 };

/** 12 × 12 icons, drawn with strokes. */
const icons: Record<Icon, string> = {
  event: '',
  answer: 'M2 6.5L5 9.5L10 3',
  failure: 'M3 3L9 9M9 3L3 9',
  delay: 'M6 1.5A4.5 4.5 0 1 0 6 10.5A4.5 4.5 0 1 0 6 1.5M6 3.5V6.2L8 7.4',
  always: 'M6 1.5L10.5 6L6 10.5L1.5 6Z',
  completion: 'M3 1.5V10.5M3 2H9.5L8 4.2L9.5 6.5H3',
  actor: 'M3.5 2L9.5 6L3.5 10Z',
  entry: 'M1 6H7.5M5 3.5L7.5 6L5 8.5M10.5 1.5V10.5',
  exit: 'M4 6H11M8.5 3.5L11 6L8.5 8.5M1.5 1.5V10.5',
  stay: 'M2 3V7.5H10M7.5 5L10 7.5L7.5 10',
  reenter: 'M9.8 4.2A4.3 4.3 0 1 0 10.2 7M10.2 1.6V4.4H7.4',
};

/** Definitions that every drawing refers to; include once per page. */
export const iconDefinitions = `<svg class="definitions" aria-hidden="true"><defs>${Object.entries(icons)
  .filter(([, path]) => path !== '')
  .map(([name, path]) => `<path id="icon-${name}" d="${path}"/>`)
  .join('')}</defs></svg>`;

/** Font sizes that the cards were measured with. */
export const textStyle = Object.entries(fonts)
  .map(([style, { size, weight }]) => `.chart .text-${style}{font-size:${size}px;font-weight:${weight}}`)
  .join('\n');

export interface Subject {
  kind: 'chart' | 'table';
  name: string;
}

/**
 * An SVG without colours of its own: the page's classes set them. States have `data-state`; lines and label rows have the
 * names of their transitions. Takes the size of its container, or its own if `isSized`.
 */
export function svgOf(drawing: Drawing, { kind, name }: Subject, { isSized = false } = {}): string {
  const { width, height, states, arrows, marks } = drawing;
  const containers = states.filter(({ state }) => state.children.length > 0);
  const leaves = states.filter(({ state }) => state.children.length === 0);
  const [w, h] = [width + 2 * margin, height + 2 * margin].map(Math.ceil);
  const size = isSized ? ` viewBox="0 0 ${w} ${h}" width="${w}" height="${h}"` : '';
  return (
    `<svg class="chart"${size} data-${kind}="${escaped(name)}" data-width="${w}" data-height="${h}" role="group" aria-label="The ${kind} ${escaped(name)}">` +
    `<g class="scene"><g transform="translate(${margin} ${margin})">` +
    containers.map(stateSvg).join('') +
    marks.map(markSvg).join('') +
    arrows.map(lineSvg).join('') +
    leaves.map(stateSvg).join('') +
    arrows.map(labelSvg).join('') +
    '</g></g></svg>'
  );
}

const number = (value: number) => String(Math.round(value * 10) / 10);

function stateSvg(box: StateBox): string {
  const { state, parent, x, y, width, height, card } = box;
  const classes = [
    'state',
    state.kind,
    ...(state.region ? ['region'] : []),
    ...(state.children.length > 0 ? ['container'] : []),
    ...(parent === null ? [] : ['inner']),
  ];
  const frame = (inset: number, radius: number, attributes: string) =>
    `<rect x="${inset}" y="${inset}" width="${number(width - 2 * inset)}" ` +
    `height="${number(height - 2 * inset)}" rx="${radius}" ${attributes}/>`;
  // Focus the box, not the group: the rows are focusable too and may not be nested in a button.
  const button = `class="box" tabindex="0" role="button" aria-label="state ${escaped(state.path)}"`;
  const outline = frame(0, state.kind === 'history' ? height / 2 : 12, button);
  const inside =
    state.kind === 'history'
      ? `<text class="text-title" x="${number(width / 2)}" y="${number(height / 2 + 5)}">H${state.deep ? '*' : ''}</text>`
      : (state.kind === 'final' ? frame(3.5, 8.5, 'class="inner-box"') : '') + cardSvg(card);
  return (
    `<g class="${classes.join(' ')}" data-state="${escaped(state.path)}" ` +
    `transform="translate(${number(x)} ${number(y)})">${outline}${inside}</g>`
  );
}

const cardSvg = ({ rows }: Card) => rows.map(rowSvg).join('');

function rowSvg({ x, y, width, height, icon, trigger, transition, texts }: Row): string {
  const [left, top] = [number(x), number(y)];
  const attributes = transition
    ? ` data-transition="${escaped(transition)}" tabindex="0" role="button" aria-label="transition ${escaped(transition)}"`
    : '';
  const target = transition
    ? `<rect class="hit" x="-5" y="-1" width="${number(width + 10)}" height="${number(height + 2)}" rx="6"/>`
    : '';
  const picture = icon && icon !== 'event' ? `<use class="icon" href="#icon-${icon}" y="2.5"/>` : '';
  const written = texts.map((text) => textSvg(text)).join('');
  return `<g class="row${trigger ? ` on-${trigger}` : ''}" transform="translate(${left} ${top})"${attributes}>${target}${picture}${written}</g>`;
}

function textSvg({ text, style, x, y }: Row['texts'][number]): string {
  return `<text class="text-${style}" x="${number(x)}" y="${number(y)}">${escaped(text)}</text>`;
}

const markSvg = ({ centre, points }: InitialMark) =>
  `<g class="start"><circle cx="${number(centre.x)}" cy="${number(centre.y)}" r="${markRadius}"/>${pathSvg(points)}</g>`;

function lineSvg({ arrow, points }: ArrowLine): string {
  return `<g class="arrow on-${tone(arrow.transitions)}" ${ends(arrow)}>${pathSvg(points)}</g>`;
}

const ends = ({ source, target, names }: Arrow) =>
  `data-source="${escaped(source)}" data-target="${escaped(target)}" data-names="${escaped(JSON.stringify(names))}"`;

/** A line takes its transitions' colour if they share one. */
function tone(transitions: readonly { trigger: Trigger }[]): string {
  const triggers = new Set(transitions.map(({ trigger }) => trigger));
  return triggers.size === 1 ? [...triggers].join('') : 'mixed';
}

function labelSvg({ arrow, label }: ArrowLine): string {
  if (!label) return '';
  const { x, y, width, height, card } = label;
  return (
    `<g class="label on-${tone(arrow.transitions)}" ${ends(arrow)} ` +
    `transform="translate(${number(x)} ${number(y)})">` +
    `<rect class="plate" width="${number(width)}" height="${number(height)}" rx="9"/>${cardSvg(card)}</g>`
  );
}

/** A line with rounded corners and an arrowhead. */
function pathSvg(points: readonly Point[]): string {
  const [first] = points;
  const [before, end] = points.slice(-2);
  if (!first || !before || !end) return '';
  const length = Math.hypot(end.x - before.x, end.y - before.y) || 1;
  const [dx, dy] = [(end.x - before.x) / length, (end.y - before.y) / length];
  const neck = { x: end.x - dx * head.length, y: end.y - dy * head.length };
  const bends = points
    .slice(1, -1)
    .map((bend, place) => roundedBend(points[place]!, bend, points[place + 2]!));
  const line = `M${at(first)}${bends.join('')}L${at(neck)}`;
  const left = { x: neck.x - dy * head.half, y: neck.y + dx * head.half };
  const right = { x: neck.x + dy * head.half, y: neck.y - dx * head.half };
  return `<path class="line" d="${line}"/><path class="head" d="M${at(end)}L${at(left)}L${at(right)}Z"/>`;
}

const at = ({ x, y }: Point) => `${number(x)} ${number(y)}`;

function roundedBend(before: Point, bend: Point, after: Point): string {
  const towards = (other: Point) => {
    const length = Math.hypot(other.x - bend.x, other.y - bend.y) || 1;
    const radius = Math.min(corner, length / 2);
    return {
      x: bend.x + ((other.x - bend.x) / length) * radius,
      y: bend.y + ((other.y - bend.y) / length) * radius,
    };
  };
  return `L${at(towards(before))}Q${at(bend)} ${at(towards(after))}`;
}
