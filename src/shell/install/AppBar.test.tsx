import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import * as v from 'valibot';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { systemStatus } from '@araw/contract/calls/system';
import { member, noAnswer, renderScreen } from '#tests/screens/renderScreen.tsx';
import { AppBar } from './AppBar.tsx';

/** The bar on an Android phone, with a template as an operator sends it. */
function showBar(mobileTemplate: Record<string, unknown>) {
  Object.defineProperty(navigator, 'userAgent', { value: 'Android 15', configurable: true });
  const { info } = v.parse(systemStatus, {
    info: { mobileTemplate, resources: [{ resourceType: 'Android', url: '/app.apk' }] },
  });
  renderScreen(<AppBar buttonRoom={null} />, { answers: { availablePromotions: noAnswer }, info });
  return screen.getByRole('complementary', { name: 'Get the app' });
}

describe('[BOOT-07] the mobile template', () => {
  test('gives the bar its description, colour and picture', () => {
    const bar = showBar({
      app_desc: 'Mabuhay <b>',
      app_desc_font_color: '#102030',
      app_background: '/art/bar.webp',
    });
    expect(screen.getByText('Mabuhay <b>')).toBeDefined();
    expect(bar.style.backgroundImage).toContain('url("/art/bar.webp")');
    expect(bar.style.color).toBe('rgb(16, 32, 48)');
  });

  test('keeps its colour without a picture, on a readable background', () => {
    const { color, backgroundColor, backgroundImage } = showBar({ app_desc_font_color: '#102030' }).style;
    expect([color, backgroundColor, backgroundImage]).toEqual(['rgb(16, 32, 48)', 'rgb(255, 255, 255)', '']);
  });

  test('without a description welcomes the player, without a style keeps the theme’s colours', () => {
    const bar = showBar({});
    expect(screen.getByText('Welcome! Play faster from your home screen.')).toBeDefined();
    expect(bar.getAttribute('style')).toBeNull();
  });

  test.each([
    { app_background: 'javascript:alert(1)' },
    { app_background: 'x"); background: red' },
    { app_desc_font_color: 'red; display: none' },
    { app_desc_font_color: '#12345' },
    { app_desc_font_color: '#ffffff00' },
  ])('accepts nothing from %j', (template) => {
    expect(showBar(template).getAttribute('style')).toBeNull();
  });

  test.each([
    ['1', true],
    ['0', false],
    ['', false],
    [undefined, false],
  ])('a version flag %j is the new version: %s', (version, isNew) => {
    const { info } = v.parse(systemStatus, {
      info: { mobileTemplate: { mem_cen: version, dep_func: version } },
    });
    expect([info.mobileTemplate.mem_cen, info.mobileTemplate.dep_func]).toEqual([isNew, isNew]);
  });
});

function WithRoom() {
  const [room, setRoom] = useState<Element | null>(null);
  return (
    <>
      <AppBar buttonRoom={room} />
      <header ref={setRoom} />
    </>
  );
}

/** The bar with the operator's links, on a device with this user agent. */
function showBarOn(userAgent: string, setting: Partial<Parameters<typeof renderScreen>[1]> = {}) {
  Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true });
  const { info } = v.parse(systemStatus, {
    info: {
      resources: [
        { resourceType: 'Android', url: '/app.apk' },
        { resourceType: 'IOS', url: '/ios' },
        { resourceType: 'MOBILECONFIG', url: '/araw.mobileconfig' },
      ],
    },
  });
  const shown = renderScreen(<WithRoom />, { answers: { availablePromotions: noAnswer }, info, ...setting });
  act(() => shown.app().children.promptQueue?.send({ type: 'stage.freed' }));
  return shown;
}

const iPhone = (version: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) Version/12.0 Mobile/15E148 Safari/604.1`;
const inBar = () => screen.queryByRole('complementary', { name: 'Get the app' });
const inHeader = () => within(screen.getByRole('banner')).queryByRole('button', { name: 'Get the app' });
const getApp = () => fireEvent.click(within(inBar()!).getByRole('button', { name: 'Get the app' }));

/** A browser's offer to install, with this answer from the player. */
function offerToInstall(outcome: 'accepted' | 'dismissed') {
  const prompt = vi.fn<() => Promise<void>>(async () => {});
  const offer = new Event('beforeinstallprompt', { cancelable: true });
  act(() => {
    window.dispatchEvent(Object.assign(offer, { prompt, userChoice: Promise.resolve({ outcome }) }));
  });
  return { prompt, offer };
}

test('[BOOT-07] the popup has the style of the bar it comes from', async () => {
  const { info } = v.parse(systemStatus, {
    info: {
      resources: [{ resourceType: 'Android', url: '/app.apk' }],
      mobileTemplate: {
        app_desc: 'Mabuhay',
        app_desc_font_color: '#102030',
        app_background: '/art/bar.webp',
      },
    },
  });
  showBarOn('Android 15', { info });
  const dress = screen.getByRole('complementary', { name: 'Get the app' }).getAttribute('style');
  getApp();
  const popup = within(await screen.findByRole('dialog', { name: 'Get the app' }));
  expect(dress).toContain('/art/bar.webp');
  expect(popup.getByText('Mabuhay').getAttribute('style')).toBe(dress);
});

describe('the button in the header', () => {
  const opens = () => {
    fireEvent.click(inHeader()!);
    return screen.findByRole('dialog', { name: 'Get the app' });
  };

  test('[HOME-02] opens the same popup as the bar, and stays when that is closed', async () => {
    const { storage } = showBarOn('Android 15 Chrome/130');
    const popup = within(await opens());
    const links = popup.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/app.apk', '/m/app']);
    fireEvent.click(popup.getByRole('button', { name: 'Close' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Close this bar' }));
    expect(storage.read('downloadBarHidden')).toBe('1');
    expect(inBar()).toBeNull();
    expect(within(await opens()).getByRole('link', { name: /^Download/ })).toBeDefined();
  });

  test.each([
    ['a desktop', 'X11; Linux x86_64', {}],
    ['the native app', 'Android 15 ArawApp/3.1', {}],
    ['an installed web app', 'Android 15', { standalone: true }],
  ])('[HOME-02] is absent on %s', (_device, userAgent, { standalone }: { standalone?: boolean }) => {
    Object.defineProperty(navigator, 'standalone', { value: standalone, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'standalone'));
    showBarOn(userAgent);
    expect([inBar(), inHeader()]).toEqual([null, null]);
  });

  test('[HOME-02] [APP-03] is absent in a web clip, whose bar does not mention Safari', async () => {
    Object.defineProperty(navigator, 'standalone', { value: true, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'standalone'));
    showBarOn(iPhone('16_6').replace(/ Version.*/, ''));
    expect(inHeader()).toBeNull();
    getApp();
    expect(await screen.findByRole('dialog', { name: 'Get the app' })).toBeDefined();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('the link to the app', () => {
  test('[APP-02] [APP-06] the popup links to what suits the phone, and to all guides', async () => {
    showBarOn('Android 15 Chrome/130');
    getApp();
    const popup = within(await screen.findByRole('dialog', { name: 'Get the app' }));
    const links = popup.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/app.apk', '/m/app']);
    expect(popup.queryByRole('button', { name: 'Install now' })).toBeNull();
  });

  test.each([
    ['17_5', 'Install the profile by hand (iOS 17 or later)'],
    ['16_6', null],
  ])('[APP-04] iOS %s: manual steps', async (version, title) => {
    showBarOn(iPhone(version));
    getApp();
    const popup = within(await screen.findByRole('dialog', { name: 'Get the app' }));
    expect(popup.getByRole('link', { name: 'Download the profile' })).toBeDefined();
    expect(popup.queryByRole('region')?.querySelector('h3')?.textContent ?? null).toBe(title);
  });

  test.each([
    ['12_1', 'Your iOS is too old for the app. Please update to iOS 12.4 or later.'],
    ['12_3', 'The app needs iOS 12.4 or later.'],
  ])('[APP-04] iOS %s is told why there is nothing to download', async (version, tip) => {
    showBarOn(iPhone(version));
    getApp();
    const popup = within(await screen.findByRole('dialog', { name: 'Get the app' }));
    expect(popup.getByText(tip)).toBeDefined();
    expect(popup.queryByRole('link', { name: /^Download/ })).toBeNull();
  });

  test('[APP-05] a visitor’s bar shows the first promo, a player’s requests none', async () => {
    const promotion = { promotionType: '', startDate: null, endDate: null };
    const answers = {
      availablePromotions: () => ({ list: [{ ...promotion, id: 1, title: 'Welcome bonus' }] }),
    };
    const { requestsOf } = showBarOn('Android 15', { answers });
    expect(await screen.findByText('Welcome bonus')).toBeDefined();
    expect(requestsOf('availablePromotions')).toEqual([{ language: 'eng' }]);
    cleanup();

    const player = showBarOn('Android 15', { answers, session: member });
    expect(screen.getByText('Welcome! Play faster from your home screen.')).toBeDefined();
    expect(player.requestsOf('availablePromotions')).toEqual([]);
  });

  test('[APP-02] an install offered by the browser can be accepted, and is prompted once', async () => {
    showBarOn('Android 15 Chrome/130');
    const { prompt, offer } = offerToInstall('dismissed');
    expect(offer.defaultPrevented).toBe(true);
    getApp();
    fireEvent.click(await screen.findByRole('button', { name: 'Install now' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Install now' })).toBeNull());
    expect(prompt).toHaveBeenCalledTimes(1);

    offerToInstall('accepted');
    fireEvent.click(await screen.findByRole('button', { name: 'Install now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
