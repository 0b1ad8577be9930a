import type { Card, Size } from './cards.ts';
import type { Arrow, ChartState } from './chart.ts';

export interface Point {
  x: number;
  y: number;
}

export interface Rectangle extends Point, Size {}

/** A state's box; `card` is written from its upper left corner. */
export interface StateBox extends Rectangle {
  state: ChartState;
  /** Path of the state around it. */
  parent: string | null;
  card: Card;
}

/** Where the card of an arrow's transitions is. */
export interface Label extends Rectangle {
  card: Card;
}

export interface ArrowLine {
  arrow: Arrow;
  points: Point[];
  /** Nothing for a line without transitions of its own. */
  label: Label | null;
}

/** The dot from which a line leads to the state entered first. */
export interface InitialMark {
  /** Path of the state inside which it is. */
  state: string;
  centre: Point;
  points: Point[];
}

/** Everything in pixels from the upper left corner. States come outermost first. */
export interface Drawing extends Size {
  states: StateBox[];
  arrows: ArrowLine[];
  marks: InitialMark[];
}

export const markRadius = 6;

const moved = <T extends Point>(point: T, by: Point): T => ({
  ...point,
  x: point.x + by.x,
  y: point.y + by.y,
});

/** A drawing's parts after a move. */
export function movedParts({ states, arrows, marks }: Drawing, by: Point): Omit<Drawing, keyof Size> {
  const movedAll = (points: readonly Point[]) => points.map((point) => moved(point, by));
  return {
    states: states.map((box) => moved(box, by)),
    arrows: arrows.map(({ arrow, points, label }) => ({
      arrow,
      points: movedAll(points),
      label: label && moved(label, by),
    })),
    marks: marks.map(({ state, centre, points }) => ({
      state,
      centre: moved(centre, by),
      points: movedAll(points),
    })),
  };
}

/** Drawings side by side in one, each of them moved already. */
export function joined(parts: readonly Omit<Drawing, keyof Size>[], size: Size): Drawing {
  return {
    width: size.width,
    height: size.height,
    states: parts.flatMap(({ states }) => states),
    arrows: parts.flatMap(({ arrows }) => arrows),
    marks: parts.flatMap(({ marks }) => marks),
  };
}
