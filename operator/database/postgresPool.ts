import { Socket } from 'node:net';
import pg from 'pg';

/** Time limits of the database, in milliseconds. */
export interface PostgresLimits {
  /** Waiting for a connection, new or in use. */
  connection: number;
  statement: number;
  /** For a row that another transaction holds. */
  lock: number;
  /** Inactivity on a connection in use; longer than a statement. */
  silence: number;
}

export const defaultPostgresLimits: PostgresLimits = {
  connection: 3_000,
  statement: 10_000,
  lock: 5_000,
  silence: 15_000,
};

const mostConnections = 20;

/** Maximum prepared statements; lists of many lengths can exceed it, and later ones are not prepared. */
const mostPrepared = 500;

/** Connections to a PostgreSQL server that may go away and come back: broken ones are removed automatically. */
export class PostgresPool extends pg.Pool {
  readonly #open = new Set<pg.Client>();
  readonly #names = new Map<string, string>();

  constructor(url: string, { connection, statement, lock, silence }: PostgresLimits) {
    super({
      connectionString: url,
      max: mostConnections,
      connectionTimeoutMillis: connection,
      statement_timeout: statement,
      lock_timeout: lock,
      idle_in_transaction_session_timeout: silence,
      keepAlive: true,
      // A server that vanished answers nothing, not even its own time-outs.
      stream: () =>
        new Socket().setTimeout(silence, function (this: Socket) {
          this.destroy();
        }),
    });
    // A broken connection fails its query; without listeners it would also crash the process.
    this.on('error', () => {});
    this.on('connect', (client) => {
      client.on('error', () => {});
      this.#open.add(client);
      this.#prepareOnce(client);
    });
    this.on('remove', (client) => this.#open.delete(client));
  }

  /** Like `pg.Pool`, but releases broken connections immediately: drizzle keeps one whose `begin` fails. */
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Parameters<pg.Pool['connect']>[0]): void;
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | void {
    return callback ? super.connect(callback) : this.#lend();
  }

  async #lend(): Promise<pg.PoolClient> {
    const client = await super.connect();
    const release = client.release.bind(client);
    let lent = true;
    const giveBack = (error?: Error | boolean) => {
      if (!lent) return;
      lent = false;
      client.off('end', broken);
      release(error);
    };
    const broken = () => giveBack(true);
    client.once('end', broken);
    client.release = giveBack;
    return client;
  }

  /** Names parameterised statements by their text, so that a connection plans each only once. */
  #prepareOnce(client: pg.PoolClient): void {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    const named = (statement: pg.QueryConfig, values: unknown[] = [], ...rest: unknown[]) =>
      query(
        values.length > 0 ? { ...statement, name: this.#nameOf(statement.text) } : statement,
        values,
        ...rest,
      );
    client.query = ((...given: unknown[]) =>
      typeof given[0] === 'string'
        ? query(...given)
        : named(...(given as [pg.QueryConfig]))) as typeof client.query;
  }

  #nameOf(text: string): string | undefined {
    const name = this.#names.get(text) ?? `statement ${this.#names.size}`;
    if (this.#names.size < mostPrepared) this.#names.set(text, name);
    return this.#names.has(text) ? name : undefined;
  }

  /** Cancels everything that is running. */
  cut(): void {
    for (const client of this.#open) {
      // oxlint-disable-next-line operator/awaited-catch -- A connection that is gone may end whenever it does.
      void client.end().catch(() => {});
    }
  }
}
