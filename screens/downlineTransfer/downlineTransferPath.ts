/** The address of the downline transfer page: to this member, or to one chosen on the page. */
export const downlineTransferPath = (account?: string): string =>
  `/m/redRain?page=transfer${account === undefined ? '' : `&account=${encodeURIComponent(account)}`}`;
