import type { RunningOperator } from './server.ts';

const signals = ['SIGINT', 'SIGTERM'] as const;

/** npm passes on a Ctrl-C that the terminal has sent to this process already (milliseconds). */
const sameWish = 500;

/**
 * Ends the process on SIGINT or SIGTERM once the operator is closed: with code 0 when the database was closed, with 1
 * when it had to be cut off. A second signal ends it at once.
 */
export function endBySignal(operator: RunningOperator, say: (line: string) => void): void {
  const began = () => {
    const at = performance.now();
    for (const signal of signals) {
      process.off(signal, began);
      process.on(signal, () => {
        if (performance.now() - at > sameWish) process.exit(1);
      });
    }
    void end(operator, say);
  };
  for (const signal of signals) process.on(signal, began);
}

async function end(operator: RunningOperator, say: (line: string) => void) {
  try {
    const { cutConnections, databaseClosed } = await operator.close();
    if (cutConnections > 0) say(`cut off ${cutConnections} connections whose calls had not ended`);
    if (!databaseClosed) say('cut off the database, which rolls back what it was doing');
    process.exit(databaseClosed ? 0 : 1);
  } catch (error) {
    say(`could not be closed: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
}
