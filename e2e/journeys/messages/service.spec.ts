import type { Page } from '@playwright/test';
import { expect, hearNotices, notices, test } from '#e2e/support/accounts.ts';
import { asPlayer, give, hold, onCall } from '#e2e/support/faults.ts';
import { signInAs, submitLogin } from '#e2e/support/journey.ts';
import { clientOf } from '#e2e/support/operatorCalls.ts';

const entry = (page: Page, name: string) =>
  page.getByRole('list', { name: 'How to reach us' }).getByRole('listitem').filter({ hasText: name });
const badge = (page: Page, name: string) => entry(page, name).getByText(/^\d+\+?$/);
const chatTalk = (page: Page) => page.getByRole('log', { name: 'Conversation' });

test('[MSG-02] [MSG-03] [CS-03] [SHELL-11] unread badges rise and fall across announcements, inbox and chat', async ({
  page,
  operator,
  newPlayer,
  sandbox,
}) => {
  const { name, session } = await newPlayer();
  const calls = clientOf(operator.url, session.token);
  const shortcut = page.getByRole('complementary', { name: 'Messages and service' }).getByRole('link');
  await asPlayer(page, session);

  await test.step('announcements are unread until they were read', async () => {
    const { footer, player, popup } = await calls.announcements({
      types: 'PL,PU',
      platform: 'M',
      merchantCode: 'ARAW',
    });
    await page.goto('/m/message');
    await expect(badge(page, 'Announcements')).toHaveText(String(footer.unreadCount));
    await expect(badge(page, 'Inbox')).toHaveCount(0);
    for (const { id } of [...player, ...popup]) {
      await calls.readAnnouncement({ announcementId: id, read: true });
    }
    await page.goto('/m/home');
    await expect(shortcut).toHaveAccessibleName('Messages');
  });

  await test.step('a message to the inbox counts one', async () => {
    await sandbox.sendMessages(name, 'inbox');
    await page.reload();
    await expect(shortcut).toHaveAccessibleName('Messages, some unread');
    await shortcut.click();
    await expect(badge(page, 'Announcements')).toHaveCount(0);
    await expect(badge(page, 'Inbox')).toHaveText('1');
  });

  await test.step('a hundred more are 99+, in the chat and among the announcements, too', async () => {
    await sandbox.sendMessages(name, 'inbox', 100);
    await sandbox.sendMessages(name, 'chat');
    await sandbox.sendMessages(name, 'announcement');
    await page.reload();
    await expect(badge(page, 'Inbox')).toHaveText('99+');
    await expect(badge(page, 'Live chat')).toHaveText('1');
    await expect(badge(page, 'Announcements')).toHaveText('1');
    await sandbox.sendMessages(name, 'chat', 99);
    await sandbox.sendMessages(name, 'announcement', 99);
    await page.reload();
    await expect(badge(page, 'Live chat')).toHaveText('99+');
    await expect(badge(page, 'Announcements')).toHaveText('99+');
  });

  await test.step('an answer in the chat that comes while the player is away is unread', async () => {
    await entry(page, 'Live chat').getByRole('button').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Live chat' })).toBeVisible();
    expect(page.url()).not.toContain('code=');
    await expect(page.getByRole('textbox', { name: 'Your message' })).toBeFocused();
    await page.keyboard.type('How do I withdraw?');
    await page.keyboard.press('Enter');
    await expect(chatTalk(page)).toContainText('How do I withdraw?');
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL('/m/message');
    await expect(async () => {
      await page.reload();
      await expect(badge(page, 'Live chat')).toHaveText('1', { timeout: 5_000 });
    }).toPass();
  });

  await test.step('seen, it no longer is', async () => {
    await entry(page, 'Live chat').getByRole('button').click();
    await expect(chatTalk(page)).toContainText('Tap Withdraw. Before you confirm');
    await page.reload();
    await expect(chatTalk(page)).toContainText('Tap Withdraw. Before you confirm');
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(badge(page, 'Inbox')).toHaveText('99+');
    await expect(badge(page, 'Live chat')).toHaveCount(0);
  });

  await test.step('the inbox is read, one message deleted, and nothing is left to count', async () => {
    await entry(page, 'Inbox').getByRole('link').click();
    const messages = page.getByRole('list', { name: 'Messages' }).getByRole('listitem');
    await expect(messages).toHaveCount(10);
    await messages
      .first()
      .getByRole('button', { name: /^News 100/ })
      .click();
    await expect(messages.first()).toContainText('News 100: sent from the sandbox.');
    await page.getByRole('button', { name: 'Delete: News 100' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(messages.first()).toContainText('News 99');
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(messages.getByText('Unread')).toHaveCount(0);
    await expect.poll(() => calls.inboxUnread()).toBe(0);
    await sandbox.withdrawAnnouncements();
    await page.goto('/m/home');
    await expect(shortcut).toHaveAccessibleName('Messages');
  });
});

test(
  '[CS-03] a message written before the chat is open is sent once it is',
  { tag: '@full' },
  async ({ page }) => {
    await signInAs(page, 'carmela');
    const held = hold();
    await page.route('**/sandbox/chat/open', held.handler);
    await page.goto('/m/message');
    const asked = page.waitForRequest('**/sandbox/chat/open');
    await entry(page, 'Live chat').getByRole('button').click();
    const message = page.getByRole('textbox', { name: 'Your message' });
    await asked;
    await message.fill('Am I too early?');
    await page.keyboard.press('Enter');
    await expect(message).toHaveValue('');
    held.release((route) => route.continue());
    await expect(chatTalk(page).getByText('Am I too early?')).toHaveCount(1);
    await expect(page.getByRole('alert')).toBeEmpty();
  },
);

test(
  '[NET-12] a chat message whose answer was lost is not called unsent, and counts once when resent',
  { tag: '@full' },
  async ({ page }) => {
    await signInAs(page, 'carmela');
    await page.goto('/m/message');
    await entry(page, 'Live chat').getByRole('button').click();
    const message = page.getByRole('textbox', { name: 'Your message' });
    await message.fill('Is somebody there?');
    await page.route(
      '**/sandbox/chat/write',
      async (route) => {
        await route.fetch();
        await route.abort('timedout');
      },
      { times: 1 },
    );
    await page.keyboard.press('Enter');
    const problem = "We couldn't confirm your message. Send it again: it won't count twice.";
    await expect(page.getByRole('alert')).toHaveText(problem);
    // The page reads the chat every second: a read must not clear the error about the sent message.
    await page.waitForResponse('**/sandbox/chat/talk');
    await page.waitForRequest('**/sandbox/chat/talk');
    await expect(page.getByRole('alert')).toHaveText(problem);
    await expect(message).toHaveValue('Is somebody there?');
    const answered = page.waitForResponse('**/sandbox/chat/write');
    await page.keyboard.press('Enter');
    await answered;
    await expect(page.getByRole('alert')).toBeEmpty();
    await expect(chatTalk(page).getByText('Is somebody there?')).toHaveCount(1);
  },
);

test(
  '[MSG-03] [CS-03] [PERM-01] [PERM-02] a player who may not write is told so, or led to log in and back',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/m/webEmail');
    await expect(page).toHaveURL('/m/login');
    await submitLogin(page, 'nena');
    await expect(page).toHaveURL('/m/webEmail');
    await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();

    await page.evaluate(() => sessionStorage.clear());
    await signInAs(page, 'tina');
    await page.goto('/m/message');
    const heard = await hearNotices(page);
    for (const tapped of [
      entry(page, 'Inbox').getByRole('link'),
      entry(page, 'Live chat').getByRole('button'),
    ]) {
      await tapped.click();
      await expect
        .poll(() => heard.splice(0))
        .toEqual(["Free accounts can't use this function. Please sign up."]);
      await expect(page).toHaveURL('/m/message');
    }
  },
);

test('[CS-01] [CS-02] [CS-03] [CS-04] [FAULT-69] customer service, its help, its feedback, and no chat today', async ({
  page,
}) => {
  await signInAs(page, 'nena');
  await page.goto('/m/service');
  await expect(page.getByRole('heading', { level: 2, name: 'Hi, Dear nena' })).toBeVisible();
  const telegram = page.getByRole('link', { name: 'Telegram' });
  await expect(telegram).toHaveAttribute('href', 'https://example.com/araw/telegram');
  await expect(telegram).toHaveAttribute('target', '_blank');

  await test.step('a chat without an address hides the loading and says so', async () => {
    await onCall(page, 'launchChat', give({ chatUrl: null }));
    await page.getByRole('button', { name: /^Live chat/ }).click();
    await expect(page.getByText('Live chat is closed right now')).toBeVisible();
    await expect(notices(page).getByText('Opening the chat…')).toHaveCount(0);
    await expect(page).toHaveURL('/m/service');
  });

  await test.step('feedback: too short, too long, sent', async () => {
    const form = page.getByRole('form', { name: 'Feedback' });
    const text = form.getByRole('textbox', { name: 'Tell us what you think' });
    const send = form.getByRole('button', { name: 'Send feedback' });
    await text.fill('too short');
    await send.click();
    await expect(form.getByText('Write at least 3 words')).toBeVisible();
    await text.fill('word '.repeat(301));
    await expect(form.getByText('Write at most 300 words')).toBeVisible();
    await text.fill('I like the new lobby');
    await expect(form.getByText('5 words')).toBeVisible();
    await send.click();
    await expect(page.getByText('We read all feedback.')).toBeVisible();
  });

  await test.step('help opens at the topic of its place', async () => {
    const topic = page.getByRole('navigation', { name: 'Topics' }).locator('[aria-current]');
    await page.getByRole('link', { name: /^Help centre/ }).click();
    await expect(topic).toHaveText('Getting started');
    await page.goto('/m/help?i=1');
    await expect(topic).toHaveText('Cash in and withdraw');
    await page.getByRole('link', { name: 'How much can I cash in?' }).click();
    await expect(page.getByRole('article')).toContainText('smallest and largest amount');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByRole('article')).toHaveCount(0);
    await page.goto('/m/help?i=-1');
    await expect(topic).toHaveText('Getting started');
  });
});

test(
  '[MSG-02] [MSG-03] messages that arrive while the player watches are counted and listed; going back closes one',
  { tag: '@full' },
  async ({ page, newPlayer, sandbox }) => {
    const { name, session } = await newPlayer();
    await asPlayer(page, session);
    await page.clock.install();
    await page.goto('/m/home');
    await page.goto('/m/message');
    await expect(entry(page, 'Inbox')).toBeVisible();
    await sandbox.sendMessages(name, 'inbox');
    await page.clock.fastForward(10_000);
    await expect(badge(page, 'Inbox')).toHaveText('1');

    await entry(page, 'Inbox').getByRole('link').click();
    const opened = page.getByRole('button', { expanded: true });
    const rows = page.getByRole('list', { name: 'Messages' }).getByRole('listitem');
    await expect(rows).toHaveCount(1);
    await sandbox.sendMessages(name, 'inbox');
    await page.clock.fastForward(10_000);
    await expect(rows).toHaveCount(2);

    await rows.first().getByRole('button').first().click();
    await expect(opened).toHaveCount(1);
    await page.goBack();
    await expect(opened).toHaveCount(0);
    await expect(page).toHaveURL('/m/webEmail');

    // Leaving with an open message and coming back shows the list, and one step back leaves it.
    await rows.first().getByRole('button').first().click();
    await expect(opened).toHaveCount(1);
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    // Wait for the list to go: the address changes to home before that.
    await expect(rows).toHaveCount(0);
    await expect(page).toHaveURL('/m/home');
    await page.goBack();
    await expect(rows).toHaveCount(2);
    await expect(opened).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => history.state?.layers ?? 0)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/m/message');
  },
);
