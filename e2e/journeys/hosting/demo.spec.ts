import { startOperator } from '#tools/operatorProcess.ts';
import { decide } from '@araw/contract/calls/roles';
import { routeTable } from '#src/routes/routeTable.ts';
import { openSession } from '#e2e/support/operatorCalls.ts';
import { expect, test } from '#e2e/support/test.ts';

/** Public pages, game pages and forms have no player data; a lottery's frame leaves the app. */
const without = [
  'login',
  'registration',
  'forgotPassword',
  'changePassword',
  'trial',
  'appDownload',
  'help',
  'loginTerms',
  'userAgreement',
  'registerTerms',
  'languages',
  'ipLimit',
  'serviceLimit',
  'lotteryFrame',
  'onlineChat',
];
/** Ramon has no upline, which envelopes come from. He has declined an hourly salary, and another offer is pending. */
const isRightlyEmpty: Record<string, readonly string[]> = {
  maria: [],
  ramon: ['inbox?page=envelopes', 'uplineTransfer', 'hourlyContract'],
};

test(
  'the demo that npm start opens shows maria and ramon something on every page',
  { tag: '@full' },
  async ({ page, pageErrors }) => {
    // The demo first simulates a month.
    test.setTimeout(600_000);
    const { url, stop } = await startOperator({ DEMO_HISTORY: '1' });
    try {
      for (const [name, type] of [
        ['maria', 0],
        ['ramon', 1],
      ] as const) {
        await page.goto(url);
        await page.evaluate(
          (session) => sessionStorage.setItem('MC_SESSION_INFO', session),
          JSON.stringify(await openSession(url, name)),
        );
        const empty: string[] = [];
        const strange: string[] = [];
        for (const { id, paths, access, ...row } of routeTable) {
          if (without.includes(id) || !decide(access, type).allowed) continue;
          const inners = 'pages' in row ? Object.keys(row.pages).map((value) => `?page=${value}`) : [];
          for (const inner of ['', ...inners]) {
            // Wait for follow-up reads too.
            await page.goto(`${url}${paths[0]}${inner}`, { waitUntil: 'networkidle' });
            // Don't find it by role: a pending offer covers the agent's home.
            const main = page.locator('main');
            await expect(main).toBeVisible();
            await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
            const text = await main.innerText();
            // Also a key whose text is missing.
            if (/1970|NaN|undefined|Invalid Date|\b[a-z]\w+\.[a-z]\w+[A-Z]/.test(text))
              strange.push(`${id}${inner}`);
            // The icon of empty lists and failures; two pages show another icon of that size with their content.
            const picture = main.locator('svg[width="32"]:not(.lucide-headset, .lucide-crown)');
            if ((await picture.count()) > 0) empty.push(`${id}${inner}`);
          }
        }
        expect({ empty, strange }, name).toEqual({ empty: isRightlyEmpty[name], strange: [] });
        expect(pageErrors).toEqual([]);
      }
    } finally {
      await stop();
    }
  },
);
