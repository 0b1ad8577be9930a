import { cleanup, render, screen } from '@testing-library/react';
import { ErrorBoundary } from 'react-error-boundary';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppFailure } from './AppFailure.tsx';
import { isMissingChunk, reloadOnce, repeatReload } from '#src/app/missingChunk.ts';
import { RouteFailure } from './RouteFailure.tsx';

const missing = new TypeError('Failed to fetch dynamically imported module: /assets/LoginScreen-1.js');

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

function browser({ onLine = true, storage = true } = {}) {
  const kept = new Map<string, string>();
  const reload = vi.fn<() => void>();
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (!storage) throw new DOMException('blocked', 'SecurityError');
      kept.set(key, value);
    },
  } as Storage;
  return { sessionStorage, location: { reload }, navigator: { onLine } };
}

describe('[SHELL-12] [FAULT-50] a chunk that fails to load', () => {
  test.each([
    ['Chromium', missing],
    ['Firefox', new TypeError('error loading dynamically imported module: /assets/a.js')],
    ['Safari', new TypeError('Importing a module script failed.')],
    ['a style sheet', new Error('Unable to preload CSS for /assets/a.css')],
  ])('is recognised in the words of %s', (_, error) => expect(isMissingChunk(error)).toBe(true));

  test.each([new TypeError('x is undefined'), new Error('Failed to fetch'), 'a text', null])(
    'is not confused with %s',
    (error) => expect(isMissingChunk(error)).toBe(false),
  );

  test('reloads the page once, and again only after a minute', () => {
    const host = browser();
    const start = 1_800_000_000_000;
    expect(reloadOnce(host, start)).toBe(true);
    expect(reloadOnce(host, start + 59_999)).toBe(false);
    expect(reloadOnce(host, start + 60_000)).toBe(true);
    expect(host.location.reload).toHaveBeenCalledTimes(2);
  });

  test('never reloads offline, where the page would be lost', () => {
    const host = browser({ onLine: false });
    expect(reloadOnce(host)).toBe(false);
    expect(host.location.reload).not.toHaveBeenCalled();
  });

  test('never reloads without storage, where nothing would stop a loop', () => {
    const host = browser({ storage: false });
    expect(reloadOnce(host)).toBe(false);
    expect(host.location.reload).not.toHaveBeenCalled();
  });

  describe('a page of the previous release that a reload brought back', () => {
    const start = 1_800_000_000_000;
    beforeEach(() => void vi.useFakeTimers({ now: start, toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
    afterEach(() => void vi.useRealTimers());

    test('is reloaded five seconds later, once a minute', () => {
      const host = browser();
      expect(reloadOnce(host)).toBe(true);
      repeatReload(host);
      vi.advanceTimersByTime(4_999);
      expect(host.location.reload).toHaveBeenCalledTimes(1);
      vi.advanceTimersByTime(1);
      expect(host.location.reload).toHaveBeenCalledTimes(2);

      repeatReload(host);
      vi.advanceTimersByTime(59_999);
      expect(host.location.reload).toHaveBeenCalledTimes(2);
      repeatReload(host);
      vi.advanceTimersByTime(5_000);
      expect(host.location.reload).toHaveBeenCalledTimes(3);
    });

    test.each([{ onLine: false }, { storage: false }])('is not reloaded with %j', (wrong) => {
      const host = browser(wrong);
      repeatReload(host);
      vi.advanceTimersByTime(60_000);
      expect(host.location.reload).not.toHaveBeenCalled();
    });

    test('is not reloaded once the player has left it', () => {
      const host = browser();
      const takeBack = repeatReload(host);
      vi.advanceTimersByTime(4_999);
      takeBack();
      vi.advanceTimersByTime(60_000);
      expect(host.location.reload).not.toHaveBeenCalled();
    });

    test.each([
      ['the page', RouteFailure],
      ['the whole app', AppFailure],
    ])('is reloaded if %s is missing', (_what, Failure) => {
      sessionStorage.setItem('chunkReloadedAt', String(start));
      render(<Failure error={missing} />, { wrapper: MemoryRouter });
      expect(screen.getByRole('button', { name: 'Reload' })).toBeDefined();
      vi.advanceTimersByTime(4_999);
      expect(sessionStorage.getItem('chunkReloadRepeatedAt')).toBe(null);
      vi.advanceTimersByTime(1);
      expect(sessionStorage.getItem('chunkReloadRepeatedAt')).toBe(String(start + 5_000));
    });

    test('is not reloaded if the page threw', () => {
      showAt('/m/home');
      vi.advanceTimersByTime(60_000);
      expect(sessionStorage.getItem('chunkReloadRepeatedAt')).toBe(null);
    });
  });

  test('says so and offers a reload if the automatic one did not help', () => {
    sessionStorage.setItem('chunkReloadedAt', String(Date.now()));
    render(<RouteFailure error={missing} />, { wrapper: MemoryRouter });
    expect(screen.getByRole('alert').textContent).toContain('Cannot find module');
    expect(screen.getByRole('button', { name: 'Reload' })).toBeDefined();
  });
});

test('a page that threw claims nothing about money, and leads home', () => {
  showAt('/m/set');
  expect(screen.getByRole('alert').textContent).toBe(
    'Something went wrong on this page' +
      'Anything already confirmed is safe. Try this page again or go home.Back to home',
  );
  expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/m/home');
});

test.each(['/', '/m/home', '/m/no/such/page'])(
  '[SHELL-12] if home itself threw, as %s, it is reloaded: there is no other home',
  (path) => {
    showAt(path);
    expect(screen.getByRole('alert').textContent).toBe(
      'Something went wrong on this page' +
        'Anything already confirmed is safe. Reloading usually helps.Reload',
    );
    expect(screen.getByRole('button', { name: 'Reload' })).toBeDefined();
    expect(screen.queryByRole('link')).toBeNull();
  },
);

function showAt(path: string) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <RouteFailure error={new Error('x is undefined')} />
    </MemoryRouter>,
  );
}

test('[SHELL-12] if the frame around all pages breaks, a text and a reload are shown, without router or actors', () => {
  const crash = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <ErrorBoundary FallbackComponent={AppFailure}>
      <Breaks />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('main').textContent).toBe(
    'Something went wrong on this page' +
      'Anything already confirmed is safe. Reloading usually helps.Reload',
  );
  expect(screen.getByRole('button', { name: 'Reload' })).toBeDefined();
  expect(crash).toHaveBeenCalled();
});

function Breaks(): never {
  throw new Error('x is undefined');
}
