import { chromium } from '@playwright/test';
import { findChromium } from '#tools/browser/chromium.ts';
import type { Picture, Recompress } from './pictures.ts';

interface Measure {
  /** WebP quality, 0 to 1. */
  quality: number;
  /** Factor for width and height. */
  scale: number;
}

/** Ways to compress pictures in the browser, gentlest first. */
export const recompressions: Recompress[] = [
  (pictures) => recompressed(pictures, { quality: 0.55, scale: 1 }),
  (pictures) => recompressed(pictures, { quality: 0.45, scale: 0.8 }),
];

async function recompressed(pictures: readonly Picture[], measure: Measure): Promise<Picture[]> {
  const browser = await chromium.launch(findChromium());
  try {
    const page = await browser.newPage();
    const smaller: Picture[] = [];
    for (const picture of pictures) {
      const source = `data:${picture.type};base64,${picture.bytes.toString('base64')}`;
      const bytes = Buffer.from(await page.evaluate(encodeAsWebp, { source, ...measure }), 'base64');
      smaller.push(bytes.length < picture.bytes.length ? { type: 'image/webp', bytes } : picture);
    }
    return smaller;
  } finally {
    await browser.close();
  }
}

/** Runs in the page; returns base64. */
async function encodeAsWebp({ source, quality, scale }: Measure & { source: string }): Promise<string> {
  const image = new Image();
  image.src = source;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(image.naturalWidth * scale);
  canvas.height = Math.round(image.naturalHeight * scale);
  const context = canvas.getContext('2d')!;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/webp', quality).replace(/^[^,]*,/, '');
}
