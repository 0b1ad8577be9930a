interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether content may move automatically: not with reduced motion, data saver or a 2G connection. */
export function mayMoveByItself(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  const isSlow = connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
  return !isSlow && !window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
}
