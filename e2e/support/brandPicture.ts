import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { startSite } from './staticHost.ts';
import { findChromium } from '#tools/browser/chromium.ts';
import { startOperator } from '#tools/operatorProcess.ts';

const picture = 'docs/pictures/brands.jpg';
const [width, height] = [390, 844];

/** A visitor's lobby in English, as a PNG data URL. */
async function lobbyOf(address: string): Promise<string> {
  const page = await browser.newPage({ viewport: { width, height }, isMobile: true });
  await page.addInitScript(() => localStorage.setItem('language', 'EN'));
  await page.goto(address);
  await page.getByRole('main').getByRole('article').first().waitFor();
  await page.waitForLoadState('networkidle');
  const shot = await page.screenshot({ animations: 'disabled' });
  await page.close();
  return `data:image/png;base64,${shot.toString('base64')}`;
}

const operator = await startOperator();
const site = await startSite(operator.url);
const browser = await chromium.launch(findChromium());
try {
  const lobbies = [await lobbyOf(`${operator.url}/m/home`), await lobbyOf(`${site.url}m/home`)];
  const gap = 20;
  const page = await browser.newPage({ viewport: { width: 2 * width + gap, height } });
  await page.setContent(
    `<body style="margin:0;display:flex;gap:${gap}px;background:#fff">${lobbies.map((lobby) => `<img src="${lobby}">`).join('')}`,
  );
  await page.screenshot({ path: picture, type: 'jpeg', quality: 80 });
  console.log(`${picture}: ${readFileSync(picture).length} bytes`);
} finally {
  await browser.close();
  await site.stop();
  await operator.stop();
}
