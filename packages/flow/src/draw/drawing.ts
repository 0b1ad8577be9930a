import type { Card, Size } from './cards.ts';
import type { Arrow, ChartState } from './chart.ts';

export interface Point {
  x: number;
  y: number;
}

export interface Rectangle extends Point, Size {}

/** A state's box; `card` starts at its upper left corner. */
export interface StateBox extends Rectangle {
  state: ChartState;
  /** Path of the enclosing state. */
  parent: string | null;
  card: Card;
}

/** Position of an arrow's card. */
export interface Label extends Rectangle {
  card: Card;
}

export interface ArrowLine {
  arrow: Arrow;
  points: Point[];
  /** Null for a line without transitions of its own. */
  label: Label | null;
}

/** The dot that starts the line to the initial state. */
export interface InitialMark {
  /** Path of the enclosing state. */
  state: string;
  centre: Point;
  points: Point[];
}

/** In pixels from the upper left corner. Outermost states first. */
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

/** Combines drawings that have already been moved next to each other. */
export function joined(parts: readonly Omit<Drawing, keyof Size>[], size: Size): Drawing {
  return {
    width: size.width,
    height: size.height,
    states: parts.flatMap(({ states }) => states),
    arrows: parts.flatMap(({ arrows }) => arrows),
    marks: parts.flatMap(({ marks }) => marks),
  };
}
