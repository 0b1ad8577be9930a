import type { Browser, Page } from '@playwright/test';
import { calls } from '@araw/contract/calls/calls';
import { browserMetrics, neededHeap, onNewPhone, slowProcessor } from './device.ts';

/** Games in the operator's answers, page by page: the third makes the list long. */
const pageSizes = [25, 25, 9_925, 25];

const processor = 4;
/** Pixels, and pixels per second; repeated. */
const fling = { distance: 9_000, speed: 4_500, times: 4 };
/** Milliseconds until a received page is rendered; the list requests at most one per second. */
const drawnAfter = 1_500;

export interface LongList {
  /** Most elements in the document while scrolling. */
  elements: number;
  /** Milliseconds of the longest task while scrolling. */
  longestTask: number;
  /** Milliseconds of script, style and layout for 25 more games, below 25 and below 9,975. */
  appendShort: number;
  appendLong: number;
  /** Bytes of heap per game, and of its text in the answer. */
  gameHeap: number;
  gameText: number;
}

interface Options {
  /** Every picture fails to load. */
  withoutPictures?: boolean;
}

/** Scrolls a list of 10,000 games on a slow processor. */
export const scrollLongList = (
  browser: Browser,
  url: string,
  { withoutPictures = false }: Options = {},
): Promise<LongList> =>
  onNewPhone(browser, async ({ page, cdp }) => {
    const sent = await answerManyGames(page);
    if (withoutPictures) await page.route('**/art/**', (route) => route.abort());
    await page.goto(`${url}/m/gameList?gameType=RNG`);
    await page.getByRole('article').first().waitFor();
    await slowProcessor(cdp, processor);

    const append = async (pageNumber: number) => {
      const before = await browserMetrics(cdp);
      const come = page.waitForResponse((answer) => pageAsked(answer.url()) === pageNumber);
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await come;
      await page.waitForTimeout(drawnAfter);
      const after = await browserMetrics(cdp);
      const spent = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'].map(
        (name) => after(name) - before(name),
      );
      return 1_000 * spent.reduce((sum, seconds) => sum + seconds, 0);
    };
    const heapBefore = await neededHeap(cdp);
    const appendShort = await append(2);
    await append(3);
    const appendLong = await append(4);

    await page.evaluate(() => window.scrollTo(0, 0));
    await page.waitForTimeout(drawnAfter);
    await watchElements(page);
    await browser.startTracing(page, { categories: ['toplevel'] });
    for (let times = 0; times < fling.times; times += 1) {
      await cdp.send('Input.synthesizeScrollGesture', {
        x: 195,
        y: 600,
        yDistance: -fling.distance,
        speed: fling.speed,
        gestureSourceType: 'mouse',
      });
    }
    const tasks = taskTimes((await browser.stopTracing()).toString());
    const { elements, top } = await page.evaluate(() => ({ elements: most.elements, top: window.scrollY }));
    if (top < fling.distance) throw new Error(`The list did not scroll: it stands at ${top} px.`);
    return {
      elements,
      longestTask: Math.max(...tasks),
      appendShort,
      appendLong,
      gameHeap: (1_000_000 * ((await neededHeap(cdp)) - heapBefore)) / (sent.games - pageSizes[0]!),
      gameText: sent.bytes / sent.games,
    };
  });

const pageAsked = (url: string) => {
  const { pathname, searchParams } = new URL(url);
  return pathname === calls.gameList.path ? Number(searchParams.get('pageNo')) : null;
};

/** Repeats the operator's own games, each with a unique id and name; counts the bytes sent. */
async function answerManyGames(page: Page) {
  const sent = { games: 0, bytes: 0 };
  await page.route(`**${calls.gameList.path}?*`, async (route) => {
    const number = pageAsked(route.request().url()) ?? 1;
    const size = pageSizes[number - 1] ?? 0;
    const first = pageSizes.slice(0, number - 1).reduce((sum, earlier) => sum + earlier, 1);
    const url = new URL(route.request().url());
    url.searchParams.set('pageNo', '1');
    const response = await route.fetch({ url: url.href });
    const { value, ...answer } = await response.json();
    const games = Array.from({ length: size }, (_, index) => {
      const id = `long-${first + index}`;
      return { ...value.games[index % value.games.length], nodeId: id, gameId: id, name: `Game ${id}` };
    });
    sent.games += games.length;
    sent.bytes += Buffer.byteLength(JSON.stringify(games));
    const longPage = { ...value, games, pageNum: number, totalPages: pageSizes.length };
    await route.fulfill({ response, json: { ...answer, value: longPage } });
  });
  return sent;
}

declare const most: { elements: number };

const watchElements = (page: Page) =>
  page.evaluate(() => {
    const state = {
      elements: 0,
      look() {
        state.elements = Math.max(state.elements, document.getElementsByTagName('*').length);
        requestAnimationFrame(state.look);
      },
    };
    Object.assign(window, { most: state });
    state.look();
  });

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  args: { name?: string };
  /** Microseconds of CPU time of the thread, independent of other load. */
  tdur?: number;
}

/** Milliseconds of each task on the page's main thread in a recorded trace. */
export function taskTimes(trace: string): number[] {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const mainThreads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(threadOf),
  );
  return traceEvents
    .filter((event) => event.name === 'ThreadControllerImpl::RunTask' && mainThreads.has(threadOf(event)))
    .map(({ tdur = 0 }) => tdur / 1_000);
}
