import sharp from 'sharp';

/** More than a long screenshot or a phone's photo has. */
const mostPixels = 25_000_000;
const patienceSeconds = 10;

/**
 * Rewrites a picture from its pixels, upright and in sRGB, dropping metadata and anything between or after its parts.
 * Null if it isn't a png or jpg, is broken, takes longer than ten seconds, or has more than 25 million pixels, which is
 * checked before decoding.
 */
export async function rewritePicture(
  content: Uint8Array,
  type: 'image/png' | 'image/jpeg',
): Promise<Uint8Array | null> {
  const picture = sharp(content, { limitInputPixels: mostPixels, failOn: 'error' })
    .autoOrient()
    .timeout({ seconds: patienceSeconds });
  const written =
    type === 'image/png'
      ? picture.png({ adaptiveFiltering: true })
      : picture.jpeg({ quality: 90, chromaSubsampling: '4:4:4' });
  return written.toBuffer().catch(() => null);
}
