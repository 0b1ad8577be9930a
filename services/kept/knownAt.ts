/** Of when the answers are that the app shows (PAGE-06). */
export interface KnownAt {
  /** Milliseconds since 1970 by this device's clock. */
  moment(): number;
  /** Answers of the past are shown, as the operator gives none. */
  isPast(): boolean;
  /** An answer of the past is shown, of this moment. */
  older(moment: number): void;
  /** The operator has answered. */
  renewed(moment: number): void;
  subscribe(listener: () => void): () => void;
}

export function createKnownAt(opened: number): KnownAt {
  let known = opened;
  let past = false;
  const listeners = new Set<() => void>();
  const set = (moment: number, isPast: boolean) => {
    known = moment;
    past = isPast;
    for (const listener of listeners) listener();
  };
  return {
    moment: () => known,
    isPast: () => past,
    older: (moment) => set(Math.min(known, moment), true),
    renewed: (moment) => set(moment, false),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
