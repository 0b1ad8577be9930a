/** The page of transfers down the line: to this member, or to one who is chosen there. */
export const transferPath = (account?: string): string =>
  `/m/redRain?page=transfer${account === undefined ? '' : `&account=${encodeURIComponent(account)}`}`;
