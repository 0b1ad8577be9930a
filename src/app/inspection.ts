import type { InspectionEvent } from 'xstate';

/**
 * Inspection of an app's machines; empty except in development and in the sandbox
 * (src/startup/watching/watchMachines.ts).
 */
export interface Inspection {
  inspect?: (event: InspectionEvent) => void;
  /** Downloads this visit's trace as a file. */
  downloadTrace?: () => void;
}
