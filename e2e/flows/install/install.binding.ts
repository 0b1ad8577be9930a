import { expect, type Page } from '@playwright/test';
import type { DownloadLink } from '@araw/contract/calls/system';
import type { Edge } from '@araw/flow/explore';
import { type Binding, see } from '@araw/flow/browser';
import {
  accepted,
  answerOthers,
  changeStartup,
  playAs,
  playersCalls,
  refusal,
  sessionOf,
} from '../opening.ts';

const phones = {
  android: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/130.0.0.0 Mobile Safari/537.36',
  safari: 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_6 like Mac OS X) Version/16.6 Mobile/15E148 Safari/604.1',
  chrome: 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_6 like Mac OS X) CriOS/126.0 Mobile/15E148 Safari/604.1',
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0.0.0 Safari/537.36',
};

interface Setting {
  userAgent: string;
  links?: DownloadLink['resourceType'][];
  /** How it was opened, unless in a browser tab. */
  opened?: 'webApp' | 'webClip';
  closed?: true;
  visitor?: true;
}

const settings: Record<string, Setting> = {
  'a visitor on Android': { userAgent: phones.android, visitor: true },
  'an iPhone in Safari': { userAgent: phones.safari },
  'an iPhone in Chrome': { userAgent: phones.chrome },
  'an iPhone, the app alone': { userAgent: phones.safari, links: ['IOS'] },
  'an iPhone, the profile alone': { userAgent: phones.safari, links: ['MOBILECONFIG'] },
  'an iPhone, no link for it': { userAgent: phones.safari, links: ['Android'] },
  'Android, no link for it': { userAgent: phones.android, links: ['IOS', 'MOBILECONFIG'] },
  'a web clip': { userAgent: phones.safari, opened: 'webClip' },
  'a web clip, the profile alone': {
    userAgent: phones.safari,
    opened: 'webClip',
    links: ['MOBILECONFIG'],
  },
  'an installed web app': { userAgent: phones.android, opened: 'webApp' },
  'the native app': { userAgent: `${phones.android} ArawApp/3.1` },
  'a desktop': { userAgent: phones.desktop },
  'a web clip that does not call itself Safari': {
    userAgent: phones.safari.replace(/ Version.*/, ''),
    opened: 'webClip',
  },
  'a web clip, closed before': {
    userAgent: phones.safari,
    opened: 'webClip',
    visitor: true,
    closed: true,
  },
};

/** The variants to walk in full: the others differ only in whether bar and button show. */
const walked = [
  'a visitor on Android',
  'an iPhone in Safari',
  'an iPhone in Chrome',
  'a web clip that does not call itself Safari',
];

/** Fakes the environment that the page detects. */
const pretend = (page: Page, { userAgent, opened, closed }: Setting) =>
  page.addInitScript(
    (given) => {
      Object.defineProperty(navigator, 'userAgent', { get: () => given.userAgent });
      if (given.opened === 'webClip') Object.defineProperty(navigator, 'standalone', { get: () => true });
      if (given.opened === 'webApp') {
        const match = window.matchMedia.bind(window);
        window.matchMedia = (query) => match(query === '(display-mode: standalone)' ? 'all' : query);
      }
      if (given.closed) localStorage.setItem('DOWNLOAD_BAR_HIDDEN', '1');
    },
    { userAgent, opened, closed },
  );

const promotion = (title: string) => ({ id: 1, title, promotionType: '', startDate: null, endDate: null });

/** Don't find it by role: an open dialog hides it from assistive technology. */
const bar = (page: Page) => page.locator('aside[aria-label="Get the app"]');
const headerButton = (page: Page) => page.locator('header button[aria-label="Get the app"]');
/** The bar's button, or the header's if there is no bar. */
const getApp = (page: Page) =>
  bar(page).locator('button', { hasText: 'Get the app' }).or(headerButton(page)).first();
const closeBar = (page: Page) => bar(page).locator('button[aria-label="Close this bar"]');
const popup = (page: Page) => page.getByRole('dialog', { name: 'Get the app' });
const notice = (page: Page) => page.getByRole('alertdialog', { name: 'Notice' });
const guide = (page: Page) => popup(page).getByRole('region', { name: 'Add to the home screen' });
const toGuide = (page: Page) => popup(page).getByRole('button', { name: 'Add to home screen' });
const closePopup = (page: Page) => popup(page).getByRole('button', { name: 'Close' });

const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

/** Opens the menu, which has priority over every prompt, even if one covers its button. */
async function takeStage(page: Page) {
  await page.locator('button[aria-label="Open menu"]').evaluate((button: HTMLElement) => button.click());
  await expect(menu(page)).toBeVisible();
}

const noDialog = async (page: Page) => {
  await expect(popup(page)).toHaveCount(0);
  await expect(notice(page)).toHaveCount(0);
};

const isUser = ({ step }: Edge, type: string) => step.kind === 'user' && step.event.type === type;

export const installBinding: Binding = {
  open: (variant) => ({
    path: '/m/home',
    async prepare(page) {
      const setting = settings[variant] ?? { userAgent: phones.desktop };
      const links = setting.links ?? ['IOS', 'Android', 'MOBILECONFIG'];
      await pretend(page, setting);
      await playAs(page, setting.visitor ? null : sessionOf(0));
      await answerOthers(page, playersCalls);
      await changeStartup(page, ({ status, ...startup }) => ({
        ...startup,
        status: status && {
          ...status,
          info: {
            ...status.info,
            mobileTemplate: { ...status.info.mobileTemplate, app_desc: '' },
            resources: links.map((resourceType) => ({ resourceType, url: `/${resourceType}` })),
          },
        },
      }));
    },
  }),

  startsOnly: Object.keys(settings).filter((variant) => !walked.includes(variant)),
  calls: {
    loadPromotion: {
      paths: ['MCSFE_availablePromotions'],
      sends: () => ({ method: 'GET', query: { language: 'EN' } }),
      reply: ({ ok, value }) =>
        ok
          ? accepted({ list: value === '' ? [] : [promotion(String(value))] })
          : refusal(400, 'requestInvalid'),
    },
  },

  emits: {
    async 'turn.given'(page) {
      if (await menu(page).isVisible()) await menu(page).getByRole('button', { name: 'Close' }).click();
    },
    'turn.taken': () => Promise.reject(new Error('src/shell/install/AppBar.test.tsx')),
  },
  does: {
    'bar.closed': (page) => closeBar(page).click(),
    /** While the menu is open, a tap on the button behind it has to wait. */
    async 'download.pressed'(page) {
      await takeStage(page);
      await getApp(page).evaluate((button: HTMLElement) => button.click());
    },
    'guide.opened': (page) => toGuide(page).click(),
    'popup.closed': (page) => closePopup(page).click(),
    'notice.confirmed': (page) => notice(page).getByRole('button', { name: 'Confirm' }).click(),
  },
  controls: {
    'bar.closed': closeBar,
    'download.pressed': getApp,
    'guide.opened': toGuide,
    'popup.closed': closePopup,
    'notice.confirmed': (page) => notice(page).getByRole('button', { name: 'Confirm' }),
  },
  /** A dialog covers the bar. */
  reachable: (event, view) =>
    !view.matches('offered.popup.open') || !['bar.closed', 'download.pressed'].includes(event),
  without: {
    promptTurn: 'it asks the queue of prompts, no operator',
    'install.offered': 'a browser decides when it offers that: src/shell/install/AppBar.test.tsx',
    'install.chosen': 'it needs the offer of a browser: src/shell/install/AppBar.test.tsx',
    install: 'the browser’s own question, no call',
  },

  sees: {
    hidden: see('neither bar nor button', async (page) => {
      // Wait for the network: the bar would load as a separate chunk.
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(bar(page)).toHaveCount(0);
      await expect(headerButton(page)).toHaveCount(0);
      await noDialog(page);
    }),
    'offered.bar.shown.loading': see('the words of the bar itself', (page) =>
      expect(bar(page)).toContainText('Play faster from your home screen.'),
    ),
    'offered.bar.shown': see('the bar', (page) => expect(bar(page)).toBeVisible()),
    'offered.bar.closed': see('no bar', (page) => expect(bar(page)).toHaveCount(0)),
    'offered.button.shown': see('the button in the header', (page) =>
      expect(headerButton(page)).toBeVisible(),
    ),
    'offered.button.absent': see('no button in the header', (page) =>
      expect(headerButton(page)).toHaveCount(0),
    ),
    'offered.popup.closed': see('nothing over the page', noDialog),
    'offered.popup.open.waiting': see('no dialog of the bar while the menu is open', async (page) => {
      await expect(menu(page)).toBeVisible();
      await noDialog(page);
    }),
    'offered.popup.open.safariNotice': see('to use Safari, and nothing to download', async (page) => {
      await expect(notice(page)).toContainText('Please use Safari for download App.');
      await expect(notice(page).getByRole('link')).toHaveCount(0);
      await expect(popup(page)).toHaveCount(0);
    }),
    'offered.popup.open.offer': see('the download for this device and no other', async (page, { view }) => {
      const { system, links, runsAs } = view.context;
      const addresses = {
        iOS: [links.ios && '/IOS', links.profile && runsAs === 'browser' && '/MOBILECONFIG'],
        Android: [links.android && '/Android'],
        other: [],
      }[system as 'iOS' | 'Android' | 'other'];
      const shown = popup(page).getByRole('link', { name: /^Download/ });
      await expect(shown).toHaveCount(addresses.filter(Boolean).length);
      const hrefs = await shown.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(hrefs).toEqual(addresses.filter(Boolean));
      await expect(guide(page)).toHaveCount(0);
    }),
    'offered.popup.open.guide': see('the guide alone, with its three steps', async (page) => {
      await expect(guide(page).getByRole('listitem')).toHaveCount(3);
      await expect(popup(page).getByRole('link')).toHaveCount(0);
      await expect(popup(page).getByRole('heading', { level: 2 })).toBeFocused();
    }),
  },
  facts: [
    {
      when: ({ view }) => view.context.promotion !== '' && view.matches('offered.bar.shown'),
      sees: see('the promotion’s title', (page) => expect(bar(page)).toContainText('Welcome bonus')),
    },
    {
      when: ({ view }) =>
        view.context.promotion === '' &&
        view.matches('offered.bar.shown.settled') &&
        !view.context.installable,
      sees: see('the bar’s own words', (page) =>
        expect(bar(page)).toContainText('Play faster from your home screen.'),
      ),
    },
  ],
  effects: {
    storeClosing: see('the closing in the storage', async (page) => {
      await expect.poll(() => page.evaluate(() => localStorage.getItem('DOWNLOAD_BAR_HIDDEN'))).toBe('1');
    }),
  },
  unseen: {
    'offered.bar.shown.settled': 'it shows in the words of the bar',
    'offered.popup.open.installing': 'the browser’s own question',
  },
  /** Players can't open anything else over a dialog. */
  impossible: (edge) =>
    (edge.step.kind === 'answer' && edge.step.actor === 'promptTurn') ||
    (edge.step.kind === 'emit' &&
      (edge.step.event.type === 'turn.taken' || !edge.from.view.matches('offered.popup.open.waiting'))) ||
    ['install.offered', 'install.chosen'].some((type) => isUser(edge, type)),
  unwalked: Object.fromEntries(
    [
      'offered on install.offered',
      'offered.popup.open on promptTurn fails',
      'offered.popup.open on turn.taken',
      'offered.popup.open.offer on install.chosen',
      'offered.popup.open.installing on install answers #1',
      'offered.popup.open.installing on install answers #2',
      'offered.popup.open.installing on install fails',
    ].map((transition) => [transition, 'src/shell/install/AppBar.test.tsx']),
  ),
};
