import { encode } from 'uqr';
import type { Drawing } from './drawing.ts';

/** The quiet zone on every side, in modules, so that scanners find the code (ISO/IEC 18004). */
const quiet = 4;

/** A text as a QR code, in modules. */
export function qrCode(text: string): Drawing {
  const { data, size } = encode(text, { ecc: 'M', border: quiet });
  const bars = data.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? [{ x, y, width: 1, height: 1 }] : [])),
  );
  return { width: size, height: size, bars };
}
