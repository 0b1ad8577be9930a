import sharp from 'sharp';
import { Refusal } from '@araw/server/http/refusal';
import { receiptLimit } from '@araw/contract/cashier/deposits';

/** More than a long screenshot or a phone's photo has. */
const mostPixels = 25_000_000;
/** sharp counts whole seconds. */
const patienceSeconds = 10;

/** Of a JPEG: the lower one if the usual one makes it larger than a receipt may be. */
const qualities = [90, 70];

/**
 * Rewrites a picture from its pixels, upright and in sRGB, dropping metadata and anything between or after its parts. A
 * JPEG may come out larger than it came in, but at most as large as a receipt may be where a lower quality achieves that.
 * Null if it isn't a png or jpg, is broken, or has more than 25 million pixels, which is checked before decoding. Throws
 * Refusal `unavailable` if it takes longer than these seconds: a slow machine doesn't make a file incomplete.
 */
export async function rewritePicture(
  content: Uint8Array,
  type: 'image/png' | 'image/jpeg',
  { seconds = patienceSeconds, mostBytes = receiptLimit } = {},
): Promise<Uint8Array | null> {
  const picture = () =>
    sharp(content, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient().timeout({ seconds });
  try {
    if (type === 'image/png') return await picture().png({ adaptiveFiltering: true }).toBuffer();
    let written: Uint8Array | null = null;
    for (const quality of qualities) {
      written = await picture().jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer();
      if (written.byteLength <= mostBytes) break;
    }
    return written;
  } catch (error) {
    // The library has no code for it.
    if (error instanceof Error && error.message.startsWith('timeout'))
      throw new Refusal('unavailable', { retryAfter: 60 });
    return null;
  }
}
