import type { InspectionEvent } from 'xstate';

/** Who watches the machines of an app: nobody, except in development and in the sandbox (src/startup/watching/watchMachines.ts). */
export interface Inspection {
  inspect?: (event: InspectionEvent) => void;
  /** Hands the trace of this visit over as a file. */
  downloadTrace?: () => void;
}
