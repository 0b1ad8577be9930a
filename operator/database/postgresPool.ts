import { Socket } from 'node:net';
import pg from 'pg';

/** How long the database may take, in milliseconds. */
export interface PostgresLimits {
  /** For a connection, a new one or one that others use meanwhile. */
  connection: number;
  statement: number;
  /** For a row that another transaction holds. */
  lock: number;
  /** For a connection on which nothing moves while it is used; longer than a statement. */
  silence: number;
}

export const defaultPostgresLimits: PostgresLimits = {
  connection: 3_000,
  statement: 10_000,
  lock: 5_000,
  silence: 15_000,
};

const mostConnections = 20;

/** Texts that are prepared; where lists of many lengths make more of them, the later ones are not. */
const mostPrepared = 500;

/** Connections to a PostgreSQL server that is there again after it was away: broken ones leave the pool by themselves. */
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
      // A server that is gone without a word answers nothing, not even its own time-outs.
      stream: () =>
        new Socket().setTimeout(silence, function (this: Socket) {
          this.destroy();
        }),
    });
    // A connection that breaks fails its own query; without listeners it would end the process.
    this.on('error', () => {});
    this.on('connect', (client) => {
      client.on('error', () => {});
      this.#open.add(client);
      this.#prepareOnce(client);
    });
    this.on('remove', (client) => this.#open.delete(client));
  }

  /** As `pg.Pool`, but a connection that breaks is given back at once: drizzle keeps one whose `begin` fails. */
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

  /** Each connection plans a statement with parameters once, not each time: it has a name by its text. */
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

  /** Breaks off whatever runs. */
  cut(): void {
    for (const client of this.#open) void client.end().catch(() => {});
  }
}
