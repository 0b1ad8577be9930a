import sharp from 'sharp';

/** More than a long screenshot has, or a photo as telephones take it. */
const mostPixels = 25_000_000;
const patienceSeconds = 10;

/**
 * A picture as its pixels alone, upright and in sRGB: no metadata, and nothing of what stood between or behind its parts.
 * Null for what is no png or jpg, is broken, has more than 25 million pixels, which is known before any is decoded, or
 * takes longer than ten seconds.
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
