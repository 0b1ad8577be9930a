import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Banner } from '@araw/contract/messages/announcements';
import { renderScreen } from '#tests/screens/renderScreen.tsx';
import { BannerBand } from './BannerBand.tsx';

const banners = ['One', 'Two', 'Three'].map((title): Banner => ({
  groupName: 'm_home',
  url: `/art/${title}.svg`,
  linkage: '/m/activity',
  title,
  subtitle: '',
}));

/** The reachable slide, and the slide whose dot is marked. */
const shown = () => [
  screen
    .getAllByRole('listitem', { hidden: true })
    .filter((slide) => !slide.hasAttribute('inert'))
    .map((slide) => slide.getAttribute('aria-label')),
  screen
    .getAllByRole('button', { name: /^Slide / })
    .filter((dot) => dot.getAttribute('aria-current') === 'true')
    .map((dot) => dot.getAttribute('aria-label')),
];
const at = (number: number) => [[`${number} of 3`], [`Slide ${number}`]];
const buttons = () => screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label'));
const row = () => screen.getByRole('link', { name: 'One' }).parentElement?.parentElement as HTMLElement;

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** The first screen, before the carousel has loaded. */
const open = (shownBanners = banners) => renderScreen(<BannerBand banners={shownBanners} />, { answers: {} });

/** Once the carousel has loaded. */
async function openTurning() {
  open();
  await pass(3_000);
  await act(() => vi.dynamicImportSettled());
}

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('[HOME-01] before the carousel script has loaded', () => {
  test('the browser scrolls them, all can be reached, and nothing moves automatically', async () => {
    open();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
      'One',
      'Two',
      'Three',
    ]);
    await pass(2_500);
    expect(buttons()).toEqual([]);
  });

  test.each([1, -1])('the one scrolled to stays in front, read from either side (%i)', async (side) => {
    open();
    vi.spyOn(row(), 'scrollWidth', 'get').mockReturnValue(1_110);
    row().scrollLeft = side * 740;
    await pass(3_000);
    await act(() => vi.dynamicImportSettled());
    expect(shown()).toEqual(at(3));
  });

  test('they stay under a finger until it lets go', async () => {
    open();
    fireEvent.touchStart(row());
    await pass(3_000);
    await act(() => vi.dynamicImportSettled());
    expect(buttons()).toEqual([]);
    fireEvent.touchEnd(row());
    expect(shown()).toEqual(at(1));
  });

  test('nothing is fetched without a connection', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await openTurning();
    expect(buttons()).toEqual([]);
  });
});

describe('[HOME-01] automatic banners', () => {
  test('one is shown for 5 seconds, and after the last comes the first', async () => {
    await openTurning();
    expect(shown()).toEqual(at(1));
    await pass(4_000);
    expect(shown()).toEqual(at(1));
    await pass(1_000);
    expect(shown()).toEqual(at(2));
    await pass(5_000);
    expect(shown()).toEqual(at(3));
    await pass(5_000);
    expect(shown()).toEqual(at(1));
  });

  test('they wait for a finger and a hidden page', async () => {
    await openTurning();
    const slide = screen.getByLabelText('1 of 3');
    fireEvent.touchStart(slide, { targetTouches: [{ pageX: 100, pageY: 100 }] });
    await pass(10_000);
    expect(shown()).toEqual(at(1));
    fireEvent.touchEnd(slide);
    await pass(5_000);
    expect(shown()).toEqual(at(2));
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await pass(10_000);
    expect(shown()).toEqual(at(2));
  });

  test('the pause button stops and starts them', async () => {
    await openTurning();
    fireEvent.click(screen.getByRole('button', { name: 'Pause the slides' }));
    await pass(10_000);
    expect(shown()).toEqual(at(1));
    fireEvent.click(screen.getByRole('button', { name: 'Play the slides' }));
    await pass(5_000);
    expect(shown()).toEqual(at(2));
  });

  test('with reduced motion they start paused', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
    await openTurning();
    await pass(10_000);
    expect(shown()).toEqual(at(1));
    expect(buttons()).toEqual(['Slide 1', 'Slide 2', 'Slide 3', 'Play the slides']);
    vi.unstubAllGlobals();
  });
});

test('[HOME-01] a dot shows its banner, and the next turn comes 5 seconds later', async () => {
  await openTurning();
  await pass(4_000);
  fireEvent.click(screen.getByRole('button', { name: 'Slide 3' }));
  expect(shown()).toEqual(at(3));
  await pass(4_000);
  expect(shown()).toEqual(at(3));
  fireEvent.click(screen.getByRole('button', { name: 'Slide 1' }));
  expect(shown()).toEqual(at(1));
});

test('[HOME-01] a single banner has nothing to turn', async () => {
  open(banners.slice(0, 1));
  await pass(3_000);
  await act(() => vi.dynamicImportSettled());
  expect(screen.getAllByRole('link', { name: 'One' })).toHaveLength(1);
  expect(buttons()).toEqual([]);
});
