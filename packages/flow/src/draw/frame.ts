import ELK, { type ElkExtendedEdge, type ElkNode, type LayoutOptions } from 'elkjs/lib/elk.bundled.js';
import { labelCard, stateCard, type Size } from './cards.ts';
import type { Arrow, Chart, ChartState } from './chart.ts';
import { joined, markRadius, movedParts, type Drawing, type Point, type Rectangle } from './drawing.ts';

/** Direction of arrows, and placement of states within their layers. */
export interface Manner {
  direction: 'RIGHT' | 'DOWN';
  placement: 'BRANDES_KOEPF' | 'NETWORK_SIMPLEX';
}

/** A state to lay out with everything inside it. */
export interface Frame {
  chart: Chart;
  state: ChartState;
  /** Path of the enclosing state. */
  parent: string | null;
  manner: Manner;
  /** Finished parts inside it, by path. */
  finished: ReadonlyMap<string, Drawing>;
}

const historySize = 34;

const elk = new ELK();

/**
 * Lays a state out in layers along its arrows. From top to bottom it also returns the mirror image: lines entering from the
 * upper border may cross the title in one but not in the other.
 */
export async function drawFrame(frame: Frame): Promise<Drawing[]> {
  const laidOut = await elk.layout(graphOf(frame));
  const drawing = drawingOf(frame, laidOut, false);
  return frame.manner.direction === 'RIGHT' ? [drawing] : [drawing, drawingOf(frame, laidOut, true)];
}

function graphOf(frame: Frame): ElkNode {
  const options = layered(frame);
  return {
    // Lines from the border inwards need space around the state.
    id: `around ${frame.state.path}`,
    layoutOptions: {
      ...options,
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.padding': '[top=0,left=0,bottom=0,right=0]',
      'elk.json.edgeCoords': 'ROOT',
      'elk.json.shapeCoords': 'ROOT',
    },
    children: [nodeOf(frame, frame.state, arrowOrder(frame))],
  };
}

function layered({ manner: { direction, placement } }: Frame): LayoutOptions {
  return {
    'elk.algorithm': 'layered',
    'elk.direction': direction,
    'elk.edgeRouting': 'ORTHOGONAL',
    'elk.layered.cycleBreaking.strategy': 'GREEDY',
    'elk.layered.nodePlacement.strategy': placement,
    'elk.layered.nodePlacement.bk.fixedAlignment': 'BALANCED',
    'elk.layered.thoroughness': '20',
    'elk.layered.spacing.nodeNodeBetweenLayers': '28',
    'elk.layered.spacing.edgeNodeBetweenLayers': '16',
    'elk.spacing.nodeNode': '24',
    'elk.spacing.edgeNode': '16',
    'elk.spacing.edgeEdge': '12',
  };
}

function nodeOf(frame: Frame, state: ChartState, isForward: (arrow: Arrow) => boolean): ElkNode {
  const finished = frame.finished.get(state.path);
  if (finished) return { id: state.path, width: finished.width, height: finished.height };
  if (state.kind === 'history') return { id: state.path, width: historySize, height: historySize };
  const { width, height } = stateCard(state);
  if (state.children.length === 0) return { id: state.path, width, height };
  const arrows = frame.chart.arrows.filter((arrow) => holderOf(frame, arrow) === state);
  const mark = { id: markId(state), width: 2 * markRadius, height: 2 * markRadius };
  return {
    id: state.path,
    layoutOptions: {
      ...layered(frame),
      'elk.padding': `[top=${height + 12},left=20,bottom=20,right=20]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${height + 40})`,
    },
    children: [
      ...(state.initial === null ? [] : [mark]),
      ...state.children.map((child) => nodeOf(frame, child, isForward)),
    ],
    edges: [
      ...(state.initial === null ? [] : [markEdge(state, state.initial)]),
      ...arrows.map((arrow) => edgeOf(arrow, isForward(arrow))),
    ],
  };
}

/** Lays a backward arrow out as a forward one, so that the graph has no cycles. */
function edgeOf(arrow: Arrow, isForward: boolean): ElkExtendedEdge {
  const { width, height } = labelCard(arrow);
  const label = {
    id: `label of ${arrow.id}`,
    text: arrow.id,
    width,
    height,
    layoutOptions: { 'elk.edgeLabels.placement': 'CENTER', 'elk.edgeLabels.inline': 'true' },
  };
  return {
    id: arrow.id,
    sources: [isForward ? arrow.source : arrow.target],
    targets: [isForward ? arrow.target : arrow.source],
    layoutOptions: { 'elk.layered.priority.straightness': isForward ? '10' : '0' },
    labels: arrow.transitions.length > 0 ? [label] : [],
  };
}

const markId = ({ path }: ChartState) => `start of ${path}`;
const markEdgeId = ({ path }: ChartState) => `line from the start of ${path}`;

const markEdge = (state: ChartState, initial: string): ElkExtendedEdge => ({
  id: markEdgeId(state),
  sources: [markId(state)],
  targets: [initial],
  layoutOptions: {
    'elk.layered.priority.shortness': '100',
    'elk.layered.priority.straightness': '100',
  },
});

/** States of the frame around a state, outermost first, including itself; empty for a state elsewhere. */
function chainTo(state: ChartState, path: string): ChartState[] {
  if (state.path === path) return [state];
  for (const child of state.children) {
    const below = chainTo(child, path);
    if (below.length > 0) return [state, ...below];
  }
  return [];
}

/** The innermost state around both ends of an arrow, unless it is outside the frame or already laid out. */
function holderOf({ state, finished }: Frame, { source, target }: Arrow): ChartState | undefined {
  const [from, to] = [chainTo(state, source), chainTo(state, target)];
  const shared = from.filter((around) => to.includes(around));
  return shared.some(({ path }) => finished.has(path)) ? undefined : shared.at(-1);
}

/** Whether an arrow leads away from the start, or down the list of equally distant states. */
function arrowOrder({ chart, state }: Frame): (arrow: Arrow) => boolean {
  const ranks = ranksFromStart(chart, state);
  const rank = ({ path }: ChartState) => ranks.get(path) ?? Infinity;
  return ({ source, target }) => {
    const [from, to] = [chainTo(state, source), chainTo(state, target)];
    const parting = from.findIndex((around, depth) => around !== to[depth]);
    const [left, entered] = [from[parting], to[parting]];
    // Between a state and one of its descendants.
    if (!left || !entered) return true;
    if (rank(left) !== rank(entered)) return rank(left) < rank(entered);
    const siblings = from[parting - 1]?.children ?? [];
    return siblings.indexOf(left) < siblings.indexOf(entered);
  };
}

/** Distance of each state from the start, in arrows. */
function ranksFromStart({ arrows }: Chart, root: ChartState): ReadonlyMap<string, number> {
  const ranks = new Map<string, number>();
  const enter = (path: string, rank: number): string[] =>
    [...chainTo(root, path), ...enteredWith(chainTo(root, path).at(-1))]
      .filter((state) => !ranks.has(state.path))
      .map((state) => {
        ranks.set(state.path, rank);
        return state.path;
      });
  let newest = enter(root.path, 0);
  for (let rank = 1; newest.length > 0; rank += 1) {
    newest = arrows
      .filter(({ source }) => newest.includes(source))
      .flatMap(({ target }) => enter(target, rank));
  }
  return ranks;
}

/** Descendants that are entered together with a state. */
function enteredWith(state: ChartState | undefined): ChartState[] {
  const entered =
    state?.children.filter(({ path }) => state.kind === 'parallel' || path === state.initial) ?? [];
  return entered.flatMap((child) => [child, ...enteredWith(child)]);
}

type Parts = Omit<Drawing, keyof Size>;

function drawingOf(frame: Frame, laidOut: ElkNode, isMirrored: boolean): Drawing {
  const { width = 0, height = 0 } = laidOut;
  const isForward = arrowOrder(frame);
  const { nodes, edges } = indexed(laidOut);
  const areaOf = (shape: Partial<Rectangle> = {}): Rectangle => {
    const area = { x: shape.x ?? 0, y: shape.y ?? 0, width: shape.width ?? 0, height: shape.height ?? 0 };
    return isMirrored ? { ...area, x: width - area.x - area.width } : area;
  };
  const pointsOf = ({ sections = [] }: ElkExtendedEdge): Point[] =>
    sections
      .flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint])
      .map(({ x, y }) => ({ x: isMirrored ? width - x : x, y }));

  const own: Parts = { states: [], arrows: [], marks: [] };
  const finished: Parts[] = [];
  const place = (state: ChartState, parent: string | null) => {
    const area = areaOf(nodes.get(state.path));
    const part = frame.finished.get(state.path);
    if (part) {
      finished.push(movedParts(part, area));
      return;
    }
    own.states.push({ ...area, state, parent, card: stateCard(state) });
    const line = edges.get(markEdgeId(state));
    if (line) {
      const { x, y } = areaOf(nodes.get(markId(state)));
      const centre = { x: x + markRadius, y: y + markRadius };
      own.marks.push({ state: state.path, centre, points: pointsOf(line) });
    }
    for (const child of state.children) place(child, state.path);
  };
  place(frame.state, frame.parent);
  for (const arrow of frame.chart.arrows) {
    const edge = edges.get(arrow.id);
    if (!edge) continue;
    const [label] = edge.labels ?? [];
    const points = isForward(arrow) ? pointsOf(edge) : pointsOf(edge).reverse();
    own.arrows.push({ arrow, points, label: label ? { ...areaOf(label), card: labelCard(arrow) } : null });
  }
  return joined([own, ...finished], { width, height });
}

function indexed(laidOut: ElkNode) {
  const nodes = new Map<string, ElkNode>();
  const edges = new Map<string, ElkExtendedEdge>();
  const add = (node: ElkNode) => {
    nodes.set(node.id, node);
    for (const edge of node.edges ?? []) edges.set(edge.id, edge);
    node.children?.forEach(add);
  };
  add(laidOut);
  return { nodes, edges };
}
