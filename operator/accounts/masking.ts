/** 0917•••4567 for +639174564567; other countries' numbers keep their last four digits. */
export function maskedNumber(mobile: string): string {
  if (mobile === '') return '';
  const start = mobile.startsWith('+63') ? `0${mobile.slice(3, 6)}` : mobile.slice(0, 3);
  return `${start}•••${mobile.slice(-4)}`;
}

/** m•••@example.ph for maria@example.ph. */
export const maskedEmail = (email: string) => email.replace(/^(.).*@/u, '$1•••@');

/** r•••n for ramon. */
export function maskedName(name: string): string {
  const signs = Array.from(name);
  return `${signs[0] ?? ''}•••${signs.at(-1) ?? ''}`;
}

/** ma•••15 for maria15; for short names the first and last character. */
export function maskedRankName(name: string): string {
  const signs = Array.from(name);
  return signs.length < 6 ? maskedName(name) : `${signs.slice(0, 2).join('')}•••${signs.slice(-2).join('')}`;
}
