/** Whether a statement violated this constraint. Drivers store its name in different places: drizzle wraps their error. */
export function violates(error: unknown, constraint: string): boolean {
  return someCause(error, (cause) => 'constraint' in cause && cause.constraint === constraint);
}

/** Whether another transaction held a row for longer than `PostgresLimits.lock`. */
export const isLockTimeout = (error: unknown): boolean =>
  someCause(error, (cause) => 'code' in cause && cause.code === '55P03');

function someCause(error: unknown, holds: (cause: Error) => boolean): boolean {
  return error instanceof Error && (holds(error) || someCause(error.cause, holds));
}
