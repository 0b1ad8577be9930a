import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { gameTypes } from '@araw/contract/games/gameCodes';
import type { Startup } from '@araw/contract/calls/startup';
import { systemStatus } from '@araw/contract/calls/system';
import { consolidatedSettings } from '@araw/testing/consolidatedSettings';
import { type Content, createDrawings, drawnQuery } from './drawings.ts';
import type { Asked, Drawing } from './drawing.ts';

const status = v.parse(systemStatus, { info: {} });
const contentOf = (change: Partial<Startup> = {}, askedAt = Date.now()): Content => ({
  data: { settings: consolidatedSettings, status, ...change },
  answers: undefined,
  siteLanguage: 'EN',
  askedAt,
});
const drawingOf = (html: string) => ({ html }) as Drawing;
const none = new URLSearchParams();

function drawingsBy(draw: (asked: Asked) => Promise<Drawing | null>, more = {}) {
  const onError = vi.fn<(error: unknown) => void>();
  const counted = vi.fn<typeof draw>(draw);
  const paths = new Set(['/m/home', '/m/rng', '/m/gameList']);
  const drawings = createDrawings({ draw: counted, paths, patience: 5_000, afterlife: 0, onError, ...more });
  const htmlOf = async (path: string, content: Content, query = none) =>
    (await drawings.of(path, query, content))?.drawing.drawn.html ?? null;
  return { draw: counted, onError, drawings, htmlOf };
}

test.each([
  ['/m/home', '', ''],
  ['/m/home', 'utm_source=x&fbclid=y', ''],
  ['/m/home', 'x=1', null],
  ['/m/notice', 'index=3', null],
  ['/m/register', 'code=abc', null],
  ['/m/gameList', 'gameType=RNG', '?gameType=RNG'],
  ['/m/gameList', 'utm_campaign=a&gameType=RNG', '?gameType=RNG'],
  ['/m/gameList', 'gameType=POKER', null],
  ['/m/gameList', 'gameType=RNG&gameType=FISH', null],
  ['/m/gameList', 'gameType=RNG&vassalage=PP', null],
  ['/m/rng', 'gameType=RNG', null],
])('[PAGE-03] %s?%s is drawn by %j', (path, query, drawn) => {
  expect(drawnQuery(path, new URLSearchParams(query))).toBe(drawn);
});

test('[PAGE-03] whatever the URLs, there are never more drawings than routes and game types', async () => {
  const { draw, drawings } = drawingsBy(async () => drawingOf('x'));
  const content = contentOf();
  const queries = ['', 'x=1', 'gameType=', 'gameType=POKER', ...gameTypes.map((type) => `gameType=${type}`)];
  for (const path of ['/m/home', '/m/rng', '/m/gameList', '/m/unknown', '/M/RNG']) {
    for (const query of queries) {
      for (const more of ['', '&utm_id=1', `&y=${'z'.repeat(1000)}`]) {
        await drawings.of(path, new URLSearchParams(query + more), content);
      }
    }
  }
  expect(draw.mock.calls.length).toBeLessThanOrEqual(3 + gameTypes.length);
});

test('[PAGE-01] a page is drawn once for everyone who sees the same, and again when its content changes', async () => {
  let count = 0;
  const { draw, htmlOf } = drawingsBy(async () => drawingOf(`drawing ${(count += 1)}`));
  const first = contentOf();
  expect(await Promise.all([htmlOf('/m/home', first), htmlOf('/m/home', first)])).toEqual([
    'drawing 1',
    'drawing 1',
  ]);
  // The operator's time and a visitor's address aren't part of a drawing.
  const later = contentOf({
    settings: { ...consolidatedSettings, now: consolidatedSettings.now + 9_000 },
    status: { ...status, location: { ip: '203.0.113.9' } },
  });
  expect(await htmlOf('/m/home', later)).toBe('drawing 1');
  const other = contentOf({ settings: { ...consolidatedSettings, minimumAge: 77 } });
  expect(await htmlOf('/m/home', other)).toBe('drawing 2');
  expect(draw).toHaveBeenCalledTimes(2);
});

test('[PAGE-02] the first visitor’s address is not shown to others', async () => {
  const { draw, htmlOf } = drawingsBy(async () => drawingOf('x'));
  const content = contentOf({ status: { ...status, location: { ip: '203.0.113.9' } } });
  await htmlOf('/m/home', content);
  expect(draw.mock.calls.map(([{ startup }]) => startup)).toEqual([
    { settings: consolidatedSettings, status: { ...status, location: { ip: '' } } },
  ]);
});

test('[PAGE-03] while a page is redrawn the previous drawing is served with its own data, for a limited time', async () => {
  vi.useFakeTimers();
  const held: ((drawing: Drawing) => void)[] = [];
  const { drawings } = drawingsBy(() => new Promise((resolve) => held.push(resolve)), { afterlife: 60_000 });
  const before = contentOf();
  const asked = drawings.of('/m/home', none, before);
  held[0]?.(drawingOf('before'));
  await asked;
  const now = contentOf({ settings: { ...consolidatedSettings, minimumAge: 77 } });
  const meanwhile = await drawings.of('/m/home', none, now);
  expect([meanwhile?.drawing.drawn.html, meanwhile?.data]).toEqual(['before', before.data]);
  vi.advanceTimersByTime(60_001);
  const tooOld = drawings.of('/m/home', none, now);
  held[1]?.(drawingOf('after'));
  const drawn = await tooOld;
  expect([drawn?.drawing.drawn.html, drawn?.data]).toEqual(['after', now.data]);
  vi.useRealTimers();
});

test('[PAGE-01] a page that fails or takes too long is sent without a drawing; a late drawing is kept', async () => {
  const failing = drawingsBy(async () => {
    throw new Error('window is not defined');
  });
  expect(await failing.htmlOf('/m/home', contentOf())).toBeNull();
  expect(String(failing.onError.mock.calls[0]?.[0])).toContain('window is not defined');

  let finish = (_: Drawing) => {};
  const slow = drawingsBy(() => new Promise((resolve) => (finish = resolve)), { patience: 5 });
  const content = contentOf();
  expect(await slow.htmlOf('/m/home', content)).toBeNull();
  finish(drawingOf('late'));
  await vi.waitFor(async () => expect(await slow.htmlOf('/m/home', content)).toBe('late'));
  expect(slow.draw).toHaveBeenCalledTimes(1);
});

test('[PAGE-02] nothing is drawn without status or settings, or if the app shows no page', async () => {
  const { draw, htmlOf } = drawingsBy(async () => null);
  expect(await htmlOf('/m/home', contentOf({ settings: undefined }))).toBeNull();
  expect(await htmlOf('/m/home', contentOf({ status: undefined }))).toBeNull();
  expect(await htmlOf('/m/settings', contentOf())).toBeNull();
  expect(draw).not.toHaveBeenCalled();
  expect(await htmlOf('/m/home', contentOf())).toBeNull();
});

test('[PAGE-03] of more than 500 drawings, the oldest is dropped and drawn again', async () => {
  const paths = new Set(Array.from({ length: 501 }, (_, index) => `/m/${index}`));
  const { draw, htmlOf } = drawingsBy(async ({ path }) => drawingOf(path), { paths });
  const content = contentOf();
  for (const path of paths) await htmlOf(path, content);
  await htmlOf('/m/500', content);
  expect(draw).toHaveBeenCalledTimes(501);
  await htmlOf('/m/0', content);
  expect(draw).toHaveBeenCalledTimes(502);
});
