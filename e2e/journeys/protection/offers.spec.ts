import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { demoPassword } from '#operator/seed/demoAccounts.ts';
import { startOperator } from '#tools/operatorProcess.ts';
import { freshDatabase } from '#e2e/support/databases.ts';
import { asPlayer } from '#e2e/support/faults.ts';
import { callSealed, clientOf, openSession } from '#e2e/support/operatorCalls.ts';
import { submitForm } from '#e2e/support/sandbox.ts';
import { expect, test } from '#e2e/support/test.ts';
import { everyConsent } from '@araw/contract/protection/marketing';

const main = (page: Page) => page.getByRole('main');
const box = (page: Page, kind: string, channel: string) =>
  main(page).getByRole('group', { name: kind }).getByRole('checkbox', { name: channel });
const save = (page: Page) => main(page).getByRole('button', { name: 'Save' });
const saved = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByText('Saved');

// Its own operator: an offer goes to everyone who agreed to it, and would fill the inboxes of other tests.
test('[PROT-12] [PROT-04] offers reach a player by the kinds and channels that they turned on, not after turning them off, not on a break, and nobody else', async ({
  page,
}) => {
  const { url, stop } = await startOperator(await freshDatabase());
  try {
    const session = await openSession(url, 'ramon');
    const ramon = clientOf(url, session.token);
    const pilar = clientOf(url, (await openSession(url, 'pilar')).token);
    const send = (advertises: string, title: string) =>
      submitForm(page, '/sandbox/protection', {
        button: 'Send the offer',
        values: { advertises, title, text: `${title}, today` },
      });
    const mails = async () => {
      const text = await (await page.request.get(`${url}/sandbox/outbox`)).text();
      const articles = text.split('<article').filter((one) => one.includes(' to ramon@araw.example</h2>'));
      return articles.filter((one) => one.includes('To stop these offers')).length;
    };
    const inboxOf = async (who: typeof ramon) => {
      const { list } = await who.inbox({ page: 1, pageSize: 50, language: 'EN' });
      return list.map(({ title }) => title).filter((title) => title.includes('offer'));
    };
    await asPlayer(page, session);
    await page.goto(`${url}/m/set`);

    await test.step('everything is off, and nothing is sent', async () => {
      await main(page).getByRole('link', { name: 'Offers and news' }).click();
      await expect(main(page).getByRole('checkbox')).toHaveCount(16);
      await expect(main(page).getByRole('checkbox', { checked: true })).toHaveCount(0);
      await send('bingo', 'First bingo offer');
      expect([await mails(), await inboxOf(ramon), await inboxOf(pilar)]).toEqual([0, [], []]);
    });

    await test.step('bingo by e-mail and to the inbox: that comes, casino and SMS do not', async () => {
      await box(page, 'Bingo', 'E-mail').check();
      await box(page, 'Bingo', 'Inbox').check();
      await save(page).click();
      await expect(saved(page)).toBeVisible();
      await send('bingo', 'Second bingo offer');
      await send('casino', 'Casino offer');
      await send('several', 'Offer about all');
      expect([await mails(), await inboxOf(ramon), await inboxOf(pilar)]).toEqual([
        1,
        ['Second bingo offer'],
        [],
      ]);
    });

    await test.step('a popup comes only once the site is turned on for its kind', async () => {
      const popups = async () => {
        const { popup } = await ramon.announcements({ types: 'PU', platform: 'M', merchantCode: 'ARAW' });
        return popup.map(({ title }) => title);
      };
      expect(await popups()).not.toContain('How to win the jackpot');
      await page.reload();
      await expect(box(page, 'Bingo', 'E-mail')).toBeChecked();
      await box(page, 'Slots and casino', 'On this site').check();
      await save(page).click();
      await expect.poll(popups).toContain('How to win the jackpot');
    });

    await test.step('all turned off: the next offer does not come', async () => {
      await main(page).getByRole('button', { name: 'Turn all off' }).click();
      await save(page).click();
      await expect.poll(async () => (await ramon.consents({})).given).toEqual(everyConsent(false));
      await send('bingo', 'Third bingo offer');
      expect([await mails(), await inboxOf(ramon)]).toEqual([1, ['Second bingo offer']]);
    });

    await test.step('on a break nothing comes, and offers can only be turned off', async () => {
      const { version } = await ramon.consents({});
      await ramon.setConsents({ given: everyConsent(true), version });
      const proof = { by: 'password', password: demoPassword } as const;
      await callSealed(url, 'takeBreak', { key: randomUUID(), days: 1, proof }, session.token);
      await send('bingo', 'Fourth bingo offer');
      expect([await mails(), await inboxOf(ramon)]).toEqual([1, ['Second bingo offer']]);
      await page.goto(`${url}/m/limits?page=consent`);
      await expect(
        main(page).getByText('You can turn offers off, but not on, until you play again.'),
      ).toBeVisible();
      await expect(main(page).getByRole('button', { name: 'Allow all' })).toBeDisabled();
      await main(page).getByRole('button', { name: 'Turn all off' }).click();
      await save(page).click();
      await expect.poll(async () => (await ramon.consents({})).given).toEqual(everyConsent(false));
      const again = { given: everyConsent(true), version: (await ramon.consents({})).version };
      await expect(ramon.setConsents(again)).rejects.toMatchObject({ code: 'onBreak' });
    });
  } finally {
    await stop();
  }
});
