import { chromium } from '@playwright/test';
import { findChromium } from '#tools/browser/chromium.ts';
import type { Picture } from './pictures.ts';

const quality = 0.55;

/** As WebP, by the browser that took the pictures. */
export async function recompressInBrowser(pictures: readonly Picture[]): Promise<Picture[]> {
  const browser = await chromium.launch(findChromium());
  try {
    const page = await browser.newPage();
    const smaller: Picture[] = [];
    for (const picture of pictures) {
      const bytes = Buffer.from(
        await page.evaluate(encodeAsWebp, { source: dataUriOf(picture), quality }),
        'base64',
      );
      smaller.push(bytes.length < picture.bytes.length ? { type: 'image/webp', bytes } : picture);
    }
    return smaller;
  } finally {
    await browser.close();
  }
}

const dataUriOf = ({ type, bytes }: Picture) => `data:${type};base64,${bytes.toString('base64')}`;

/** Runs in the page; answers base64. */
async function encodeAsWebp({ source, quality }: { source: string; quality: number }): Promise<string> {
  const image = new Image();
  image.src = source;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return canvas.toDataURL('image/webp', quality).replace(/^[^,]*,/, '');
}
