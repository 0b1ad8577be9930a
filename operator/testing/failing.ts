import pg from 'pg';

export interface StatementFailure {
  /** The statement with this number, counted from 1 from now on over all transactions, fails before it is sent. */
  failAt: (number: number) => void;
  /** Text of the statement that failed, or null. */
  failed: () => string | null;
  end: () => void;
}

/**
 * Lets one statement of a transaction fail as on a full disk, on connections that open from now on. `begin` and `rollback`
 * don't count, `commit` does.
 */
export function failStatements(): StatementFailure {
  const inTransaction = new WeakSet<object>();
  let left = Infinity;
  let failed: string | null = null;
  const { prototype } = pg.Client as { prototype: { query: (...given: unknown[]) => unknown } };
  const { query } = prototype;
  prototype.query = function (this: object, ...given: unknown[]) {
    const [statement] = given as [string | { text: string }];
    const text = typeof statement === 'string' ? statement : statement.text;
    const [verb = ''] = text.trim().toLowerCase().split(/\s/, 1);
    if (verb === 'begin') inTransaction.add(this);
    else if (verb === 'rollback') inTransaction.delete(this);
    else if (inTransaction.has(this) && (left -= 1) === 0) {
      failed = text;
      return Promise.reject(Object.assign(new Error('No space left on device'), { code: '53100' }));
    }
    if (verb === 'commit') inTransaction.delete(this);
    return query.apply(this, given);
  };
  return {
    failAt: (number) => {
      left = number;
      failed = null;
    },
    failed: () => failed,
    end: () => {
      prototype.query = query;
    },
  };
}
