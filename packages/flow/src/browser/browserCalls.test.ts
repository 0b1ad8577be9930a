import { EventEmitter } from 'node:events';
import type { Page, Request, Route } from '@playwright/test';
import { describe, expect, test } from 'vitest';
import type { Binding, Sent } from './browser.ts';
import { type CallAnswer, holdCalls } from './browserCalls.ts';

/** The part of a page that held calls use. */
class FakePage extends EventEmitter {
  private handle: (route: Route) => void = () => {};

  async route(_: unknown, handle: (route: Route) => void) {
    this.handle = handle;
  }

  /** Makes a call from the page; resolves with its request and the answer. */
  call(address: string, { headers = {}, body = null as unknown } = {}) {
    const answers: unknown[] = [];
    const request = {
      url: () => `http://server${address}`,
      method: () => (body === null ? 'GET' : 'POST'),
      headers: () => headers,
      postData: () => (body === null ? null : JSON.stringify(body)),
      postDataJSON: () => body,
      response: async () => null,
    } as unknown as Request;
    this.handle({
      request: () => request,
      fulfill: async ({ body: answer }: { body: string }) => void answers.push(JSON.parse(answer)),
      continue: async () => void answers.push('as the server answers'),
      fallback: async () => void answers.push('as the next route answers'),
    } as unknown as Route);
    return { answers, giveUp: () => this.emit('requestfailed', request) };
  }
}

const view = {
  value: {},
  context: {},
  tags: new Set<string>(),
  status: 'active',
  matches: () => false,
} as const;
const asked = { view, scene: '', steps: [] };

async function holding(more: Partial<Binding['calls'][string]> = {}) {
  const page = new FakePage();
  const binding: Binding = {
    open: () => ({ path: '/' }),
    calls: { ask: { paths: ['/ask'], reply: ({ number }) => ({ status: 200, body: number }), ...more } },
    does: {},
    controls: {},
    sees: {},
    facts: [],
  };
  const calls = await holdCalls(page as unknown as Page, binding, {
    patience: 200,
    readSent: (request) => ({
      ...(request.headers()['authorization'] && { token: request.headers()['authorization'] }),
      ...(request.postData() !== null && { body: request.postDataJSON() }),
    }),
  });
  const answer = (given: Partial<CallAnswer> = {}) =>
    calls.answer({ actor: 'ask', ok: true, value: null, input: null, since: 0, before: 0, asked, ...given });
  return { page, calls, answer };
}

describe('a held call', () => {
  test('waits for its answer, which carries a number', async () => {
    const { page, calls, answer } = await holding();
    const call = page.call('/ask');
    expect(call.answers).toEqual([]);
    expect(await answer({ before: 2 })).toBe('answered');
    expect(call.answers).toEqual([3]);
    expect(calls.count()).toBe(1);
  });

  test('leaves other calls to the same path alone', async () => {
    const { page, calls, answer } = await holding({ only: (request) => request.method() === 'POST' });
    const read = page.call('/ask');
    const written = page.call('/ask', { body: 'a word' });
    expect([read.answers, calls.count()]).toEqual([['as the next route answers'], 1]);
    await answer();
    expect([read.answers.length, written.answers]).toEqual([1, [1]]);
  });

  test('is answered even if it is made later', async () => {
    const { page, answer } = await holding();
    const answered = answer();
    const call = page.call('/ask');
    await answered;
    expect(call.answers).toEqual([1]);
  });

  test('is not answered once the page has abandoned it', async () => {
    const { page, calls, answer } = await holding();
    const old = page.call('/ask');
    old.giveUp();
    const since = calls.count();
    const fresh = page.call('/ask');
    await answer({ since });
    expect([old.answers, fresh.answers]).toEqual([[], [1]]);
  });

  test('is not answered if the page replaces it, even before the page has abandoned it', async () => {
    const { page, calls, answer } = await holding();
    const old = page.call('/ask');
    const answered = answer({ since: calls.count() });
    old.giveUp();
    const fresh = page.call('/ask');
    await answered;
    expect([old.answers, fresh.answers]).toEqual([[], [1]]);
  });

  test('made earlier is answered if the page shares it', async () => {
    const { page, calls, answer } = await holding();
    const shared = page.call('/ask');
    await answer({ since: calls.count() });
    expect(shared.answers).toEqual([1]);
  });

  test('fails if the page never calls, or calls twice', async () => {
    const { page, answer } = await holding();
    const given = page.call('/ask');
    given.giveUp();
    await expect(answer()).rejects.toThrow('ask was never called');
    page.call('/ask');
    page.call('/ask');
    await expect(answer()).rejects.toThrow('ask was called 2 times');
  });

  test('can be left to the server, or without an answer', async () => {
    const toServer = await holding({ reply: () => 'as the server answers' });
    const call = toServer.page.call('/ask');
    expect(await toServer.answer()).toBe('answered');
    expect(call.answers).toEqual(['as the server answers']);
    const silent = await holding({ reply: () => 'silence' });
    const waiting = silent.page.call('/ask');
    expect(await silent.answer()).toBe('silence');
    expect(waiting.answers).toEqual([]);
  });

  test('is followed by the next call of the same answer if that is made', async () => {
    const { page, answer } = await holding({
      next: {
        paths: ['/then'],
        isMade: ({ value }) => value === 'and more',
        reply: () => ({ status: 200, body: 'the rest' }),
      },
    });
    const [first, second] = [page.call('/ask'), page.call('/then')];
    await answer();
    expect([first.answers, second.answers]).toEqual([[1], []]);
    page.call('/ask');
    expect(await answer({ value: 'and more' })).toBe('answered');
    expect(second.answers).toEqual(['the rest']);
  });
});

describe('what is sent', () => {
  const expecting = (sent: Sent) => holding({ sends: () => sent });

  test('is compared completely: method, query, body and token', async () => {
    const sent = { method: 'POST', query: { page: '2' }, body: { name: 'a' }, token: 'token' };
    const { page, answer } = await expecting(sent);
    page.call('/ask?page=2', { headers: { authorization: 'token' }, body: { name: 'a' } });
    await answer();
    page.call('/ask?page=3', { body: { name: 'a' } });
    await expect(answer()).rejects.toThrow(
      'ask sends {"method":"POST","query":{"page":"3"},"body":{"name":"a"}} instead of ' +
        JSON.stringify(sent),
    );
  });
});
