import { extractMachinesFromFile } from '@xstate/machine-extractor';

interface Config {
  id?: string;
  states?: Record<string, Config>;
}

/**
 * The states of a file's only chart as seen by the Stately editor: dotted paths, and the chart's id for its root.
 * Throws if the editor finds no chart or more than one.
 */
export function statelyStates(source: string): string[] {
  const [machine, ...others] = quietly(() => extractMachinesFromFile(source))?.machines ?? [];
  if (!machine || others.length > 0)
    throw new Error(`Stately finds ${machine ? 'several charts' : 'no chart'}`);
  const config = quietly(() => machine.toConfig()) as Config;
  return pathsOf(config, config.id ?? '(machine)');
}

function pathsOf({ states = {} }: Config, path: string, prefix = ''): string[] {
  return [
    path,
    ...Object.entries(states).flatMap(([key, below]) =>
      pathsOf(below, `${prefix}${key}`, `${prefix}${key}.`),
    ),
  ];
}

/** Silences the extractor, which prints every value the editor can't show, such as a function in params. */
function quietly<Result>(work: () => Result): Result {
  const { log, warn, error } = console;
  const silent = () => {};
  Object.assign(console, { log: silent, warn: silent, error: silent });
  try {
    return work();
  } finally {
    Object.assign(console, { log, warn, error });
  }
}
