/** Of which sources a result is. */
export interface SourceState {
  /** Null outside of a clone, or where it changed under way. */
  commit: string | null;
  /** Paths with changes that are in no commit, relative to the repository; new files that git does not ignore, too. */
  changed: string[];
}

/** The sources of a folder as they stand. */
export function sourceState(folder?: string): SourceState;

/** The sources of a run that lasted from one state to the other. */
export function stateDuring(before: SourceState, after: SourceState): SourceState;

/** Why results of `made` prove nothing of the sources as they stand; null where they do. */
export function whyNotOf(made: SourceState | undefined, now: SourceState): string | null;
