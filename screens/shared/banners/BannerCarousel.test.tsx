import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Banner } from '#services/contract/announcements.ts';
import { renderScreen } from '#tests/screens/renderScreen.tsx';
import { BannerBand } from './BannerBand.tsx';

/** Pixels of a slide with the gap behind it. */
const step = 370;

const banners = ['One', 'Two', 'Three'].map((title): Banner => ({
  groupName: 'm_home',
  url: `/art/${title}.svg`,
  linkage: '/m/activity',
  title,
  subtitle: '',
}));

/** Lays the slides out as a browser does, read from the left (1) or from the right (-1). */
function layOut(direction: 1 | -1) {
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return direction * step * [...(this.parentElement?.children ?? [])].indexOf(this);
  });
}

const slide = (number: number) => screen.getByLabelText(`${number} of 3`);
const track = () => slide(1).parentElement as HTMLElement;
/** The one that can be reached, and the one whose dot is marked. */
const shown = () => [
  [1, 2, 3].filter((number) => !slide(number).hasAttribute('inert')),
  screen
    .getAllByRole('button', { name: /^Slide / })
    .flatMap((dot, index) => (dot.getAttribute('aria-current') === 'true' ? [index + 1] : [])),
];
const at = (number: number) => [[number], [number]];

const pass = async (milliseconds: number) => {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
  // What the browser tells once it has scrolled.
  fireEvent.scroll(track());
};

const open = (props: { banners: Banner[] } = { banners }) =>
  renderScreen(<BannerBand {...props} />, { answers: {} });

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  layOut(1);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('[HOME-01] banners by themselves', () => {
  test('one shows for 5 seconds, and after the last the first', async () => {
    open();
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

  test('they wait for a finger, a mouse and a hidden page', async () => {
    open();
    fireEvent.touchStart(track());
    await pass(10_000);
    expect(shown()).toEqual(at(1));
    fireEvent.touchEnd(track());
    await pass(5_000);
    expect(shown()).toEqual(at(2));
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await pass(10_000);
    expect(shown()).toEqual(at(2));
  });

  test('the pause button stops and starts them', async () => {
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Pause the slides' }));
    await pass(10_000);
    expect(shown()).toEqual(at(1));
    fireEvent.click(screen.getByRole('button', { name: 'Play the slides' }));
    await pass(5_000);
    expect(shown()).toEqual(at(2));
  });

  test('where less motion is wanted they begin still', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
    open();
    await pass(10_000);
    expect(shown()).toEqual(at(1));
    expect(screen.getAllByRole('button', { name: 'Play the slides' })).toHaveLength(1);
    vi.unstubAllGlobals();
  });
});

test.each([1, -1] as const)(
  '[HOME-01] a dot shows its banner, read from the left and the right (%i)',
  (direction) => {
    layOut(direction);
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Slide 3' }));
    expect(track().scrollLeft).toBe(direction * 2 * step);
    fireEvent.scroll(track());
    expect(shown()).toEqual(at(3));
  },
);

test('[HOME-01] a swipe shows the banner that it ends nearest to', () => {
  open();
  track().scrollLeft = step * 1.6;
  fireEvent.scroll(track());
  expect(shown()).toEqual(at(3));
});

test('[HOME-01] a single banner has nothing to turn', () => {
  open({ banners: banners.slice(0, 1) });
  expect(screen.getAllByRole('link', { name: 'One' })).toHaveLength(1);
  expect(screen.queryAllByRole('button')).toEqual([]);
});
