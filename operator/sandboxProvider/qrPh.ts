/** An EMVCo data object: two digits for the id, two for the length, then the value. */
const object = (id: string, value: string) => `${id}${String(value.length).padStart(2, '0')}${value}`;

const peso = '608';
/** Betting and lotteries, ISO 18245. */
const category = '7995';

/**
 * Text of a QR Ph code for a single payment (EMVCo merchant-presented mode). Its acquirer doesn't exist: a bank's app
 * reads it but finds no payee.
 */
export function qrPhText({ centavos, reference }: { centavos: number; reference: string }): string {
  const account = object('00', 'ph.ppmi.p2m') + object('01', 'ARAWPHM0XXX') + object('03', reference);
  const text = [
    object('00', '01'),
    object('01', '12'),
    object('28', account),
    object('52', category),
    object('53', peso),
    object('54', (centavos / 100).toFixed(2)),
    object('58', 'PH'),
    object('59', 'ARAW SANDBOX'),
    object('60', 'MANILA'),
    object('62', object('05', reference)),
    '6304',
  ].join('');
  return text + checksum(text);
}

/** CRC-16/CCITT-FALSE, in EMVCo's notation. */
export function checksum(text: string): string {
  let rest = 0xffff;
  for (const byte of Buffer.from(text)) {
    rest ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) rest = (rest & 0x8000 ? (rest << 1) ^ 0x1021 : rest << 1) & 0xffff;
  }
  return rest.toString(16).toUpperCase().padStart(4, '0');
}
