const signals = ['SIGINT', 'SIGTERM'] as const;

/**
 * Within this time a second signal is npm forwarding a Ctrl-C that the terminal also sent to this process
 * (milliseconds).
 */
const sameWish = 500;

export interface Closed {
  /** Connections whose calls didn't end in time. */
  cutConnections: number;
  /** Whether the database was closed cleanly; otherwise its running work is rolled back. */
  databaseClosed?: boolean;
}

/** Runs until a signal ends it. */
interface Service {
  close(): Promise<Closed>;
}

/**
 * Closes the service on SIGINT or SIGTERM and exits: with code 1 if its database had to be cut off, otherwise 0. A second
 * signal exits immediately.
 */
export function endBySignal(service: Service, say: (line: string) => void): void {
  const began = () => {
    const at = performance.now();
    for (const signal of signals) {
      process.off(signal, began);
      process.on(signal, () => {
        if (performance.now() - at > sameWish) process.exit(1);
      });
    }
    void end(service, say);
  };
  for (const signal of signals) process.on(signal, began);
}

async function end(service: Service, say: (line: string) => void) {
  try {
    const { cutConnections, databaseClosed = true } = await service.close();
    if (cutConnections > 0) say(`cut off ${cutConnections} connections whose calls had not ended`);
    if (!databaseClosed) say('cut off the database, which rolls back what it was doing');
    process.exit(databaseClosed ? 0 : 1);
  } catch (error) {
    say(`could not be closed: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
}
