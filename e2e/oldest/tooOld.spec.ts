import { chromium } from '@playwright/test';
import { oldChromium } from '#tools/browser/oldestChromium.ts';
import { expect, test } from '../support/test.ts';

const told = [
  'This browser is too old for this site. Update it, or open this page in a newer one.',
  'Or ask customer service:',
  '+63 2 5550 0100',
  'help@araw.example',
];

for (const path of ['/', '/m/login', '/m/myAccount/index']) {
  test(`[DEV-02] a browser that is too old is told so at ${path}, with phone and email and without a reload`, async ({
    operator,
  }) => {
    const browser = await chromium.launch({ executablePath: oldChromium(87), args: ['--no-sandbox'] });
    try {
      const page = await browser.newPage();
      let visits = 0;
      page.on('request', (request) => {
        if (request.isNavigationRequest()) visits += 1;
      });
      await page.goto(operator.url + path);
      const lines = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('body p')].map((line) => (line as HTMLElement).innerText.trim()),
        );
      await expect.poll(lines).toEqual(told);
      const links = await page.evaluate(() => [...document.links].map(({ href }) => href));
      expect(links).toEqual(['tel:+63255500100', 'mailto:help@araw.example']);
      expect(visits).toBe(1);
    } finally {
      await browser.close();
    }
  });
}
