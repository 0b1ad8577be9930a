import { expect, test } from '#e2e/support/accounts.ts';
import { asPlayer } from '#e2e/support/faults.ts';
import { openSession } from '#e2e/support/operatorCalls.ts';
import { whitelabelFlags } from '#operator/seed/merchant.ts';
import { routeTable } from '#src/routes/routeTable.ts';
import { decide } from '@araw/contract/calls/roles';

/** Both of Araw's features that aren't flags, the strictest profile, and no channel of customer service. */
const off = [
  ...whitelabelFlags.map((flag) => [`flag.${flag}`, { value: 'off' }] as const),
  ['promotion.MISSION', { value: 'off' }],
  ['promotion.REFERRAL', { value: 'off' }],
  ['memberTransfers', { value: 'off' }],
  ['cryptoPayments', { value: 'off' }],
  ['withdrawalCancel', { value: 'off' }],
  ['channel.FACEBOOK', { shown: 'off' }],
  ['channel.LIVECHAT', { shown: 'off' }],
  ['channel.TELEGRAM', { shown: 'off' }],
  ['protectionProfile', { value: 'strict' }],
] as const;

/** On these pages, trying again is what is left to do. */
const retrying = ['ipLimit', 'serviceLimit'];

for (const [name, type] of [
  ['nena', 0],
  ['ramon', 1],
] as const) {
  test(
    `[NET-05] with everything off that an operator can switch off, no page tells ${name} to try again`,
    { tag: '@full' },
    async ({ page, operator, sandbox }) => {
      for (const [setting, form] of off) await sandbox.set(setting, form);
      await asPlayer(page, await openSession(operator.url, name));
      const wrong: string[] = [];
      const opened: string[] = [];
      for (const { id, paths, access } of routeTable) {
        if (id === 'lotteryFrame' || !decide(access, type).allowed) continue;
        await page.goto(paths[0], { waitUntil: 'networkidle' });
        const main = page.locator('main');
        await expect(main).toBeVisible();
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        opened.push(id);
        const retry = page.getByRole('button', { name: 'Try again' });
        if (!retrying.includes(id) && (await retry.isVisible())) wrong.push(`${id}: try again`);
        const text = await main.innerText();
        if (text.trim() === '') wrong.push(`${id}: empty`);
        if (/went wrong|couldn't load/i.test(text)) wrong.push(`${id}: ${text.slice(0, 80)}`);
      }
      expect(wrong).toEqual([]);
      expect(opened.length).toBeGreaterThan(30);
    },
  );
}
