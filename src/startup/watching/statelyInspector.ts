import { createBrowserInspector, type StatelyInspectionEvent } from '@statelyai/inspect';
import type { AnyMachineSnapshot, InspectionEvent } from 'xstate';
import { createSanitiser } from '#services/trace/sanitise.ts';

type BrowserInspectorOptions = NonNullable<Parameters<typeof createBrowserInspector>[0]>;

/** Stately's inspector in a pop-up, which the browser may ask to allow. It receives no secrets. */
export function createStatelyInspector(options: BrowserInspectorOptions = {}) {
  // Sanitise in `serialize`, which everything passes: the inspector's own sanitisers skip actors' inputs and outputs.
  const { inspect } = createBrowserInspector({ ...options, serialize: createInspectionSanitiser() });
  return (event: InspectionEvent) => inspect.next?.(event);
}

/** Removes secrets from an inspection event's event and snapshot. */
function createInspectionSanitiser() {
  const sanitise = createSanitiser();
  return (inspected: StatelyInspectionEvent): StatelyInspectionEvent => {
    const clean = { ...inspected };
    if ('event' in clean) clean.event = sanitise(clean.event) as typeof clean.event;
    if ('snapshot' in clean) {
      const { status, value, ...data } = shown(clean.snapshot);
      clean.snapshot = { status, value, ...(sanitise(data) as object) } as typeof clean.snapshot;
    }
    return clean;
  };
}

/** The parts of a snapshot to show, without the machine and its running actors. */
function shown(snapshot: object) {
  const { status, value, context, input, output, error } = snapshot as AnyMachineSnapshot & {
    input?: unknown;
  };
  return { status, value, context, input, output, error };
}
