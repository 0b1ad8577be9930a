import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadTexts } from '#locales/i18n.ts';
import { CallError } from '#services/client/callError.ts';
import type { AffiliateUrl } from '@araw/contract/agents/agentAccounts';
import { eventually } from '@araw/testing/eventually';
import { registerSettings } from '#tests/registerSettings.ts';
import { consolidatedSettings } from '@araw/testing/consolidatedSettings';
import { member, noAnswer, renderScreen } from '#tests/screens/renderScreen.tsx';
import { firstOf } from '@araw/testing/shortRun';
import { AgentAccountsScreen } from './AgentAccountsScreen.tsx';
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
  const shown = renderScreen(<AgentAccountsScreen />, {
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
  await user.type(await field('Username'), 'lorna_cebu');
  await user.type(await field('First password'), 'Kawayan-4718');
  await user.clear(await field('Slots'));
  if (slots !== '') await user.type(await field('Slots'), slots);
}

test('[PROT-16] the age requested for an opened account comes from the settings', async () => {
  show({ consolidatedSettings: () => ({ ...consolidatedSettings, minimumAge: 18 }) });
  expect(await screen.findByText(/^Only for someone 18 or over who asked for it\./)).toBeDefined();
});

describe('[TEAM-08] an account that the agent opens', () => {
  test('has a type, rates within the agent’s own, a free name and a first password; a double tap opens one', async () => {
    const { user, requestsOf, renewed } = show({
      openDownlineAccount: () => ({ account: 'lorna_cebu', type: 1 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Agent' }));
    await fill(user);
    await screen.findByText('This name is available');
    await user.dblClick(button('Open an account'));
    await screen.findByRole('heading', { name: 'Account opened' });
    expect(requestsOf('openDownlineAccount')).toEqual([
      {
        key: expect.stringMatching(/^[0-9a-f-]{36}$/),
        account: 'lorna_cebu',
        password: 'Kawayan-4718',
        type: 1,
        rebates: { RNG: 0.7, LIVE: 0 },
      },
    ]);
    expect(renewed()).toEqual(['member recipients', 'member team']);
    expect(screen.getByText('Kawayan-4718')).toBeDefined();
    expect(screen.getByText(`${window.location.origin}/m/login?page=takeAccount`)).toBeDefined();
    await user.click(button('Open another account'));
    expect([(await field('Username')).value, (await field('First password')).value]).toEqual(['', '']);
  });

  test.each(
    firstOf([
      ['0.7', []],
      ['0.71', ["Can't be higher than your own rate (0.70%)."]],
      ['0.705', ['Type a percentage with at most two decimals, such as 0.50.']],
      ['', ['Type a percentage with at most two decimals, such as 0.50.']],
    ]),
  )('with %s for slots says %s', async (slots, texts) => {
    const { user, requestsOf } = show({ openDownlineAccount: noAnswer });
    await fill(user, { slots });
    await user.click(button('Open an account'));
    const isRefused = texts.length > 0;
    const marked = (await field('Slots')).getAttribute('aria-invalid');
    expect([said(), requestsOf('openDownlineAccount').length, marked, document.activeElement]).toEqual([
      texts,
      isRefused ? 0 : 1,
      isRefused ? 'true' : null,
      await field('Slots'),
    ]);
  });

  test('says when a quota was used up in the meantime, and reloads the agent’s rates', async () => {
    const problem = { category: 'RNG', bound: 'quota', rate: 0.6, account: '', used: 1, quota: 1 };
    const { user, requestsOf } = show({
      openDownlineAccount: () =>
        Promise.reject(refused('openDownlineAccount', 'conflict', { problems: [problem] })),
    });
    await fill(user);
    await user.click(button('Open an account'));
    await screen.findByText('1 of 1 place at 0.60% or above is taken.');
    expect(requestsOf('rebateSettings')).toHaveLength(2);
  });

  test('[REG-11] with a taken name says so on leaving the field, and when the operator refuses', async () => {
    const { user } = show({
      checkUsername: ({ username }) => ({ available: username !== 'maria' }),
      openDownlineAccount: () =>
        Promise.reject(refused('openDownlineAccount', 'usernameTaken', { field: 'account' })),
    });
    await user.type(await field('Username'), 'maria');
    await user.tab();
    await screen.findByText('This name is taken');
    await user.clear(await field('Username'));
    await fill(user);
    await user.click(button('Open an account'));
    await screen.findByText('Sorry, the username already exists.');
    expect(document.activeElement).toBe(await field('Username'));
  });

  test('[NET-12] is retried with the same key after a lost answer', async () => {
    const answers = [
      () => Promise.reject(new CallError({ call: 'openDownlineAccount', kind: 'timeout' })),
      () => ({ account: 'lorna_cebu', type: 0 }),
    ];
    const { user, requestsOf } = show({ openDownlineAccount: () => answers.shift()!() });
    await fill(user);
    await user.click(button('Open an account'));
    await user.click(await screen.findByRole('button', { name: 'Check again' }));
    await screen.findByRole('heading', { name: 'Account opened' });
    const [first, second] = requestsOf('openDownlineAccount');
    expect(second).toEqual(first);
  });

  test('[NET-12] [NET-13] keeps what was sent while its result is unknown, and says so until it is resent', async () => {
    const answers = [
      () => Promise.reject(new CallError({ call: 'openDownlineAccount', kind: 'timeout' })),
      noAnswer,
    ];
    const { user, requestsOf } = show({ openDownlineAccount: () => answers.shift()!() });
    await fill(user);
    await user.click(button('Open an account'));
    await screen.findByRole('button', { name: 'Check again' });
    expect(said()).toEqual(["We couldn't confirm this yet. Check again: it won't happen twice."]);
    await user.type(await field('Username'), 'x');
    await user.click(button('Make another password'));
    await user.click(button('Agent'));
    expect([(await field('Username')).value, (await field('First password')).value]).toEqual([
      'lorna_cebu',
      'Kawayan-4718',
    ]);
    expect(button('Member').getAttribute('aria-pressed')).toBe('true');
    act(() => void window.dispatchEvent(new Event('online')));
    await eventually(() => expect(requestsOf('openDownlineAccount')).toHaveLength(2));
    expect(button('Open an account').getAttribute('aria-busy')).toBe('true');
    expect(said()).toEqual([]);
  });

  test('gets a first password with upper and lower case letters and digits', () => {
    const made = Array.from({ length: 20 }, firstPassword);
    expect(made.every((one) => /^(?=.*[A-Z])(?=.*[a-z])(?=.*\d)\w{12}$/.test(one))).toBe(true);
    expect(new Set(made).size).toBe(20);
  });
});

describe('[TEAM-08] invitation links', () => {
  const path = '/m/agentRegister?page=addresses';
  const listed = (...list: AffiliateUrl[]) => ({ affiliateUrls: () => ({ list }) });

  test('show their rates, code, link and number of members', async () => {
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
    expect(card.getByText('2 sign-ups')).toBeDefined();
    await user.click(card.getByRole('button', { expanded: false }));
    expect(card.getByText(`${window.location.origin}/m/register?affiliateCode=CEBU`)).toBeDefined();
    expect(card.getByRole('img', { name: 'QR code of Cebu <b>flyers</b>' })).toBeDefined();
    expect(
      within(card.getByLabelText('Rebates (%)'))
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['0.50%']);
    await user.click(card.getByRole('button', { name: 'See who signed up' }));
    expect(await card.findByText('by1')).toBeDefined();
  });

  test('are created with name, type and rates, once, and then appear open in the list', async () => {
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
    expect(await screen.findByText('No invitation links yet')).toBeDefined();
    await user.click(button('Create a link'));
    await user.click(button('Create a link'));
    expect(said()).toEqual(['Type a name on one line.']);
    await user.type(await field('Name'), ' Facebook ');
    await user.clear(await field('Live'));
    await user.type(await field('Live'), '0.61');
    await user.click(button('Create a link'));
    expect(said()).toEqual(["Can't be higher than your own rate (0.60%)."]);
    await user.clear(await field('Live'));
    await user.type(await field('Live'), '0.6');
    await user.dblClick(button('Create a link'));
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

  test('[NET-12] [NET-13] are created once: after a lost answer the same request goes out again with the network', async () => {
    const answers = [
      () => Promise.reject(new CallError({ call: 'createAffiliateUrl', kind: 'timeout' })),
      () => address({ id: '9', label: 'Flyers' }),
    ];
    const { user, requestsOf } = show(
      { ...listed(address({ id: '9', label: 'Flyers' })), createAffiliateUrl: () => answers.shift()!() },
      path,
    );
    await user.click(await screen.findByRole('button', { name: 'Create a link' }));
    await user.type(await field('Name'), 'Flyers');
    await user.click(button('Create a link'));
    await screen.findByRole('button', { name: 'Check again' });
    expect(said()).toEqual(["We couldn't confirm this yet. Check again: it won't happen twice."]);
    expect(button('Cancel').disabled).toBe(true);
    await user.click(button('Agent'));
    expect(button('Member').getAttribute('aria-pressed')).toBe('true');
    act(() => void window.dispatchEvent(new Event('online')));
    await screen.findByRole('article', { name: 'Flyers' });
    const [first, second] = requestsOf('createAffiliateUrl');
    expect(second).toEqual(first);
  });

  test('with an already issued code say so', async () => {
    const { user } = show(
      {
        ...listed(),
        createAffiliateUrl: () =>
          Promise.reject(refused('createAffiliateUrl', 'alreadyTaken', { field: 'code' })),
      },
      path,
    );
    await user.click(await screen.findByRole('button', { name: 'Create a link' }));
    await user.type(await field('Name'), 'Flyers');
    await user.type(await field('Code'), 'abc');
    await user.click(button('Create a link'));
    expect(said()).toEqual(['4 to 32 letters, digits, dots or dashes.']);
    await user.type(await field('Code'), 'd');
    await user.click(button('Create a link'));
    await eventually(async () => expect(document.activeElement).toBe(await field('Code')));
    expect(said()).toHaveLength(1);
  });

  test('are deleted after a question that says what remains; an already deleted one says so and offers nothing', async () => {
    let deletedAt: number | null = null;
    const { user, requestsOf, renewed } = show(
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
    expect(renewed()).toEqual(['member team']);
    expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
  });
});
