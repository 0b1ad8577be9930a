import { expect, type Page } from '@playwright/test';
import type { Prompt } from '#machines/promptQueue/promptQueue.machine.ts';
import type { Announcement } from '@araw/contract/messages/announcements';
import { type Binding, see } from '@araw/flow/browser';
import type { Edge } from '@araw/flow/explore';
import { Announced, overlaysStand, shows } from '../announced.ts';
import { accepted, answerOthers, changeStartup, playAs, playersCalls, sessionOf } from '../opening.ts';

const popup = (page: Page) => page.getByRole('dialog', { name: 'Welcome' });
const alert = (page: Page) => page.getByRole('alertdialog');
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const menuButton = (page: Page) => page.getByRole('button', { name: 'Open menu' });

/** The operator's news that makes prompts request their turn. */
interface News {
  announced: Announced;
  announcements: number;
  /** The alert's chart requests its turn once per visit. */
  contractsWait: () => void;
}
const newsOf = new WeakMap<Page, News>();
const settles = (page: Page) => page.clock.runFor(600);

async function announce(page: Page, listed: (number: number) => readonly Announcement[]) {
  const news = newsOf.get(page);
  if (!news) throw new Error('nothing is announced on this page');
  news.announcements += 1;
  await news.announced.change(listed(news.announcements));
  await settles(page);
}

const announcementFor = (number: number): readonly Announcement[] =>
  (['A', 'B'] as const).map((execution) => ({
    id: number,
    title: `Popup ${number}`,
    content: 'Read this first',
    execution,
  })) as unknown as readonly Announcement[];

const asks: Record<Prompt, (page: Page) => Promise<unknown>> = {
  announcements: (page) => announce(page, announcementFor),
  contracts: async (page) => newsOf.get(page)?.contractsWait(),
  install: () => Promise.reject(new Error('install.binding.ts')),
};

const promptOf = ({ step }: Edge) =>
  step.kind === 'user' ? (step.event as unknown as { prompt?: Prompt }).prompt : undefined;
const isOf = ({ step }: Edge, type: string) => step.kind === 'user' && step.event.type === type;

/** On an agent's home page; the menu stands in for anything else that has priority. */
export const promptQueueBinding: Binding = {
  open: () => ({
    path: '/m/home',
    async prepare(page) {
      await playAs(page, sessionOf(1));
      const { MCSFE_getListAnnouncements: _, ...others } = playersCalls;
      await answerOthers(page, others);
      await changeStartup(page, ({ settings, announcements: _announced, ...startup }) => ({
        ...startup,
        settings: settings && { ...settings, popup: { A: true, B: true, autoplay: false } },
      }));
      const announced = await Announced.on(page);
      let contractsWait = () => {};
      const waiting = new Promise<void>((resolve) => (contractsWait = resolve));
      newsOf.set(page, { announced, announcements: 0, contractsWait });
      await page.route('**/wps/member/info/funds/consolidated', async (route) => {
        await waiting;
        await route.fulfill({ json: accepted({ dailysalreqtype: '1' }).body });
      });
    },
    async warmUp(page) {
      await overlaysStand(page);
      await menuButton(page).click();
      await expect(menu(page)).toBeVisible();
    },
  }),
  calls: {},

  does: {
    'prompt.asked': (page, { prompt }: { prompt: Prompt }) => asks[prompt](page),
    async 'prompt.left'(page, { prompt }: { prompt: Prompt }, { view }) {
      if (view.context.shown !== prompt) return announce(page, () => []);
      const way =
        prompt === 'contracts'
          ? alert(page).getByRole('button', { name: 'Later' })
          : popup(page).getByRole('button', { name: 'Close', exact: true });
      await way.click();
      await settles(page);
    },
    'stage.taken': (page) => menuButton(page).click(),
    'stage.freed': (page) => page.keyboard.press('Escape'),
  },
  controls: {},
  without: {
    'prompt.asked': 'the charts of the prompts ask',
    'prompt.left': 'the charts of the prompts leave',
    'stage.taken': 'whatever comes before the player takes it',
    'stage.freed': 'whatever was before the player frees it',
  },

  sees: {
    held: see('no prompt', async (page, { steps }) => {
      await expect(popup(page)).toHaveCount(0);
      await expect(alert(page)).toHaveCount(0);
      if (steps.length > 0) await expect(menu(page)).toBeVisible();
    }),
    free: see('nothing over the home page', async (page) => {
      for (const dialog of [popup, alert, menu]) await expect(dialog(page)).toHaveCount(0);
    }),
    showing: see('the prompt whose turn it is, and no other', async (page, { view }) => {
      const [mine, other] = view.context.shown === 'contracts' ? [alert, popup] : [popup, alert];
      // The first turn loads its chunk.
      await shows(page, mine(page), 25);
      await expect(other(page)).toHaveCount(0);
      await expect(menu(page)).toHaveCount(0);
    }),
  },
  facts: [],
  departs: (edge) =>
    isOf(edge, 'prompt.left') && promptOf(edge) === 'contracts'
      ? see('the next prompt, where one waits; the alert does not come back', async (page) => {
          await expect(alert(page)).toHaveCount(0);
          if (edge.to.view.context.shown === 'announcements') await shows(page, popup(page), 25);
          else await expect(popup(page)).toHaveCount(0);
        })
      : undefined,
  impossible(edge) {
    const { waiting, shown } = edge.from.view.context as { waiting: readonly Prompt[]; shown: Prompt | null };
    if (isOf(edge, 'stage.taken')) return shown !== null;
    const prompt = promptOf(edge);
    if (prompt === undefined) return false;
    const known = shown === prompt || waiting.includes(prompt);
    // The app download button requests the third prompt: install.binding.ts.
    if (prompt === 'install') return true;
    if (isOf(edge, 'prompt.asked')) return known;
    return !known || (prompt === 'contracts' && shown !== prompt);
  },
  unwalked: {
    'promptQueue on prompt.asked #1': 'a prompt that waits or shows does not ask again',
    'showing on stage.taken': 'nothing can come before a player whom a prompt is before',
  },
};
