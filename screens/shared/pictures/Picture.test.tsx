import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '#tests/screens/renderScreen.tsx';
import { Picture } from './Picture.tsx';

/** The page's intersection observers, with their targets. */
let watchers: { margin: string; notice: IntersectionObserverCallback; watched: Set<Element> }[];

beforeEach(() => {
  watchers = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      watched = new Set<Element>();
      thresholds = [0];
      constructor(notice: IntersectionObserverCallback, { rootMargin }: { rootMargin: string }) {
        watchers.push({ margin: rootMargin, notice, watched: this.watched });
      }
      observe = (element: Element) => void this.watched.add(element);
      unobserve = (element: Element) => void this.watched.delete(element);
      disconnect = () => this.watched.clear();
    },
  );
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

const pictures = () => screen.getAllByAltText('') as HTMLImageElement[];
const loaded = () => pictures().map((picture) => picture.getAttribute('src'));

function move(isNear: boolean, ...places: number[]) {
  const [watcher] = watchers;
  const entries = places.map((place) => ({
    target: pictures()[place],
    isIntersecting: isNear,
    intersectionRatio: Number(isNear),
  }));
  act(() => watcher?.notice(entries as never, {} as never));
}

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

test('[SHELL-14] lazy pictures load within 100 px of the screen, every 300 ms, and not if scrolled past', () => {
  const names = ['/a.webp', '/b.webp', '/c.webp'];
  renderScreen(
    <>
      {names.map((name) => (
        <Picture key={name} picture={name} loading="lazy" />
      ))}
      <Picture picture="/first.webp" loading="eager" />
    </>,
    { answers: {} },
  );
  expect(watchers.map(({ margin, watched }) => [margin, watched.size])).toEqual([['100px 0px', 3]]);
  expect(loaded()).toEqual([null, null, null, '/first.webp']);

  move(true, 0);
  pass(0);
  expect(loaded()).toEqual(['/a.webp', null, null, '/first.webp']);

  move(true, 1, 2);
  pass(299);
  expect(loaded()).toEqual(['/a.webp', null, null, '/first.webp']);
  move(false, 1);
  pass(1);
  expect(loaded()).toEqual(['/a.webp', null, '/c.webp', '/first.webp']);
  expect(watchers[0]?.watched).toEqual(new Set([pictures()[1]]));
});

test('[PAGE-01] [TILE-01] a picture that failed before the app loaded is replaced, one without its own width stays', async () => {
  const broken = new Set(['/broken.webp']);
  const nameOf = ({ src }: HTMLImageElement) => new URL(src).pathname;
  const { prototype } = HTMLImageElement;
  Object.defineProperty(prototype, 'decode', {
    configurable: true,
    value(this: HTMLImageElement) {
      return broken.has(nameOf(this)) ? Promise.reject(new Error('broken')) : Promise.resolve();
    },
  });
  vi.spyOn(prototype, 'complete', 'get').mockReturnValue(true);
  renderScreen(
    <>
      <Picture picture="/broken.webp" loading="eager" fallback="nothing there" />
      <Picture picture="/vector.svg" loading="eager" />
    </>,
    { answers: {} },
  );
  await act(async () => {});
  expect(screen.getByText('nothing there')).toBeTruthy();
  expect(loaded()).toEqual(['/vector.svg']);
  vi.restoreAllMocks();
  Reflect.deleteProperty(prototype, 'decode');
});
