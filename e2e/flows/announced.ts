import { expect, type Locator, type Page } from '@playwright/test';
import { onCall } from '#e2e/support/faults.ts';
import type { Announcement } from '#services/contract/announcements.ts';
import { accepted } from './opening.ts';

/**
 * What comes up by itself has come and stands: the way to the messages, which is part of it, is there. That its files were
 * sent says less, for a busy page mounts them much later.
 */
export const overlaysStand = (page: Page): Promise<void> =>
  expect(page.getByRole('complementary', { name: 'Messages and service' })).toBeAttached();

/** What is put off for a moment happens, although the page's clock stands still. */
export const shows = (page: Page, wanted: Locator, tick = 1) =>
  expect(async () => {
    await page.clock.runFor(tick);
    await expect(wanted).toBeAttached({ timeout: 100 });
  }).toPass({ intervals: [1], timeout: 30_000 });

/** What the operator announces now, and how often it has changed. */
export class Announced {
  private readonly page: Page;
  private listed: readonly Announcement[] = [];
  private changes = 0;
  private letGo = () => {};
  private readonly first = new Promise<void>((resolve) => (this.letGo = resolve));

  private constructor(page: Page) {
    this.page = page;
  }

  /** Answers for the operator from now on. */
  static async on(page: Page): Promise<Announced> {
    const announced = new Announced(page);
    await onCall(page, 'announcements', async (route) => {
      const { body } = accepted(await announced.answer());
      await route.fulfill({ json: body });
    });
    return announced;
  }

  /** Nothing is answered before there is a list. */
  private answer = async (): Promise<unknown> => {
    await this.first;
    return {
      player: [{ id: 99, title: `News ${this.changes}` }],
      // Equal lists are told apart by a date that nothing shows.
      popup: this.listed.map((announcement) => ({ ...announcement, startDate: this.changes })),
    };
  };

  async change(listed: readonly Announcement[]) {
    this.listed = listed;
    this.changes += 1;
    this.letGo();
    // The page comes to the front, and reads again what is no longer fresh.
    await this.page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await shows(this.page, this.page.getByText(`News ${this.changes}`).first());
  }
}
