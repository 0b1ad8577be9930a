import { leftToRight } from '#screens/shared/money/leftToRight.ts';

/** 3,480, in Latin digits whatever the language. */
export const writePoints = (points: number): string => leftToRight(points.toLocaleString('en-US'));
