/** The sources behind a result. */
export interface SourceState {
  /** Null outside a clone, or if it changed during the run. */
  commit: string | null;
  /** Paths with uncommitted changes relative to the repository, including new files that git doesn't ignore. */
  changed: string[];
}

/** The current sources of a folder. */
export function sourceState(folder?: string): SourceState;

/** The sources of a run between two states. */
export function stateDuring(before: SourceState, after: SourceState): SourceState;

/** Why results of `made` prove nothing about the current sources; null if they do. */
export function whyNotOf(made: SourceState | undefined, now: SourceState): string | null;
