import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { CallError } from '#services/client/callError.ts';
import * as leaving from '#services/device/leaving.ts';
import { Notices } from '#src/shell/frame/Notices.tsx';
import { member, noAnswer, renderScreen, uncounted } from '#tests/screens/renderScreen.tsx';
import { HelpScreen } from './HelpScreen.tsx';
import { MessageCentreScreen } from './MessageCentreScreen.tsx';
import { OnlineChatScreen } from './OnlineChatScreen.tsx';
import { CustomerServiceScreen } from './CustomerServiceScreen.tsx';

beforeEach(() => void vi.spyOn(leaving, 'leaveFor').mockReturnValue());

type Setting = Parameters<typeof renderScreen>[1];
type Answers = Setting['answers'];

const user = userEvent.setup();
const refused = (call: 'inbox') => new CallError({ call, kind: 'refused', code: 'conflict' });
const channel = (csType: 'FACEBOOK' | 'LIVECHAT' | 'TELEGRAM', path: string) => ({
  csType,
  title: csType,
  path,
});
const addresses: Answers = {
  openCustomerService: ({ path }) => ({ url: path === 'broken' ? '' : `https://example.com/${path}` }),
};

function show(element: React.ReactNode, path: string, setting: Partial<Setting> = {}) {
  return renderScreen(
    <>
      {element}
      <Notices />
    </>,
    { answers: {}, path, session: member, whitelabel: { CBS3: true }, ...setting },
  );
}
const notices = () => screen.getByRole('region', { name: 'Notifications' });

test('[CS-01] [NET-07] a channel without a title is named after its kind', async () => {
  const list = (['FACEBOOK', 'TELEGRAM', 'LIVECHAT'] as const).map((csType) => ({
    ...channel(csType, csType),
    title: '',
  }));
  show(<CustomerServiceScreen />, '/m/service', {
    whitelabel: {},
    answers: { customerService: () => ({ list }), consolidatedSettings: noAnswer, ...addresses },
  });
  const channels = await screen.findByRole('list', { name: 'Write to us' });
  await waitFor(() =>
    expect(
      within(channels)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Facebook', 'https://example.com/FACEBOOK'],
      ['Telegram', 'https://example.com/TELEGRAM'],
      ['Live chat', 'https://example.com/LIVECHAT'],
    ]),
  );
});

describe('the message centre', () => {
  const open = (setting: Partial<Setting> = {}) =>
    show(<MessageCentreScreen />, '/m/message', {
      info: { customerService: [channel('FACEBOOK', 'f'), channel('TELEGRAM', 't')] },
      ...setting,
      answers: { ...uncounted, ...addresses, ...setting.answers },
    });
  const rows = () => within(screen.getByRole('list', { name: 'How to reach us' })).getAllByRole('listitem');

  test('[MSG-01] links to Telegram, announcements, inbox, live chat and customer service; back is home', async () => {
    const { goBack } = open();
    const telegram = await screen.findByRole('link', { name: /^TELEGRAM/ });
    expect([telegram.getAttribute('href'), telegram.getAttribute('rel')]).toEqual([
      'https://example.com/t',
      'noopener noreferrer',
    ]);
    const link = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
    expect([link(/^Announcements/), link(/^Inbox/), link(/^Customer service/)]).toEqual([
      '/m/notice',
      '/m/webEmail',
      '/m/service',
    ]);
    expect(rows()).toHaveLength(5);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(goBack).toHaveBeenCalled();
  });

  test('[MSG-01] without CBS3 there is no live chat, without an address no Telegram', () => {
    open({ whitelabel: {}, info: { customerService: [channel('FACEBOOK', 'f')] } });
    expect(screen.queryByRole('button', { name: /Live chat/ })).toBeNull();
    expect(rows()).toHaveLength(3);
  });

  test('[MSG-02] shows the unread counts of each', async () => {
    open({
      answers: { ...addresses, inboxUnread: () => 100, chatUnread: () => 2, announcements: () => emptyLists },
    });
    expect(await screen.findByRole('link', { name: /^Inbox.*99\+$/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Live chat.*2$/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Announcements News for all players' })).toBeTruthy();
  });

  test('[MSG-03] [CS-03] a trial player is refused inbox and chat on the spot', async () => {
    const { router, requestsOf } = open({ session: { ...member, type: 4 } });
    await user.click(screen.getByRole('link', { name: /^Inbox/ }));
    await user.click(screen.getByRole('button', { name: /^Live chat/ }));
    expect(router.state.location.pathname).toBe('/m/message');
    expect(within(notices()).getByText(/Free accounts can't use this/)).toBeTruthy();
    expect(requestsOf('launchChat')).toEqual([]);
  });

  test('[MSG-03] [CS-03] the refusal stays for two seconds', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    open({ session: { ...member, type: 4 } });
    for (const tapped of [
      screen.getByRole('link', { name: /^Inbox/ }),
      screen.getByRole('button', { name: /^Live chat/ }),
    ]) {
      fireEvent.click(tapped);
      act(() => void vi.advanceTimersByTime(1_999));
      expect(within(notices()).queryByText(/Free accounts/)).not.toBeNull();
      act(() => void vi.advanceTimersByTime(1));
      expect(within(notices()).queryByText(/Free accounts/)).toBeNull();
    }
  });

  test('[MSG-02] keeps counting while it is open', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    let inbox = 1;
    open({
      answers: {
        announcements: () => ({ ...emptyLists, footer: { unreadCount: 0 } }),
        chatUnread: () => 0,
        inboxUnread: () => inbox,
      },
    });
    const inboxRow = () => screen.getByRole('link', { name: /^Inbox/ }).textContent;
    await waitFor(() => expect(inboxRow()).toMatch(/just for you1$/));
    inbox = 2;
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    await waitFor(() => expect(inboxRow()).toMatch(/just for you2$/));
  });

  test('[CS-03] a visitor is led to log in, and back', async () => {
    const { router } = open({ session: null });
    await user.click(screen.getByRole('button', { name: /^Live chat/ }));
    expect(router.state.location).toMatchObject({ pathname: '/m/login', state: { returnTo: '/m/message' } });
  });
});

const emptyLists = {
  promotion: [],
  banners: [],
  player: [],
  popup: [],
  hot: [],
  footer: { unreadCount: 0 },
};

describe('opening the live chat', () => {
  test('[CS-03] loads, redirects 500 ms after the address arrives, and hides the loading indicator', async () => {
    const { style } = document.documentElement;
    style.setProperty('--s1', '#fa0');
    onTestFinished(() => void style.removeProperty('--s1'));
    const { requestsOf } = show(<OnlineChatScreen />, '/m/onlineChat', {
      answers: { launchChat: () => ({ chatUrl: '/sandbox/chat?code=1' }) },
    });
    expect(within(notices()).getByText('Opening the chat…')).toBeTruthy();
    const before = performance.now();
    await waitFor(() =>
      expect(leaving.leaveFor).toHaveBeenCalledWith('/sandbox/chat?code=1', { replace: true }),
    );
    expect(performance.now() - before).toBeGreaterThan(400);
    expect(requestsOf('launchChat')).toEqual([
      {
        b2c: 1,
        language: 'ENG',
        backUrl: `${location.origin}/m/service`,
        headerColor: '#ffaa00',
        title: 'Live chat',
      },
    ]);
    await waitFor(() => expect(within(notices()).queryByText('Opening the chat…')).toBeNull());
    // The button is available again when the player returns.
    expect(screen.getByRole('button', { name: 'Live chat' })).toBeTruthy();
  });

  test.each([null, ''])(
    '[CS-03] with %j as the address only hides the loading indicator',
    async (chatUrl) => {
      show(<OnlineChatScreen />, '/m/onlineChat', { answers: { launchChat: () => ({ chatUrl }) } });
      expect(await screen.findByText('Live chat is closed right now')).toBeTruthy();
      expect(within(notices()).queryByText('Opening the chat…')).toBeNull();
      expect(leaving.leaveFor).not.toHaveBeenCalled();
    },
  );

  test('[CS-03] a closed chat leads to customer service, but not from there', async () => {
    const answers: Answers = {
      ...uncounted,
      consolidatedSettings: noAnswer,
      launchChat: () => ({ chatUrl: null }),
      customerService: () => ({ list: [] }),
      liveModels: () => ({ list: [] }),
    };
    const { unmount } = show(<OnlineChatScreen />, '/m/onlineChat', { answers });
    expect((await screen.findByRole('link', { name: 'Customer service' })).getAttribute('href')).toBe(
      '/m/service',
    );
    unmount();
    show(<CustomerServiceScreen />, '/m/service', { answers });
    await user.click(screen.getByRole('button', { name: /^Live chat/ }));
    expect(await screen.findByText('Live chat is closed right now')).toBeTruthy();
    expect(screen.getByText('Please use one of the other ways on this page.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Customer service' })).toBeNull();
  });

  test('[CS-03] says why it failed and retries', async () => {
    let fails = true;
    show(<OnlineChatScreen />, '/m/onlineChat', {
      answers: { launchChat: () => (fails ? Promise.reject(refused('inbox')) : { chatUrl: '/chat' }) },
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    fails = false;
    await user.click(retry);
    await waitFor(() => expect(leaving.leaveFor).toHaveBeenCalledWith('/chat', { replace: true }));
  });
});

describe('customer service', () => {
  const settings = { feedbackWords: { least: 3, most: 5 } } as never;
  const open = (setting: Partial<Setting> = {}, query = '') =>
    show(<CustomerServiceScreen />, `/m/service${query}`, {
      ...setting,
      answers: {
        ...uncounted,
        ...addresses,
        customerService: () => ({ list: [channel('FACEBOOK', 'f'), channel('TELEGRAM', 'broken')] }),
        liveModels: () => ({ list: [{ id: 'aya', name: 'Aya' }] }),
        consolidatedSettings: () => settings,
        ...setting.answers,
      },
    });

  test('[CS-01] greets the player by name, and a visitor as User', async () => {
    const { unmount } = open();
    expect(screen.getByRole('heading', { name: 'Hi, Dear maria' })).toBeTruthy();
    expect(screen.getByText('Welcome to Customer Service Center')).toBeTruthy();
    unmount();
    open({ session: null });
    expect(screen.getByRole('heading', { name: 'Hi, Dear User' })).toBeTruthy();
  });

  test('[CS-01] its channels open with their decrypted address; one without can be retried', async () => {
    const { requestsOf } = open();
    const facebook = await screen.findByRole('link', { name: 'FACEBOOK' });
    expect(facebook.getAttribute('href')).toBe('https://example.com/f');
    const broken = await screen.findByRole('button', { name: /TELEGRAM.*Can't be opened right now/ });
    await user.click(broken);
    expect(
      requestsOf('openCustomerService').filter((asked) => (asked as { path: string }).path === 'broken'),
    ).toHaveLength(2);
    expect(await screen.findByText('Answering now: Aya')).toBeTruthy();
  });

  test('[CS-01] failed channels can be retried, and an empty list says so', async () => {
    let fails = true;
    open({ answers: { customerService: () => (fails ? Promise.reject(refused('inbox')) : { list: [] }) } });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    fails = false;
    await user.click(retry);
    expect(await screen.findByText('No channel is open right now')).toBeTruthy();
  });

  const field = () => screen.findByRole('textbox', { name: 'Tell us what you think' });
  const send = () => user.click(screen.getByRole('button', { name: 'Send feedback' }));

  test('[CS-04] counts the words, and says when there are too few or too many', async () => {
    const { requestsOf } = open();
    const text = await field();
    await user.type(text, 'two words');
    expect(screen.getByText('2 words')).toBeTruthy();
    expect(screen.queryByText('Write at least 3 words')).toBeNull();
    await send();
    expect(screen.getByText('Write at least 3 words')).toBeTruthy();
    expect(document.activeElement).toBe(text);
    await user.type(text, ' three');
    expect(screen.queryByText('Write at least 3 words')).toBeNull();
    await user.type(text, ' 4 5 6');
    expect(screen.getByText('Write at most 5 words')).toBeTruthy();
    await send();
    expect(requestsOf('sendFeedback')).toEqual([]);
  });

  test('[CS-04] unsent text is kept, and sent text is acknowledged', async () => {
    let fails = true;
    const { requestsOf } = open({
      answers: { sendFeedback: () => (fails ? Promise.reject(refused('inbox')) : {}) },
    });
    await user.type(await field(), 'one two three');
    await send();
    expect(await screen.findByText(/^This was changed elsewhere/)).toBeTruthy();
    expect(((await field()) as HTMLTextAreaElement).value).toBe('one two three');
    fails = false;
    await send();
    expect(await screen.findByText('Thank you')).toBeTruthy();
    expect(requestsOf('sendFeedback')).toEqual([{ content: 'one two three' }, { content: 'one two three' }]);
    await user.click(screen.getByRole('button', { name: 'Write more' }));
    expect(((await field()) as HTMLTextAreaElement).value).toBe('');
  });

  test.each([
    ['?about=7114-0261_a', 'About 7114-0261_a: '],
    ['?about=two words', ''],
    ['?about=', ''],
    ['', ''],
  ])('[CS-04] [REC-02] from %s the text starts with "%s"', async (query, begun) => {
    open({}, query);
    expect(((await field()) as HTMLTextAreaElement).value).toBe(begun);
  });

  test('[CS-04] a visitor is led to log in for it', () => {
    open({ session: null });
    expect(screen.getByRole('link', { name: 'Log in to send feedback' }).getAttribute('href')).toBe(
      '/m/login',
    );
  });
});

describe('help', () => {
  const topics = [
    { title: 'First', content: '<p>About first</p>', children: [{ title: 'Why?', content: '<p>So</p>' }] },
    { title: 'Second', content: '', children: [{ title: 'How?', content: '<p>Thus</p>' }] },
  ];
  const open = (search: string, answers: Answers = { helpCenter: () => topics }) =>
    show(<HelpScreen />, `/m/help${search}`, { answers, session: null });
  const current = async () => (await screen.findByRole('link', { current: 'page' })).textContent;

  test.each([
    ['', 'First'],
    ['?i=0', 'First'],
    ['?i=1', 'Second'],
    ['?i=-1', 'First'],
    ['?i=2', 'First'],
    ['?i=1000000000', 'First'],
    ['?i=1.5', 'First'],
    ['?i=text', 'First'],
  ])('[CS-02] %j shows %s', async (search, title) => {
    const { requestsOf } = open(search);
    expect(await current()).toBe(title);
    expect(requestsOf('helpCenter')).toEqual([{ lang: 'eng', device: 'MOBILE' }]);
  });

  test('[CS-02] a question opens its answer, and closes back to the list', async () => {
    open('');
    expect(await screen.findByText('About first')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Second' }));
    await user.click(screen.getByRole('link', { name: 'How?' }));
    expect(screen.getByRole('heading', { name: 'How?' })).toBeTruthy();
    expect(screen.getByText('Thus')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'All questions' }));
    expect(await current()).toBe('Second');
    expect(screen.queryByText('Thus')).toBeNull();
  });

  test('[CS-02] without answers it says so, and after a failure it can be retried', async () => {
    let fails = true;
    open('', { helpCenter: () => (fails ? Promise.reject(refused('inbox')) : []) });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    fails = false;
    await act(() => user.click(retry));
    expect(await screen.findByText('No answers here yet')).toBeTruthy();
  });
});
