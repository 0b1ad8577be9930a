/** The state of a navigation to /m/login: where to go once logged in. */
export interface ReturnState {
  returnTo: string;
}

/** The path if it is the app's own, else home: a history entry's state can contain anything. */
export function returnPathOf(state: unknown): string {
  const returnTo = (state as Partial<ReturnState> | null)?.returnTo;
  return typeof returnTo === 'string' && /^\/(?![/\\])/.test(returnTo) && !returnTo.startsWith('/m/login')
    ? returnTo
    : '/m/home';
}
