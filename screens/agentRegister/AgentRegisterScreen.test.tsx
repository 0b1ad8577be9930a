import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadTexts } from '#locales/i18n.ts';
import { CallError } from '#services/client/callError.ts';
import type { AffiliateUrl } from '#services/contract/agentAccounts.ts';
import { eventually } from '#tests/eventually.ts';
import { registerSettings } from '#tests/registerSettings.ts';
import { member, noAnswer, renderScreen } from '#tests/screens/renderScreen.tsx';
import { firstOf } from '#tests/shortRun.ts';
import { AgentRegisterScreen } from './AgentRegisterScreen.tsx';
import { firstPassword } from './firstPassword.ts';

beforeAll(async () => {
  await loadTexts('accounts');
  await loadTexts('agents');
});

const own = { rebates: { LIVE: 0.6, RNG: 0.8 }, next: { LIVE: 0.6, RNG: 0.7 }, subordinates: [] };
const address = (more: Partial<AffiliateUrl> = {}): AffiliateUrl => ({
  id: '1',
  url: '/m/register?affiliateCode=CEBU',
  code: 'CEBU',
  registrations: 2,
  label: 'Cebu <b>flyers</b>',
  type: 1,
  rebates: { RNG: 0.5, LIVE: 0 },
  createdAt: Date.UTC(2026, 9, 2),
  latestAt: Date.UTC(2026, 10, 21),
  deletedAt: null,
  ...more,
});
const refused = (
  call: 'openDownlineAccount' | 'createAffiliateUrl',
  code: 'conflict' | 'usernameTaken' | 'alreadyTaken',
  value: object,
) => new CallError({ call, kind: 'refused', code, value, requestId: 'r1' });

type Answers = Parameters<typeof renderScreen>[1]['answers'];

function show(answers: Answers = {}, path = '/m/agentRegister') {
  const user = userEvent.setup({ delay: null });
  const shown = renderScreen(<AgentRegisterScreen />, {
    path,
    session: { ...member, type: 1 },
    answers: {
      consolidatedSettings: noAnswer,
      rebateSettings: () => own,
      registerSettings: () => registerSettings,
      checkUsername: () => ({ available: true }),
      ...answers,
    },
  });
  return { user, ...shown };
}

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const said = () => screen.queryAllByRole('alert').flatMap(({ textContent }) => textContent || []);

async function fill(user: ReturnType<typeof userEvent.setup>, { slots = '0.7' }: { slots?: string } = {}) {
  await user.type(await field('Account name'), 'lorna_cebu');
  await user.type(await field('First password'), 'Kawayan-4718');
  await user.clear(await field('Slots'));
  if (slots !== '') await user.type(await field('Slots'), slots);
}

describe('[TEAM-08] an account that the agent opens', () => {
  test('has type, rates within what can be given, a free name and a first password; a double tap opens one', async () => {
    const { user, requestsOf } = show({
      openDownlineAccount: () => ({ account: 'lorna_cebu', type: 1 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Agent' }));
    await fill(user);
    await screen.findByText('This name is free');
    await user.dblClick(button('Open account'));
    await screen.findByRole('heading', { name: 'The account is open' });
    expect(requestsOf('openDownlineAccount')).toEqual([
      {
        key: expect.stringMatching(/^[0-9a-f-]{36}$/),
        account: 'lorna_cebu',
        password: 'Kawayan-4718',
        type: 1,
        rebates: { RNG: 0.7, LIVE: 0 },
      },
    ]);
    expect(screen.getByText('Kawayan-4718')).toBeDefined();
    expect(screen.getByText(`${window.location.origin}/m/login?page=takeAccount`)).toBeDefined();
    await user.click(button('Open another account'));
    expect([(await field('Account name')).value, (await field('First password')).value]).toEqual(['', '']);
  });

  test.each(
    firstOf([
      ['0.7', []],
      ['0.71', ['Your own rate is 0.70%: no higher.']],
      ['0.705', ['Type per cent with at most two decimals, such as 0.50.']],
      ['', ['Type per cent with at most two decimals, such as 0.50.']],
    ]),
  )('with %s for slots says %s', async (slots, texts) => {
    const { user, requestsOf } = show({ openDownlineAccount: noAnswer });
    await fill(user, { slots });
    await user.click(button('Open account'));
    const isRefused = texts.length > 0;
    const marked = (await field('Slots')).getAttribute('aria-invalid');
    expect([said(), requestsOf('openDownlineAccount').length, marked, document.activeElement]).toEqual([
      texts,
      isRefused ? 0 : 1,
      isRefused ? 'true' : null,
      await field('Slots'),
    ]);
  });

  test('says where a quota is taken meanwhile, and reads the own rates again', async () => {
    const problem = { category: 'RNG', bound: 'quota', rate: 0.6, account: '', used: 1, quota: 1 };
    const { user, requestsOf } = show({
      openDownlineAccount: () =>
        Promise.reject(refused('openDownlineAccount', 'conflict', { problems: [problem] })),
    });
    await fill(user);
    await user.click(button('Open account'));
    await screen.findByText('1 of 1 place at 0.60% or above is taken.');
    expect(requestsOf('rebateSettings')).toHaveLength(2);
  });

  test('[REG-11] with a taken name says so when the name is left, and by the operator’s refusal', async () => {
    const { user } = show({
      checkUsername: ({ username }) => ({ available: username !== 'maria' }),
      openDownlineAccount: () =>
        Promise.reject(refused('openDownlineAccount', 'usernameTaken', { field: 'account' })),
    });
    await user.type(await field('Account name'), 'maria');
    await user.tab();
    await screen.findByText('This name is taken');
    await user.clear(await field('Account name'));
    await fill(user);
    await user.click(button('Open account'));
    await screen.findByText('Sorry, the username already exists.');
    expect(document.activeElement).toBe(await field('Account name'));
  });

  test('[NET-12] whose answer is lost is asked for again by the same key', async () => {
    const answers = [
      () => Promise.reject(new CallError({ call: 'openDownlineAccount', kind: 'timeout' })),
      () => ({ account: 'lorna_cebu', type: 0 }),
    ];
    const { user, requestsOf } = show({ openDownlineAccount: () => answers.shift()!() });
    await fill(user);
    await user.click(button('Open account'));
    await user.click(await screen.findByRole('button', { name: 'Ask again' }));
    await screen.findByRole('heading', { name: 'The account is open' });
    const [first, second] = requestsOf('openDownlineAccount');
    expect(second).toEqual(first);
  });

  test('gets a first password of capital and small letters and digits', () => {
    const made = Array.from({ length: 20 }, firstPassword);
    expect(made.every((one) => /^(?=.*[A-Z])(?=.*[a-z])(?=.*\d)\w{12}$/.test(one))).toBe(true);
    expect(new Set(made).size).toBe(20);
  });
});

describe('[TEAM-08] affiliate addresses', () => {
  const path = '/m/agentRegister?page=addresses';
  const listed = (...list: AffiliateUrl[]) => ({ affiliateUrls: () => ({ list }) });

  test('show what they give, their code, link and who came by them', async () => {
    const { user } = show(
      {
        ...listed(address()),
        registerByAffiliateUrl: ({ id }) => ({
          list: [{ account: `by${id}`, registeredAt: Date.UTC(2026, 10, 21) }],
        }),
      },
      path,
    );
    const card = within(await screen.findByRole('article', { name: 'Cebu <b>flyers</b>' }));
    expect(card.getByText('2 registered')).toBeDefined();
    await user.click(card.getByRole('button', { expanded: false }));
    expect(card.getByText(`${window.location.origin}/m/register?affiliateCode=CEBU`)).toBeDefined();
    expect(card.getByRole('img', { name: 'QR code of Cebu <b>flyers</b>' })).toBeDefined();
    expect(
      within(card.getByLabelText('Rebates in per cent'))
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['0.50%']);
    await user.click(card.getByRole('button', { name: 'See who came' }));
    expect(await card.findByText('by1')).toBeDefined();
  });

  test('are created with name, type and rates, once, and then stand open in the list', async () => {
    let list: AffiliateUrl[] = [];
    const { user, requestsOf } = show(
      {
        affiliateUrls: () => ({ list }),
        createAffiliateUrl: () => {
          const made = address({ id: '9', label: 'Facebook', registrations: 0, latestAt: null });
          list = [made];
          return made;
        },
      },
      path,
    );
    expect(await screen.findByText('No addresses yet')).toBeDefined();
    await user.click(button('Create an address'));
    await user.click(button('Create an address'));
    expect(said()).toEqual(['Type a name of one line.']);
    await user.type(await field('Name'), ' Facebook ');
    await user.clear(await field('Live'));
    await user.type(await field('Live'), '0.61');
    await user.click(button('Create an address'));
    expect(said()).toEqual(['Your own rate is 0.60%: no higher.']);
    await user.clear(await field('Live'));
    await user.type(await field('Live'), '0.6');
    await user.dblClick(button('Create an address'));
    const card = within(await screen.findByRole('article', { name: 'Facebook' }));
    expect(card.getByRole('button', { expanded: true })).toBeDefined();
    expect(requestsOf('createAffiliateUrl')).toEqual([
      {
        key: expect.stringMatching(/^[0-9a-f-]{36}$/),
        label: 'Facebook',
        type: 0,
        rebates: { RNG: 0, LIVE: 0.6 },
        code: '',
      },
    ]);
  });

  test('of a code that was given out before say so', async () => {
    const { user } = show(
      {
        ...listed(),
        createAffiliateUrl: () =>
          Promise.reject(refused('createAffiliateUrl', 'alreadyTaken', { field: 'code' })),
      },
      path,
    );
    await user.click(await screen.findByRole('button', { name: 'Create an address' }));
    await user.type(await field('Name'), 'Flyers');
    await user.type(await field('Code'), 'abc');
    await user.click(button('Create an address'));
    expect(said()).toEqual(['4 to 32 letters, digits, dots or dashes.']);
    await user.type(await field('Code'), 'd');
    await user.click(button('Create an address'));
    await eventually(async () => expect(document.activeElement).toBe(await field('Code')));
    expect(said()).toHaveLength(1);
  });

  test('are deleted after a question that says what stays; one that is deleted says so and offers nothing', async () => {
    let deletedAt: number | null = null;
    const { user, requestsOf } = show(
      {
        affiliateUrls: () => ({ list: [address({ deletedAt })] }),
        deleteAffiliateUrl: () => {
          deletedAt = Date.UTC(2026, 10, 22);
          return {};
        },
      },
      path,
    );
    const card = within(await screen.findByRole('article'));
    await user.click(card.getByRole('button', { expanded: false }));
    await user.click(card.getByRole('button', { name: 'Delete Cebu <b>flyers</b>' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/Its 2 members stay in your team/)).toBeDefined();
    await user.dblClick(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Deleted 22/11/2026')).toBeDefined();
    expect(requestsOf('deleteAffiliateUrl')).toEqual([{ id: '1' }]);
    expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
  });
});
