import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StateMachine, type AnyStateMachine } from 'xstate';
import { contentOf, filesBelow } from '#tools/files.ts';
import { statelyStates } from '#tools/stately/statelyStates.ts';
import { pathOf, stateNodesOf } from '@araw/flow/transitions';

/** Where the Stately editor sees states that differ from the running chart's, one sentence per file. */
export async function statelyFaults(folder = 'machines'): Promise<string[]> {
  const faults = await Promise.all(
    filesBelow([folder], /\.machine\.ts$/).map(async (path) => {
      const exported: Record<string, unknown> = await import(pathToFileURL(resolve(path)).href);
      const machines = Object.values(exported).filter((value) => value instanceof StateMachine);
      if (machines.length !== 1) return [`${path}: expected one exported chart, found ${machines.length}`];
      return unseenStates(path, machines[0]!, contentOf(path));
    }),
  );
  return faults.flat();
}

function unseenStates(path: string, machine: AnyStateMachine, source: string): string[] {
  const seen = statelyStates(source);
  const unseen = stateNodesOf(machine)
    .map(pathOf)
    .filter((state) => !seen.includes(state));
  return unseen.length > 0 ? [`${path}: the Stately editor does not see ${unseen.join(', ')}`] : [];
}
