interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether things may move unasked: not where the player wants less motion or has to save data. */
export function mayMoveByItself(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  const isSlow = connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
  return !isSlow && !window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
}
