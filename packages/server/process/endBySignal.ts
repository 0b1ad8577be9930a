const signals = ['SIGINT', 'SIGTERM'] as const;

/** npm passes on a Ctrl-C that the terminal has sent to this process already (milliseconds). */
const sameWish = 500;

/** How a service ended. */
export interface Closed {
  /** Connections whose calls had not ended in time. */
  cutConnections: number;
  /** Whether its database came to an end by itself; otherwise what it was doing is rolled back. */
  databaseClosed?: boolean;
}

/** What runs until a signal ends it. */
interface Service {
  close(): Promise<Closed>;
}

/**
 * Ends the process on SIGINT or SIGTERM once the service is closed: with code 1 when its database had to be cut off, with 0
 * otherwise. A second signal ends it at once.
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
