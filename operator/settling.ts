import type { OperatorContext } from './core/context.ts';

/**
 * Repeatedly settles everything that is due by the operator's clock, pausing in between (milliseconds). Returns a
 * function that stops it after the current turn.
 */
export function keepSettling<Context extends Pick<OperatorContext, 'log'>>(
  context: Context,
  settle: (context: Context) => Promise<void>,
  pause = 2_000,
): () => Promise<void> {
  let stopped = false;
  let turn = Promise.resolve();
  let timer: NodeJS.Timeout;
  const takeTurn = () => {
    turn = settle(context)
      .catch((error: unknown) => context.log.error({ err: error }, 'nothing settled'))
      .then(wait);
  };
  const wait = () => {
    if (!stopped) timer = setTimeout(takeTurn, pause).unref();
  };
  wait();
  return () => {
    stopped = true;
    clearTimeout(timer);
    return turn;
  };
}

/** Runs several settlers in parallel: `begin` starts them and returns their stop functions. */
export function createSettling(begin: () => (() => Promise<void>)[]) {
  let stops: (() => Promise<void>)[] = [];
  return {
    start() {
      stops = begin();
    },
    /** Resolves once the current turns have ended. */
    async stop() {
      await Promise.all(stops.map((stop) => stop()));
      stops = [];
    },
  };
}
