import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { CallError } from '#services/client/callError.ts';
import type { Goods, GoodsOrder, Mall, RedeemRefusal } from '@araw/contract/rewards/mall';
import { mallKey } from '#services/queries/mallQueries.ts';
import { queryKeys } from '#services/queries/queries.ts';
import { deliveryAddress } from '@araw/testing/deliveryAddress';
import { eventually } from '@araw/testing/eventually';
import { member, renderScreen } from '#tests/screens/renderScreen.tsx';
import { firstOf } from '@araw/testing/shortRun';
import { MallScreen } from './MallScreen.tsx';

const noon = Date.UTC(2026, 10, 22, 4);
const goods = (more: Partial<Goods> = {}): Goods => ({
  id: 'parol',
  version: 3,
  kind: 'piece',
  category: 'home',
  title: 'Capiz parol, 40 cm',
  about: 'Handmade in Pampanga.',
  picture: '/art/goods/parol-0-rings.svg',
  price: 1_800,
  stock: 40,
  limit: 2,
  taken: 0,
  arrives: { from: 5, to: 7 },
  bonus: null,
  ...more,
});
const bonus = goods({
  id: 'bonus-100',
  kind: 'bonus',
  category: 'bonus',
  title: '₱100 bonus',
  about: 'bonus for you.',
  price: 1_000,
  limit: null,
  arrives: null,
  bonus: { amount: 100, turnover: 100, turnoverDays: 7 },
});
const headset = goods({ id: 'headset', category: 'tech', title: 'Wireless headset', price: 9_500, stock: 5 });
const fan = goods({ id: 'fan', title: 'Abaniko hand fan', stock: 0 });
const mallOf = (more: Partial<Mall> = {}): Mall => ({
  points: 3_480,
  rates: [
    { gameType: 'RNG', points: 100 },
    { gameType: 'FISH', points: 100 },
    { gameType: 'LIVE', points: 50 },
    { gameType: 'PVP', points: 30 },
  ],
  nextAt: noon + 3_600_000,
  categories: [
    { id: 'bonus', title: 'Bonus' },
    { id: 'home', title: 'At home' },
    { id: 'tech', title: 'Tech' },
  ],
  goods: [bonus, goods(), headset, fan],
  refusal: '',
  addressDays: 30,
  now: noon,
  timeZone: 'Asia/Manila',
  ...more,
});
const order = (more: Partial<GoodsOrder> = {}): GoodsOrder => ({
  id: 'o1',
  number: 'M100001',
  kind: 'piece',
  title: 'Capiz parol, 40 cm',
  picture: '',
  points: 1_800,
  state: 'placed',
  stateText: 'Ordered',
  parcel: '',
  address: deliveryAddress,
  placedAt: noon,
  changedAt: noon,
  cancellable: true,
  ...more,
});
const ordersOf = (list: GoodsOrder[], next: string | null = null) => ({
  list,
  next,
  now: noon,
  timeZone: 'Asia/Manila',
});
const redeemed = {
  id: 'o1',
  number: 'M100001',
  title: 'Capiz parol, 40 cm',
  kind: 'piece' as const,
  points: 1_800,
  left: 1_680,
};

type Answers = Parameters<typeof renderScreen>[1]['answers'];
const show = (query: string, answers: Answers = {}, session = member) => ({
  ...renderScreen(<MallScreen />, {
    path: `/m/mall/mallHome${query}`,
    session,
    answers: { mall: () => mallOf(), ...answers },
  }),
  user: userEvent.setup({ delay: null }),
});
const refusedAs = (
  value: Partial<RedeemRefusal> & { field?: string },
  code: 'conflict' | 'fieldInvalid' = 'conflict',
) => new CallError({ call: 'redeem', kind: 'refused', code, value, requestId: 'r1' });

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const redeem = (points = '1,800') => screen.findByRole('button', { name: `Redeem ${points} points` });
const told = () => screen.queryAllByRole('alert').flatMap(({ textContent }) => textContent || []);

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(await screen.findByRole('textbox', { name: "Recipient's name" }), 'Maria Santos');
  await user.type(field('Mobile number for the courier'), '0917 000 0001');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Province' }), 'Cebu');
  await user.type(field('City'), 'Mandaue');
  await user.type(field('Barangay'), 'Banilad');
  await user.type(field('ZIP code'), '6014');
  await user.type(field('House number and street'), '14 Acacia Street');
}

describe('[BEN-04] the mall', () => {
  test('shows the player’s points, the rates in words, and goods by category', async () => {
    const { user } = show('');
    const own = within(await screen.findByRole('region', { name: 'Your points' }));
    expect(own.getByText('3,480').tagName).toBe('B');
    expect(own.getAllByText(/settled bets/).map(({ textContent }) => textContent)).toEqual([
      '1 point for each ₱100.00 of settled bets: Slots, Fishing.',
      '1 point for each ₱200.00 of settled bets: Live.',
      '30 points for each ₱10,000.00 of settled bets: PVP.',
    ]);
    expect(own.getByText(/^Points are added every hour/).textContent).toContain('next: 13:00');
    const tiles = () =>
      within(screen.getByRole('list', { name: 'Goods' }))
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(tiles()).toEqual([
      ['₱100 bonus1,000 ptsIn stock · right away', '/m/mall/mallHome?goods=bonus-100'],
      ['Capiz parol, 40 cm1,800 ptsIn stock · 5 to 7 working days', '/m/mall/mallHome?goods=parol'],
      ['Wireless headset9,500 pts6,020 more points to go', '/m/mall/mallHome?goods=headset'],
      ['Abaniko hand fan1,800 ptsOut of stock', '/m/mall/mallHome?goods=fan'],
    ]);
    await user.click(screen.getByRole('button', { name: 'Tech' }));
    expect(tiles().map(([text]) => text)).toEqual(['Wireless headset9,500 pts6,020 more points to go']);
    await user.click(screen.getByRole('button', { name: 'All' }));
    expect(tiles()).toHaveLength(4);
  });

  test.each([
    [20, '20 in stock · 5 to 7 working days'],
    [21, 'In stock · 5 to 7 working days'],
  ])('with %s pieces left says %s', async (stock, text) => {
    show('', { mall: () => mallOf({ goods: [goods({ stock })] }) });
    expect(await screen.findByText(text)).toBeDefined();
  });

  test('says why nothing can be redeemed, and when there is nothing', async () => {
    show('', { mall: () => mallOf({ goods: [], refusal: 'You have excluded yourself.' }) });
    expect(await screen.findByText('You have excluded yourself.')).toBeDefined();
    expect(screen.getByText('Nothing to redeem right now')).toBeDefined();
  });

  test.each(['', '?goods=parol', '?page=orders', '?page=history'])(
    'requests nothing for a trial player on %s, who is told so',
    async (query) => {
      const { requestsOf } = show(query, {}, { ...member, type: 4 });
      expect(await screen.findByText('Please login an actual account to use this function')).toBeDefined();
      expect(requestsOf('mall')).toEqual([]);
    },
  );
});

describe('[BEN-14] an item', () => {
  test('is redeemed with its address, once by a double tap, and points follow', async () => {
    const { user, requestsOf, queryClient, renewed } = show('?goods=parol', { redeem: () => redeemed });
    queryClient.setQueryData(queryKeys.wallet, { sumBalance: 1 });
    queryClient.setQueryData([...mallKey, 'history', 'EN', ''], {});
    await fill(user);
    expect(screen.getByText('3,480 − 1,800 = 1,680')).toBeDefined();
    await user.dblClick(await redeem());
    const heading = await screen.findByRole('heading', { name: 'Your order is placed' });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText('M100001')).toBeDefined();
    expect(requestsOf('redeem')).toEqual([
      {
        key: expect.stringMatching(/^[0-9a-f-]{36}$/),
        id: 'parol',
        version: 3,
        address: order().address,
        language: 'eng',
      },
    ]);
    expect([
      queryClient.getQueryState(queryKeys.wallet)?.isInvalidated,
      queryClient.getQueryState([...mallKey, 'history', 'EN', ''])?.isInvalidated,
    ]).toEqual([true, true]);
    expect(renewed()).toEqual(['member mall', 'member records', 'member rewards', 'member wallet']);
  });

  test('names each invalid field, keeps the input, and does not call the operator', async () => {
    const { user, requestsOf } = show('?goods=parol');
    await fill(user);
    const zip = field('ZIP code');
    await user.clear(zip);
    await user.type(zip, '601');
    await user.clear(field('Mobile number for the courier'));
    await user.type(field('Mobile number for the courier'), '0817 000 0001');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Province' }), '');
    await user.click(await redeem());
    expect(told()).toEqual([
      'Ten digits starting with 9 or with 895 to 898',
      'Choose a province',
      'Four digits',
    ]);
    expect(document.activeElement).toBe(field('Mobile number for the courier'));
    expect([field('City').value, zip.value]).toEqual(['Mandaue', '601']);
    await user.type(zip, '4');
    expect(told()).toEqual(['Ten digits starting with 9 or with 895 to 898', 'Choose a province']);
    expect(requestsOf('redeem')).toEqual([]);
  });

  test.each(
    firstOf([
      ['gone', 'The last one was just taken. You keep your points.'],
      ['changed', 'This has changed. Please check it again. You keep your points.'],
      ['limit', "You've reached the limit per member. You keep your points."],
      ['points', "You don't have enough points. You keep your points."],
    ] as const),
  )('refused as %s says so, and reloads', async (why, text) => {
    const { user, requestsOf } = show('?goods=parol', {
      redeem: () => Promise.reject(refusedAs({ why, goods: null, points: 0 })),
    });
    await fill(user);
    await user.click(await redeem());
    await eventually(() => expect(told()).toEqual([expect.stringContaining(text)]));
    await eventually(() => expect(requestsOf('mall')).toHaveLength(2));
    expect(field('City').value).toBe('Mandaue');
  });

  test('with an address that the operator refuses names the field', async () => {
    const { user } = show('?goods=parol', {
      redeem: () => Promise.reject(refusedAs({ field: 'barangay' }, 'fieldInvalid')),
    });
    await fill(user);
    await user.click(await redeem());
    await eventually(() => expect(told()).toContain('Type your barangay'));
    expect(field('Barangay').getAttribute('aria-invalid')).toBe('true');
  });

  test('[NET-12] is retried with the same key after a lost answer', async () => {
    const answers = [
      () => Promise.reject(new CallError({ call: 'redeem', kind: 'timeout', requestId: 'r1' })),
      async () => redeemed,
    ];
    const { user, requestsOf } = show('?goods=parol', { redeem: () => answers.shift()!() });
    await fill(user);
    await user.click(await redeem());
    await user.click(await screen.findByRole('button', { name: 'Check again' }));
    await screen.findByRole('heading', { name: 'Your order is placed' });
    const keys = requestsOf('redeem').map((request) => (request as { key: string }).key);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  test.each(
    firstOf(
      [
        ['fan', 'Out of stock', {}],
        ['headset', '6,020 more points to go', {}],
        ['parol', "You've reached the limit of 2 per member", { goods: [goods({ taken: 2 })] }],
        ['parol', 'You have excluded yourself.', { refusal: 'You have excluded yourself.' }],
        ['yacht', 'This is no longer available.', {}],
      ],
      2,
    ),
  )('%s without a button: %s', async (id, text, more) => {
    show(`?goods=${id}`, { mall: () => mallOf(more) });
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    expect([screen.queryByRole('textbox'), screen.queryByRole('button')]).toEqual([null, null]);
  });

  test('that cannot be read says why, and is retried', async () => {
    let times = 0;
    const { user } = show('?goods=parol', {
      mall: () => {
        times += 1;
        if (times > 1) return mallOf();
        throw new CallError({ call: 'mall', kind: 'timeout' });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await redeem()).toBeDefined();
  });
});

test('[BEN-04] as a bonus states its turnover, and needs no address', async () => {
  const { user, requestsOf } = show('?goods=bonus-100', {
    redeem: () => ({ ...redeemed, kind: 'bonus' as const, points: 1_000, left: 2_480 }),
  });
  expect(await screen.findByText(/^Bet ₱100.00 within 7 days/)).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(await redeem('1,000'));
  await screen.findByRole('heading', { name: 'Your bonus is ready' });
  expect(requestsOf('redeem')).toMatchObject([{ id: 'bonus-100', address: null }]);
});

describe('[BEN-14] orders', () => {
  test('show state, parcel and address, and unpacked ones can be cancelled after a question', async () => {
    let isCancelled = false;
    const { user, requestsOf, queryClient } = show('?page=orders', {
      goodsOrders: () =>
        ordersOf([
          isCancelled
            ? order({ state: 'cancelled', stateText: 'Cancelled, points back', cancellable: false })
            : order(),
          order({
            id: 'o2',
            number: 'M100002',
            state: 'sent',
            stateText: 'On the way',
            parcel: 'LBC 1',
            cancellable: false,
          }),
        ]),
      cancelGoodsOrder: () => {
        isCancelled = true;
        return { id: 'o1', state: 'cancelled', left: 3_480 };
      },
    });
    queryClient.setQueryData([...mallKey, 'goods', 'EN'], mallOf());
    const items = await screen.findAllByRole('listitem');
    expect(items[0]?.textContent).toContain('M100001 · 22/11/2026 12:00 · 1,800 pts');
    expect(items[0]?.textContent).toContain('14 Acacia Street');
    expect(items[1]?.textContent).toContain('LBC 1');
    expect(screen.getAllByRole('button').map(({ ariaLabel }) => ariaLabel)).toEqual(['Cancel order M100001']);
    await user.click(screen.getByRole('button', { name: 'Cancel order M100001' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('You get all 1,800 points back right away.')).toBeDefined();
    expect(requestsOf('cancelGoodsOrder')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
    await screen.findByText('Cancelled, points back');
    expect((await screen.findByRole('status')).textContent).toBe('You got 1,800 points back. M100001');
    expect(requestsOf('cancelGoodsOrder')).toEqual([
      { key: expect.stringMatching(/^[0-9a-f-]{36}$/), id: 'o1', language: 'eng' },
    ]);
    expect(queryClient.getQueryState([...mallKey, 'goods', 'EN'])?.isInvalidated).toBe(true);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('packed in the meantime say so', async () => {
    let isPacked = false;
    const { user } = show('?page=orders', {
      goodsOrders: () =>
        ordersOf([isPacked ? order({ state: 'packed', stateText: 'Packed', cancellable: false }) : order()]),
      cancelGoodsOrder: () => {
        isPacked = true;
        return Promise.reject(
          new CallError({
            call: 'cancelGoodsOrder',
            kind: 'refused',
            code: 'conflict',
            value: { state: 'packed' },
          }),
        );
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel order M100001' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel order' }),
    );
    await eventually(() => expect(told()).toEqual(["It's already packed and can't be cancelled any more."]));
    expect(await screen.findByText('Packed')).toBeDefined();
  });

  test('come page by page, and those on later pages can be cancelled, too', async () => {
    const { user, requestsOf } = show('?page=orders', {
      goodsOrders: ({ cursor }) =>
        cursor === ''
          ? ordersOf([order({ cancellable: false })], 'c1')
          : ordersOf([order({ id: 'o9', number: 'M100009' })]),
      cancelGoodsOrder: () => ({ id: 'o9', state: 'cancelled', left: 0 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel order M100009' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel order' }),
    );
    await screen.findByText(/points back/);
    expect(requestsOf('cancelGoodsOrder')).toMatchObject([{ id: 'o9' }]);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  test.each([
    ['the cursor that was asked', 'c1'],
    ['ever new cursors', ''],
  ])('[NET-07] repeated by %s appear once, and the list ends', async (_, again) => {
    const { user, requestsOf } = show('?page=orders', {
      goodsOrders: ({ cursor = '' }) => ordersOf([order()], again || `${cursor}c`),
    });
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    await eventually(() => expect(requestsOf('goodsOrders').length).toBeGreaterThan(1));
    await eventually(() => expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull());
    expect(screen.getAllByText(/M100001/)).toHaveLength(1);
  });

  test('say when there are none', async () => {
    show('?page=orders', { goodsOrders: () => ordersOf([]) });
    expect(await screen.findByText("You haven't redeemed anything yet")).toBeDefined();
  });
});

test('[BEN-04] the history shows each movement with the points left, page by page', async () => {
  const row = {
    id: '9',
    at: noon,
    title: 'Redeemed: Capiz parol',
    number: 'M100001',
    points: -1_800,
    left: 1_680,
  };
  const { user } = show('?page=history', {
    pointsHistory: ({ cursor }) =>
      cursor === ''
        ? { list: [row], next: 'c1', now: noon, timeZone: 'Asia/Manila' }
        : {
            list: [{ ...row, id: '8', title: 'From settled bets', number: '', points: 3_480, left: 3_480 }],
            next: null,
            now: noon,
            timeZone: 'Asia/Manila',
          },
  });
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  await eventually(() =>
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Redeemed: Capiz parol22/11/2026 12:00 · M100001-1,8001,680 points after',
      'From settled bets22/11/2026 12:00+3,4803,480 points after',
    ]),
  );
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test.each([
  ['the cursor that was asked', 'c1'],
  ['ever new cursors', ''],
])('[BEN-04] [NET-07] a history repeated by %s appears once, and ends', async (_, again) => {
  const row = {
    id: '9',
    at: noon,
    title: 'Redeemed: Capiz parol',
    number: 'M1',
    points: -1_800,
    left: 1_680,
  };
  const { user, requestsOf } = show('?page=history', {
    pointsHistory: ({ cursor = '' }) => ({
      list: [row],
      next: again || `${cursor}c`,
      now: noon,
      timeZone: 'Asia/Manila',
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  await eventually(() => expect(requestsOf('pointsHistory').length).toBeGreaterThan(1));
  await eventually(() => expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull());
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});
