import { startOperator } from '#tools/operatorProcess.ts';
import { decide } from '#services/contract/roles.ts';
import { routeTable } from '#src/routes/routeTable.ts';
import { asPlayer } from '../support/faults.ts';
import { openSession } from '../support/operatorCalls.ts';
import { expect, test } from '../support/test.ts';

/** Pages of everybody, of games, and of forms have nothing of a player's own; the frame of a lottery leads out of the app. */
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
/** Nobody stands above ramon, and he has declined salaries by the hour, of which another offer waits. */
const isRightlyEmpty: Record<string, readonly string[]> = {
  maria: [],
  ramon: ['uplineTransfer', 'hourlyContract'],
};

test.describe('the demo that npm start opens', { tag: '@full' }, () => {
  // A month is lived first.
  test.describe.configure({ timeout: 600_000 });
  for (const [name, type] of [
    ['maria', 0],
    ['ramon', 1],
  ] as const) {
    test(`shows ${name} something on every page`, async ({ page, pageErrors }) => {
      const { url, stop } = await startOperator({ DEMO_HISTORY: '1' });
      try {
        await asPlayer(page, await openSession(url, name));
        const empty: string[] = [];
        const strange: string[] = [];
        for (const { id, paths, access } of routeTable) {
          if (without.includes(id) || !decide(access, type).allowed) continue;
          // What is read after the first of it, too.
          await page.goto(`${url}${paths[0]}`, { waitUntil: 'networkidle' });
          // An offer that is to be decided lies over it at the agent's home.
          const main = page.locator('main');
          await expect(main).toBeVisible();
          await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
          const text = await main.innerText();
          if (/1970|NaN|undefined|Invalid Date/.test(text)) strange.push(id);
          // The picture of empty lists and of failures; two pages have one of that size beside what they show.
          const picture = main.locator('svg[width="32"]:not(.lucide-headset, .lucide-crown)');
          if ((await picture.count()) > 0) empty.push(id);
        }
        expect({ empty, strange }).toEqual({ empty: isRightlyEmpty[name], strange: [] });
        expect(pageErrors).toEqual([]);
      } finally {
        await stop();
      }
    });
  }
});
