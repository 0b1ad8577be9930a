import { stateCard, type Size } from './cards.ts';
import { statesOf, type Chart, type ChartState } from './chart.ts';
import { joined, movedParts, type Drawing, type Rectangle } from './drawing.ts';
import { drawFrame, type Manner } from './frame.ts';
import { faultsOf } from './geometry.ts';
import { rowPackings } from './packing.ts';

/** The area to fill as well as possible. */
const canvas: Size = { width: 900, height: 780 };
const regionGap = 16;
const padding = 16;
/** Alternatives of a part to try within the whole. */
const mostKept = 3;
const mostCombinations = 32;

/**
 * Lays a chart out so that it can be shown as large as possible. Regions without lines between them are laid out
 * separately, from left to right and from top to bottom, and then arranged in rows.
 */
export async function layOut(chart: Chart): Promise<Drawing> {
  const [best] = await alternativesOf(chart, chart.root, null);
  if (!best) throw new Error(`${chart.name} could not be laid out`);
  return best;
}

/** Drawings of a state with its contents, best first; none is both wider and higher than another. */
async function alternativesOf(chart: Chart, state: ChartState, parent: string | null): Promise<Drawing[]> {
  return isPacked(chart, state) ? packed(chart, state, parent) : layered(chart, state, parent);
}

/** Whether a state's regions have no lines between them. */
function isPacked(chart: Chart, state: ChartState): boolean {
  const regionOf = (path: string) => state.children.find((child) => isWithin(path, child));
  return (
    state.kind === 'parallel' &&
    chart.arrows.every(({ source, target }) => regionOf(source) === regionOf(target))
  );
}

const isWithin = (path: string, state: ChartState): boolean =>
  statesOf(state).some((inside) => inside.path === path);

async function packed(chart: Chart, state: ChartState, parent: string | null): Promise<Drawing[]> {
  const regions: Drawing[][] = [];
  for (const child of state.children) regions.push(await alternativesOf(chart, child, state.path));
  const drawings = combinations(regions).flatMap((parts) =>
    rowPackings(parts, regionGap).map((packing) => packedDrawing(state, parent, parts, packing)),
  );
  return bestOf(drawings);
}

function packedDrawing(
  state: ChartState,
  parent: string | null,
  parts: readonly Drawing[],
  { places, ...inside }: ReturnType<typeof rowPackings>[number],
): Drawing {
  const card = stateCard(state);
  const width = Math.max(card.width, inside.width + 2 * padding);
  const height = card.height + inside.height + padding + 4;
  const regions = parts.map((part, index) => {
    const place = places[index]!;
    return grown(part, { ...place, x: place.x + padding, y: place.y + card.height + 4 });
  });
  const box = { x: 0, y: 0, width, height, state, parent, card };
  return joined([{ states: [box], arrows: [], marks: [] }, ...regions], { width, height });
}

/** Fits a region into a larger place: centres its contents, unless lines lead to the border. */
function grown(part: Drawing, place: Rectangle): Omit<Drawing, keyof Size> {
  const [region] = part.states;
  const isTied = part.arrows.some(({ arrow: { source, target } }) =>
    [source, target].includes(region!.state.path),
  );
  const aside = isTied ? 0 : (place.width - part.width) / 2;
  const inside = movedParts(part, { x: place.x + aside, y: place.y });
  return { ...inside, states: [{ ...region!, ...place }, ...inside.states.slice(1)] };
}

/** No single placement suits every chart. */
const manners: Manner[] = [
  { direction: 'RIGHT', placement: 'BRANDES_KOEPF' },
  { direction: 'RIGHT', placement: 'NETWORK_SIMPLEX' },
  { direction: 'DOWN', placement: 'BRANDES_KOEPF' },
  { direction: 'DOWN', placement: 'NETWORK_SIMPLEX' },
];

async function layered(chart: Chart, state: ChartState, parent: string | null): Promise<Drawing[]> {
  const inner = outermostPacked(chart, state);
  const alternatives: Drawing[][] = [];
  for (const { inside, around } of inner) alternatives.push(await alternativesOf(chart, inside, around));
  const drawings: Drawing[] = [];
  for (const parts of combinations(alternatives)) {
    const finished = new Map(parts.map((part) => [part.states[0]!.state.path, part]));
    for (const manner of manners)
      drawings.push(...(await drawFrame({ chart, state, parent, manner, finished })));
  }
  return bestOf(drawings);
}

/** Descendants that are laid out separately, each with the path of its parent. */
function outermostPacked(chart: Chart, state: ChartState): { inside: ChartState; around: string }[] {
  return state.children.flatMap((child) =>
    isPacked(chart, child) ? [{ inside: child, around: state.path }] : outermostPacked(chart, child),
  );
}

/** One element of each list, in every affordable combination. */
function combinations<T>(lists: readonly (readonly T[])[]): T[][] {
  return lists.reduce<T[][]>(
    (begun, list) => begun.flatMap((some) => list.map((item) => [...some, item])).slice(0, mostCombinations),
    [[]],
  );
}

/** The largest on the canvas and faultless ones of other shapes; otherwise the one with the fewest faults. */
function bestOf(drawings: readonly Drawing[]): Drawing[] {
  const largestFirst = drawings.toSorted((a, b) => scaleOf(b) - scaleOf(a) || areaOf(a) - areaOf(b));
  const kept: Drawing[] = [];
  for (const drawing of largestFirst) {
    if (kept.length === mostKept) break;
    const isBeaten = kept.some(({ width, height }) => width <= drawing.width && height <= drawing.height);
    if (!isBeaten && faultsOf(drawing).length === 0) kept.push(drawing);
  }
  if (kept.length > 0) return kept;
  const faults = largestFirst.map((drawing) => faultsOf(drawing).length);
  return largestFirst.slice(faults.indexOf(Math.min(...faults))).slice(0, 1);
}

const scaleOf = ({ width, height }: Size) => Math.min(1, canvas.width / width, canvas.height / height);
const areaOf = ({ width, height }: Size) => width * height;
