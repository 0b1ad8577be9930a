/** The state of a navigation to /m/login: where to go once logged in. */
export interface ReturnState {
  returnTo: string;
}

/** A path of our own, or home: the state of a history entry can hold anything. */
export function returnPathOf(state: unknown): string {
  const returnTo = (state as Partial<ReturnState> | null)?.returnTo;
  return typeof returnTo === 'string' && /^\/(?![/\\])/.test(returnTo) && !returnTo.startsWith('/m/login')
    ? returnTo
    : '/m/home';
}
