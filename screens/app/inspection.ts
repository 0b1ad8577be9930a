import type { InspectionEvent } from 'xstate';

interface Inspection {
  inspect?: (event: InspectionEvent) => void;
  /** Hands the trace of this visit over as a file. */
  downloadTrace?: () => void;
}

/** Who watches the machines: nobody, except in development and in the sandbox (src/app/watchMachines.ts). */
export const inspection: Inspection = {};
