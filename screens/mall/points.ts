import { leftToRight } from '#screens/shared/money/leftToRight.ts';

/** Formatted as 3,480, with Latin digits in every language. */
export const writePoints = (points: number): string => leftToRight(points.toLocaleString('en-US'));
