import type { OperatorContext } from './core/context.ts';

/**
 * Settles by the operator's clock what has become due, turn after turn with a pause in milliseconds between them.
 * Answers what stops it, once the turn that runs has ended.
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

/** What is settled turn after turn, all of it at once: `begin` begins it and answers what stops each. */
export function createSettling(begin: () => (() => Promise<void>)[]) {
  let stops: (() => Promise<void>)[] = [];
  return {
    start() {
      stops = begin();
    },
    /** Answers once the turns that run have ended. */
    async stop() {
      await Promise.all(stops.map((stop) => stop()));
      stops = [];
    },
  };
}
