import { expect, type Locator, type Page } from '@playwright/test';
import { onCall } from '#e2e/support/faults.ts';
import type { Announcement } from '@araw/contract/messages/announcements';
import { accepted } from './opening.ts';

/**
 * Waits until the overlays have mounted, by the messages shortcut, which is one of them. Don't wait for their files
 * instead: a busy page mounts them much later.
 */
export const overlaysStand = (page: Page): Promise<void> =>
  expect(page.getByRole('complementary', { name: 'Messages and service' })).toBeAttached();

/** Waits for a locator while the page's clock is paused: runs short timers by `tick` ms at a time. */
export const shows = (page: Page, wanted: Locator, tick = 1) =>
  expect(async () => {
    await page.clock.runFor(tick);
    await expect(wanted).toBeAttached({ timeout: 100 });
  }).toPass({ intervals: [1], timeout: 30_000 });

/** The operator's current announcements. */
export class Announced {
  private readonly page: Page;
  private listed: readonly Announcement[] = [];
  private changes = 0;
  private letGo = () => {};
  private readonly first = new Promise<void>((resolve) => (this.letGo = resolve));

  private constructor(page: Page) {
    this.page = page;
  }

  /** Answers the announcements call in place of the operator from now on. */
  static async on(page: Page): Promise<Announced> {
    const announced = new Announced(page);
    await onCall(page, 'announcements', async (route) => {
      const { body } = accepted(await announced.answer());
      await route.fulfill({ json: body });
    });
    return announced;
  }

  /** Holds the answer until there is a list. */
  private answer = async (): Promise<unknown> => {
    await this.first;
    return {
      player: [{ id: 99, title: `News ${this.changes}` }],
      // A date that the page doesn't show makes equal lists differ.
      popup: this.listed.map((announcement) => ({ ...announcement, startDate: this.changes })),
    };
  };

  async change(listed: readonly Announcement[]) {
    this.listed = listed;
    this.changes += 1;
    this.letGo();
    // Coming to the front makes the page reload stale data.
    await this.page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await shows(this.page, this.page.getByText(`News ${this.changes}`).first());
  }
}
