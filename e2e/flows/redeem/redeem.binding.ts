import { expect, type Page } from '@playwright/test';
import { testSealing } from '#e2e/support/sealing.ts';
import type { Redeemed, RedeemOutcome, Shelf, Wish } from '#machines/redeem/redeem.machine.ts';
import type { AddressField, DeliveryAddress } from '@araw/contract/rewards/deliveryAddress';
import { deliveryAddress } from '@araw/testing/deliveryAddress';
import { type Binding, type Moment, see } from '@araw/flow/browser';
import type { Edge } from '@araw/flow/explore';
import {
  accepted,
  answerOthers,
  changeStartup,
  failing,
  notices,
  playAs,
  playersCalls,
  refusal,
  sessionOf,
  unlessSwitchedOff,
} from '../opening.ts';

const refusedTypes = ['as type 4', 'reloaded, as type 4'];
const kept = { version: 1, address: deliveryAddress, key: 'b6a1f0de-6b2c-4b6e-8b26-2f8a3f1f0c01' };

/** The operator's answer about the goods on the page. */
const mallOf = ({ goods, points, refusal: why }: Shelf) => ({
  points,
  rates: [],
  nextAt: 0,
  categories: [{ id: 'home', title: 'At home' }],
  goods: goods
    ? [
        {
          ...goods,
          id: 'parol',
          category: 'home',
          title: 'Capiz parol',
          about: '',
          picture: '',
          arrives: goods.kind === 'piece' ? { from: 5, to: 7 } : null,
          bonus: goods.kind === 'bonus' ? { amount: 100, turnover: 100, turnoverDays: 7 } : null,
        },
      ]
    : [],
  refusal: why,
  addressDays: 30,
  now: 0,
  timeZone: 'Asia/Manila',
});

const main = (page: Page) => page.getByRole('main');
const redeem = (page: Page) => main(page).getByRole('button', { name: /^Redeem [\d,]+ points$/ });
const retry = (page: Page) => page.getByRole('button', { name: 'Try again' });
const alerts = (page: Page) => main(page).getByRole('alert').filter({ hasText: /\S/ });
const labels: Record<Exclude<AddressField, 'province'>, string> = {
  receiver: "Recipient's name",
  mobile: 'Mobile number for the courier',
  city: 'City',
  barangay: 'Barangay',
  zip: 'ZIP code',
  street: 'House number and street',
};
const textField = (page: Page, field: keyof typeof labels) =>
  main(page).getByRole('textbox', { name: labels[field] });
const province = (page: Page) => main(page).getByRole('combobox', { name: 'Province' });

const shelfIn = ({ view }: Moment) => view.context.shelf as Shelf | null;
const redeemedIn = ({ view }: Moment) => view.context.redeemed as Redeemed | null;
const unfitIn = ({ view }: Moment) => view.context.unfit as readonly AddressField[];
const whyIn = ({ view }: Moment) => view.context.why as string | null;
const errorIn = ({ view }: Moment) => view.context.error?.code as string | undefined;
const isPiece = (shelf: Shelf | null) => shelf?.goods?.kind === 'piece';

const hindrances: Record<string, string> = {
  closed: 'This is no longer available.',
  excluded: 'You have excluded yourself.',
  gone: 'Out of stock',
  limit: "You've reached the limit of 2 per member",
  points: '1 more point to go',
};
const unfitTexts: Partial<Record<AddressField, string>> = {
  mobile: 'Ten digits starting with 9 or with 895 to 898',
  zip: 'Four digits',
  city: 'Type your city',
};
const whyTexts: Record<string, string> = {
  gone: 'The last one was just taken. You keep your points.',
  changed: 'This has changed. Please check it again. You keep your points.',
};

const showsBusy = see('that it is under way, and no second tap', async (page, moment) => {
  const isOffered = moment.view.context.hindrance === null;
  await expect(redeem(page)).toHaveCount(isOffered ? 1 : 0);
  if (isOffered) await expect(redeem(page)).toBeDisabled();
});

export const redeemBinding: Binding = {
  startsOnly: refusedTypes,
  open: (variant) => ({
    path: '/m/mall/mallHome?goods=parol',
    async prepare(page) {
      await playAs(page, sessionOf(refusedTypes.includes(variant) ? 4 : 0));
      if (variant.startsWith('reloaded')) {
        await page.addInitScript((stored) => sessionStorage.setItem('GOODS_WISH', JSON.stringify(stored)), {
          account: 'maria',
          goods: 'parol',
          wish: kept,
        });
      }
      await answerOthers(page, playersCalls);
      const sealing = await testSealing('AES-GCM');
      await changeStartup(page, ({ settings, ...rest }) => ({
        ...rest,
        ...(settings && { settings: { ...settings, sealing } }),
      }));
    },
  }),

  calls: {
    loadShelf: {
      paths: ['/wps/member/mall'],
      only: (request) => request.method() === 'GET',
      sends: () => ({ method: 'GET', query: { language: 'EN' }, token: 'token' }),
      reply: ({ ok, value }) =>
        ok ? accepted(mallOf(value as Shelf)) : failing(value, refusal(404, 'notFound')),
    },
    redeemGoods: {
      paths: ['/wps/member/mall/redeem'],
      // A tap creates a new key; a reload reuses the stored one.
      sends: ({ request: { version, address: to, key } }: { request: Wish }, _asked, _url, { body }) => ({
        method: 'POST',
        query: {},
        token: 'token',
        body: {
          key: key === 'k0' ? kept.key : (body as { key: string }).key,
          id: 'parol',
          version,
          address: to,
          language: 'EN',
        },
      }),
      reply({ ok, value, sent }) {
        if (!ok) throw new Error('the chart of the call is a part of the program');
        const outcome = value as RedeemOutcome;
        if (outcome.ok) return accepted({ ...outcome.redeemed, id: 'o1', title: 'Capiz parol' });
        const { why, unfit, decided, error } = outcome;
        return refusal(409, error.code, {
          ...(why !== null && { why, goods: null, points: 0 }),
          ...(unfit !== null && { field: unfit }),
          ...(decided && { decided: (sent.body as { key: string }).key }),
        });
      },
    },
  },

  does: {
    async 'redeem.tapped'(page, { address: typed }: { address: DeliveryAddress }, moment) {
      if (isPiece(shelfIn(moment))) {
        for (const field of Object.keys(labels) as (keyof typeof labels)[]) {
          await textField(page, field).fill(typed[field]);
        }
        await province(page).selectOption(typed.province);
      }
      await redeem(page).click();
    },
    async 'address.typed'(page) {
      const zip = textField(page, 'zip');
      await zip.fill((await zip.inputValue()) === '7' ? '8' : '7');
    },
    'retry.requested': (page) => retry(page).click(),
    'page.shown': (page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
    'net.returned': (page) => page.evaluate(() => window.dispatchEvent(new Event('online'))),
  },
  controls: { 'redeem.tapped': redeem, 'retry.requested': retry },
  without: {
    'address.typed': 'the field is what is typed in',
    'page.shown': 'the page comes back to the front',
    'net.returned': 'the net comes back',
  },

  sees: {
    refused: see('that a real account is asked for, and nothing to redeem', async (page) => {
      await expect(notices(page)).toHaveText('Please login an actual account to use this function');
      await expect(redeem(page)).toHaveCount(0);
    }),
    'loading.first': see('nothing to redeem yet', (page) => expect(redeem(page)).toHaveCount(0)),
    'loading.again': showsBusy,
    unavailable: unlessSwitchedOff('why it cannot be read', (page) =>
      expect(alerts(page)).toContainText(["We couldn't find this."]),
    ),
    open: see('what it takes and leaves, and for a piece its address', async (page, moment) => {
      const { goods, points } = shelfIn(moment)!;
      const write = (count: number) => count.toLocaleString('en-US');
      await expect(main(page)).toContainText(
        `${write(points)} − ${write(goods!.price)} = ${write(points - goods!.price)}`,
      );
      await expect(redeem(page)).toHaveText(`Redeem ${write(goods!.price)} points`);
      await expect(province(page)).toHaveCount(goods!.kind === 'piece' ? 1 : 0);
    }),
    hindered: see('why not, and no button', async (page, moment) => {
      await expect(main(page)).toContainText(hindrances[moment.view.context.hindrance]!);
      await expect(redeem(page)).toHaveCount(0);
    }),
    redeeming: showsBusy,
    done: see('the order by its number, and what is left', async (page, moment) => {
      const { number, left } = redeemedIn(moment)!;
      await expect(main(page).getByRole('heading', { name: 'Your order is placed' })).toBeVisible();
      await expect(main(page)).toContainText(number);
      await expect(main(page)).toContainText(`Your points${left}`);
    }),
  },
  facts: [
    {
      when: (moment) => moment.view.matches('open') && isPiece(shelfIn(moment)),
      sees: see('which fields nothing can be sent to, and no others', (page, moment) =>
        expect(main(page).locator('[aria-invalid=true]')).toHaveCount(unfitIn(moment).length),
      ),
    },
    ...(Object.entries(unfitTexts) as [AddressField, string][]).map(([field, text]) => ({
      when: (moment: Moment) =>
        moment.view.matches('open') && isPiece(shelfIn(moment)) && unfitIn(moment).includes(field),
      sees: see(`that it says '${text}'`, (page: Page) =>
        expect(alerts(page).filter({ hasText: text })).toHaveCount(1),
      ),
    })),
    {
      when: (moment) => whyIn(moment) !== null && moment.view.context.hindrance !== 'closed',
      sees: see('why it was not given, and that nothing was taken', (page, moment) =>
        expect(alerts(page).filter({ hasText: whyTexts[whyIn(moment)!]! })).toHaveCount(1),
      ),
    },
    {
      when: (moment) =>
        errorIn(moment) === 'demandOpen' &&
        (moment.view.matches('open') || moment.view.matches('hindered')) &&
        moment.view.context.hindrance !== 'closed',
      sees: see('why it was refused', (page) =>
        expect(alerts(page)).toContainText(["There's something you need to do first."]),
      ),
    },
    {
      when: (moment) => errorIn(moment) === undefined && unfitIn(moment).length === 0,
      sees: see('no failure', (page) => expect(alerts(page)).toHaveCount(0)),
    },
  ],
  effects: {
    storeWish: see('what is asked for, kept for a reload', (page) =>
      expect.poll(() => page.evaluate(() => sessionStorage.getItem('GOODS_WISH'))).toContain('"parol"'),
    ),
    clearStoredWish: see('nothing of it kept', (page) =>
      expect.poll(() => page.evaluate(() => sessionStorage.getItem('GOODS_WISH'))).toBe(null),
    ),
    focusUnfit: see('the focus on the first field that does not fit', (page) =>
      expect(textField(page, 'mobile')).toBeFocused(),
    ),
  },
  unseen: { renewPoints: 'screens/mall/MallScreen.test.tsx: points, balance and records are out of date' },
  // Without a form, or with one that has no fields to type in; the chart of the call answers for the operator.
  impossible: ({ step, from }: Edge) =>
    (step.kind === 'answer' && step.actor === 'redeemGoods' && !step.ok) ||
    (step.kind === 'user' &&
      (step.event.type === 'address.typed'
        ? !from.view.matches('open') || !isPiece(from.view.context.shelf as Shelf | null)
        : step.event.type === 'redeem.tapped' &&
          step.name.includes('unfit') &&
          !isPiece(from.view.context.shelf as Shelf | null))),
  unwalked: { 'redeeming on redeemGoods fails': 'the chart of the call is a part of the program' },
};
