/** What had been typed when the page was left, in the state of its entry of the history; empty where nothing is kept. */
export function keptAmount(): string {
  const amount: unknown = window.history.state?.amount;
  return typeof amount === 'string' && /^[\d.]{1,15}$/.test(amount) ? amount : '';
}

/** Keeps it for the way back, without an entry of the history's own. */
export const keepAmount = (amount: string) =>
  window.history.replaceState({ ...window.history.state, amount }, '');
