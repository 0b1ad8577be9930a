import type { Page } from '@playwright/test';

/** Waits until the page watches for signs of the player, and gives one (PROT-08). */
export const activityWatched = (page: Page) =>
  page.evaluate(async () => {
    const channel = new BroadcastChannel('activity');
    let heard = false;
    channel.addEventListener('message', () => (heard = true));
    while (!heard) {
      window.dispatchEvent(new Event('pointermove'));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    channel.close();
  });
