/** The age of the answers that the app is showing (PAGE-06). */
export interface KnownAt {
  /** Milliseconds since 1970 by this device's clock. */
  moment(): number;
  /** Stored answers are shown because the operator isn't answering. */
  isPast(): boolean;
  /** A stored answer from this time is shown. */
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
