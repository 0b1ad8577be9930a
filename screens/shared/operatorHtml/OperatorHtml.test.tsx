import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Configuration } from '@araw/contract/calls/configuration';
import { renderScreen } from '#tests/screens/renderScreen.tsx';
import { OperatorHtml } from './OperatorHtml.tsx';

const html = `
  <p><a href="/m/sports?a=1"><b>to sports</b></a> or <a href="https://example.com/">elsewhere</a></p>
  <img src="https://cdn.example/a.png" alt="Allowed"><img src="https://evil.example/a.png" alt="Foreign">
  <img src="/art/a.svg" onerror="alert(1)" alt="Own">`;

function show(onInsideLink?: (path: string) => void, configuration?: Partial<Configuration>) {
  return renderScreen(<OperatorHtml html={html} onInsideLink={onInsideLink} />, {
    ...(configuration && { configuration }),
    answers: {},
    info: { imageCDNs: ['cdn.example'] },
  });
}

/** Taps a link; returns whether the browser is left to follow it. */
function tap(name: string, how: MouseEventInit = {}) {
  let left = false;
  const settle = (event: MouseEvent) => {
    left = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', settle, { once: true });
  fireEvent.click(screen.getByText(name), how);
  return left;
}

test('[POP-06] a link to a path of the app is followed inside it', () => {
  const { router } = show();
  expect(tap('to sports')).toBe(false);
  expect(router.state.location).toMatchObject({ pathname: '/m/sports', search: '?a=1' });
});

test('[POP-06] the screen that shows it can follow that link instead', () => {
  const follow = vi.fn<(path: string) => void>();
  const { router } = show(follow);
  tap('to sports');
  expect(follow.mock.calls).toEqual([['/m/sports?a=1']]);
  expect(router.state.location.pathname).toBe('/');
});

test('[POP-06] [KIT-02] on a sub-path another tab gets the whole address, the app its own path', () => {
  const follow = vi.fn<(path: string) => void>();
  show(follow, { basePath: '/casino/' });
  expect(screen.getByRole('link', { name: 'to sports' }).getAttribute('href')).toBe('/casino/m/sports?a=1');
  expect(tap('to sports')).toBe(false);
  expect(follow.mock.calls).toEqual([['/m/sports?a=1']]);
});

test('[POP-06] an external link, and one opened in another tab, are left to the browser', () => {
  const { router } = show();
  expect(tap('elsewhere')).toBe(true);
  expect(tap('to sports', { ctrlKey: true })).toBe(true);
  expect(router.state.location.pathname).toBe('/');
});

test('[POP-07] pictures come only from the operator and its picture hosts, handlers from nowhere', () => {
  const { container } = show();
  expect(screen.getAllByRole('img').map(({ outerHTML }) => outerHTML)).toEqual([
    '<img src="https://cdn.example/a.png" alt="Allowed" loading="lazy">',
    '<img src="/art/a.svg" alt="Own" loading="lazy">',
  ]);
  expect(container.innerHTML).not.toMatch(/onerror|evil/u);
});
