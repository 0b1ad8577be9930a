import { createBrowserInspector, type StatelyInspectionEvent } from '@statelyai/inspect';
import type { AnyMachineSnapshot, InspectionEvent } from 'xstate';
import { createSanitiser } from '#services/trace/sanitise.ts';

type BrowserInspectorOptions = NonNullable<Parameters<typeof createBrowserInspector>[0]>;

/** Stately's inspector in a window of its own, which the browser may ask to allow. It is told no secret. */
export function createStatelyInspector(options: BrowserInspectorOptions = {}) {
  // All that leaves goes through `serialize`; the inspector's own sanitisers leave inputs and outputs of actors out.
  const { inspect } = createBrowserInspector({ ...options, serialize: createInspectionSanitiser() });
  return (event: InspectionEvent) => inspect.next?.(event);
}

/** The same inspection event without what is secret in its event or snapshot. */
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

/** What the inspector shows of a snapshot, which otherwise holds the machine and its running actors. */
function shown(snapshot: object) {
  const { status, value, context, input, output, error } = snapshot as AnyMachineSnapshot & {
    input?: unknown;
  };
  return { status, value, context, input, output, error };
}
