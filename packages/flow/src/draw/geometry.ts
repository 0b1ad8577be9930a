import type { Card, Size } from './cards.ts';
import { markRadius, type Drawing, type Point, type Rectangle, type StateBox } from './drawing.ts';

interface Named {
  name: string;
  area: Rectangle;
}

interface Segment {
  from: Point;
  to: Point;
}

/** Overlaps, crossings and overhangs that make a drawing hard to read, one sentence each. */
export function faultsOf(drawing: Drawing): string[] {
  const { states, arrows, marks } = drawing;
  const labels = arrows.flatMap(({ arrow, label }) =>
    label ? [{ name: `the label of ${arrow.id}`, label }] : [],
  );
  const solid: Named[] = [
    ...labels.map(({ name, label }) => ({ name, area: label })),
    ...states.map((box) =>
      isContainer(box) ? headerOf(box) : { name: `the state ${box.state.path}`, area: box },
    ),
    ...marks.map(({ state, centre }) => ({ name: `the start in ${state}`, area: squareAround(centre) })),
  ];
  return [
    ...pairsOf(solid)
      .filter(([a, b]) => overlap(a.area, b.area))
      .map(([a, b]) => `${a.name} overlaps ${b.name}`),
    ...solid
      .filter(({ area }) => !contains({ x: 0, y: 0, ...sizeOf(drawing) }, area))
      .map(({ name }) => `${name} is outside the drawing`),
    ...labels.flatMap(({ name, label }) => cardFaults(name, label, label.card)),
    ...states.flatMap((box) => stateFaults(box, states)),
    ...crossings(drawing, solid),
  ];
}

const sizeOf = ({ width, height }: Size): Size => ({ width, height });

const isContainer = ({ state }: StateBox) => state.children.length > 0;

function headerOf({ state, x, y, card }: StateBox): Named {
  return { name: `the title of ${state.path}`, area: { x, y, width: card.width, height: card.height } };
}

const squareAround = ({ x, y }: Point): Rectangle => ({
  x: x - markRadius,
  y: y - markRadius,
  width: 2 * markRadius,
  height: 2 * markRadius,
});

function stateFaults(box: StateBox, states: readonly StateBox[]): string[] {
  const { path, kind } = box.state;
  const parent = states.find(({ state }) => state.path === box.parent);
  const siblings = states.filter((other) => other !== box && other.parent === box.parent);
  return [
    ...(kind === 'history' ? [] : cardFaults(`the state ${path}`, box, box.card)),
    ...(parent && !contains(parent, box) ? [`the state ${path} is not inside ${parent.state.path}`] : []),
    ...(parent && box.y < parent.y + parent.card.height
      ? [`the state ${path} covers the title of ${parent.state.path}`]
      : []),
    ...siblings
      .filter((other) => path < other.state.path && overlap(box, other))
      .map((other) => `the state ${path} overlaps ${other.state.path}`),
  ];
}

const cardFaults = (name: string, area: Rectangle, card: Card) =>
  card.width > area.width + tolerance || card.height > area.height + tolerance
    ? [`${name} is too small for its text`]
    : [];

/** Lines that cross a text, label or state that they don't belong to. */
function crossings({ arrows, marks }: Drawing, solid: readonly Named[]): string[] {
  const lines = [
    ...arrows.map(({ arrow: { id, source, target }, points }) => ({
      name: `the line ${id}`,
      own: [`the label of ${id}`, `the state ${source}`, `the state ${target}`],
      points,
    })),
    ...marks.map(({ state, points }) => ({
      name: `the line from the start in ${state}`,
      own: [`the start in ${state}`],
      points,
    })),
  ];
  return lines.flatMap(({ name, own, points }) =>
    solid
      .filter(
        (other) => !own.includes(other.name) && segmentsOf(points).some((part) => crosses(part, other.area)),
      )
      .map((other) => `${name} crosses ${other.name}`),
  );
}

const segmentsOf = (points: readonly Point[]): Segment[] =>
  points.slice(1).map((to, place) => ({ from: points[place]!, to }));

/** For horizontal and vertical lines. */
const crosses = ({ from, to }: Segment, area: Rectangle) =>
  overlap(area, {
    x: Math.min(from.x, to.x),
    y: Math.min(from.y, to.y),
    width: Math.abs(from.x - to.x),
    height: Math.abs(from.y - to.y),
  });

const tolerance = 0.5;

const overlap = (a: Rectangle, b: Rectangle) =>
  a.x < b.x + b.width - tolerance &&
  b.x < a.x + a.width - tolerance &&
  a.y < b.y + b.height - tolerance &&
  b.y < a.y + a.height - tolerance;

const contains = (outer: Rectangle, inner: Rectangle) =>
  inner.x >= outer.x - tolerance &&
  inner.y >= outer.y - tolerance &&
  inner.x + inner.width <= outer.x + outer.width + tolerance &&
  inner.y + inner.height <= outer.y + outer.height + tolerance;

const pairsOf = <T>(items: readonly T[]): [T, T][] =>
  items.flatMap((item, place) => items.slice(place + 1).map((other): [T, T] => [item, other]));
