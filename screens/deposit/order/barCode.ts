import encoder from 'jsbarcode/bin/barcodes/CODE128/CODE128_AUTO.js';
import type { Drawing } from './drawing.ts';

const Code128 = 'default' in encoder ? encoder.default : encoder;

/** The quiet zone on both sides, in modules, so that scanners find the code (ISO/IEC 15417). */
const quiet = 10;
const height = 60;

/** A text as CODE128, in modules. */
export function barCode(text: string): Drawing {
  const { data } = new Code128(text, {}).encode();
  const bars = [...data.matchAll(/1+/g)].map(({ index, 0: bar }) => ({
    x: quiet + index,
    y: 0,
    width: bar.length,
    height,
  }));
  return { width: data.length + 2 * quiet, height, bars };
}
