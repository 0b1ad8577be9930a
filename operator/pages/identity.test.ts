// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

const close = vi.fn<() => void>();
const postMessage = vi.fn<(message: unknown, origin: string) => void>();

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  vi.stubGlobal('close', close);
  delete document.body.dataset['answer'];
});

async function openWith(answer: string | undefined, opener: unknown) {
  vi.stubGlobal('opener', opener);
  if (answer !== undefined) document.body.dataset['answer'] = answer;
  await import('./identity.ts');
  return { told: postMessage.mock.calls, closed: close.mock.calls.length };
}

it('[LOGIN-09] the answer goes only to the page that opened the window, on its own origin', async () => {
  expect(await openWith('{"state":"1"}', { postMessage })).toEqual({
    told: [[{ state: '1' }, 'http://localhost:3000']],
    closed: 1,
  });
});

it('[LOGIN-09] a window that no page opened, or without an answer, stays open and says nothing', async () => {
  expect(await openWith('{"state":"1"}', null)).toEqual({ told: [], closed: 0 });
  vi.resetModules();
  delete document.body.dataset['answer'];
  expect(await openWith(undefined, { postMessage })).toEqual({ told: [], closed: 0 });
});
