/** The amount typed before leaving the page, from the history entry's state; '' if none is kept. */
export function keptAmount(): string {
  const amount: unknown = window.history.state?.amount;
  return typeof amount === 'string' && /^[\d.]{1,15}$/.test(amount) ? amount : '';
}

/** Keeps the amount for the player's return, without a new history entry. */
export const keepAmount = (amount: string) =>
  window.history.replaceState({ ...window.history.state, amount }, '');
