import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { startOperator } from '../operatorProcess.ts';
import { type Conditions, launchBrowser, slow3G, slow4G } from './device.ts';
import { serveFloor } from './floor.ts';
import { type LongList, scrollLongList } from './longList.ts';
import { failures, type Measure, spread, table } from './measures.ts';
import { firstTapFloor, firstTaps, logIn, taps, timeFirstTap, timeTap } from './taps.ts';
import { timeReturn, type Timing, timeVisit, type Weight, weighVisit } from './visit.ts';

const parts = ['pages', 'returning', 'taps', 'list'] as const;
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    full: { type: 'boolean', default: false },
    peer: { type: 'string', multiple: true, default: [] },
  },
});
const unknown = positionals.filter((name) => !parts.some((part) => part === name));
if (unknown.length > 0) throw new Error(`no part of the bench is called ${unknown.join(', ')}`);
const rounds = options.quick ? 1 : options.full ? 5 : 3;
const conditions = options.full ? [slow4G, slow3G] : [slow4G];
/** A larger spread is measured again. */
const steady = 0.15;

interface Page {
  name: string;
  path: string;
  /** Largest contentful paint at most, as a multiple of the floor's. */
  largest: number;
}

/** Limit of the first paint relative to the floor, whose styles are separate files. */
const firstPaintGoal = 0.7;
const pages: readonly Page[] = [
  { name: 'home', path: '/', largest: 1 },
  { name: 'list', path: '/m/gameList?gameType=RNG', largest: 1 },
  { name: 'log-in', path: '/m/login', largest: 1 },
  { name: 'registration', path: '/m/register', largest: 1.15 },
  { name: 'promotions', path: '/m/activity', largest: 1.15 },
  { name: 'slots', path: '/m/slotsCenter', largest: 1.15 },
];
/** Pages whose weight is measured too. */
const weighed = ['home', 'list'];

interface Site {
  name: string;
  url: string;
}

const say = (line: string) => process.stderr.write(`${line}\n`);
const valuesOf = <Key extends string>(rows: readonly Record<Key, number>[], key: Key) =>
  rows.map((row) => row[key]);

/** Alternates between the sites, round by round, so that other load on the machine affects all equally. */
async function timeInTurn(browser: Browser, sites: readonly Site[], slow: Conditions) {
  const timings = new Map<string, Timing[]>(sites.map(({ name }) => [name, []]));
  const go = async () => {
    for (let round = 0; round < rounds; round += 1) {
      for (const { name, url } of sites) timings.get(name)?.push(await timeVisit(browser, url, slow));
    }
  };
  await go();
  const isSteady = [...timings.values()].every((rows) => spread(valuesOf(rows, 'largestPaint')) <= steady);
  if (!options.quick && !isSteady) await go();
  return (name: string) => timings.get(name) ?? [];
}

async function measurePage(browser: Browser, app: string, floor: string, { name, path, largest }: Page) {
  const peers = path === '/' ? options.peer.map(peerOf) : [];
  const measures: Measure[] = [];
  for (const slow of conditions) {
    say(`${name}: first visits on ${slow.name}, ${slow.cpu} × slower processor …`);
    const sites = [{ name: 'app', url: app + path }, { name: 'floor', url: floor + path }, ...peers];
    measures.push(
      ...paintMeasures(`${name}, ${slow.name}`, await timeInTurn(browser, sites, slow), peers, largest),
    );
  }
  if (!weighed.includes(name)) return measures;
  say(`${name}: what a first visit takes …`);
  const weights = {
    app: await weighVisit(browser, app + path),
    floor: await weighVisit(browser, floor + path),
  };
  return [...measures, ...weightMeasures(name, weights.app, weights.floor)];
}

function paintMeasures(
  page: string,
  timings: (site: string) => Timing[],
  peers: readonly Site[],
  largest: number,
): Measure[] {
  const compared = (
    key: 'firstPaint' | 'largestPaint',
    label: string,
    site: string,
    goal: number,
  ): Measure => ({
    name: `${page}: ${label}`,
    unit: 'ms',
    values: valuesOf(timings('app'), key),
    reference: { name: site, values: valuesOf(timings(site), key) },
    goal,
    decides: true,
  });
  return [
    compared('firstPaint', 'first contentful paint', 'floor', firstPaintGoal),
    compared('largestPaint', 'largest contentful paint', 'floor', largest),
    ...peers.map(({ name }) => compared('largestPaint', 'largest contentful paint', name, 0.3)),
    {
      name: `${page}: layout shift`,
      unit: '',
      values: valuesOf(timings('app'), 'shift'),
      goal: 0.01,
      decides: true,
    },
  ];
}

function weightMeasures(page: string, app: Weight, floor: Weight): Measure[] {
  const exact = (label: string, unit: string, value: number, goal: number | null): Measure => ({
    name: `${page}: ${label}`,
    unit,
    values: [value],
    goal,
    decides: true,
  });
  return [
    // The first screen's own share has its budget in `npm run size`.
    exact('scripts, fetched ahead too', 'KB', app.script, null),
    { ...exact('all bytes', 'KB', app.total, null), reference: { name: 'floor', values: [floor.total] } },
    exact('function calls', '', app.calls, 150_000),
    exact('heap', 'MB', app.heap, 6.5),
    exact('elements', '', app.elements, 1_500),
  ];
}

/** A visit served by the service worker, compared with a first one. */
async function measureReturn(browser: Browser, app: string): Promise<Measure[]> {
  say('home: repeat visits …');
  const [first, again] = [[] as Timing[], [] as Timing[]];
  for (let round = 0; round < rounds; round += 1) {
    first.push(await timeVisit(browser, app, slow4G));
    again.push(await timeReturn(browser, app, slow4G));
  }
  return [
    {
      name: 'home, repeat visit: first contentful paint',
      unit: 'ms',
      values: valuesOf(again, 'firstPaint'),
      reference: { name: 'first visit', values: valuesOf(first, 'firstPaint') },
      goal: 0.35,
      decides: true,
    },
    {
      name: 'home, repeat visit: layout shift',
      unit: '',
      values: valuesOf(again, 'shift'),
      goal: 0.01,
      decides: true,
    },
  ];
}

/** Time to the first answered tap, compared with what the connection allows, and response times of later taps. */
async function measureTaps(browser: Browser, app: string): Promise<Measure[]> {
  const measures: Measure[] = [];
  const session = await logIn(browser, app);
  for (const tap of firstTaps) {
    const { page, path, control, asMember } = tap;
    say(`${page}: first tap on ${control} …`);
    const values: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      values.push(await timeFirstTap(browser, app + path, tap, slow4G, asMember ? session : null));
    }
    measures.push({
      name: `${page}: first tap, ${control}`,
      unit: 'ms',
      values,
      reference: { name: 'by arithmetic', values: [firstTapFloor(slow4G)] },
      goal: 1.2,
      decides: true,
    });
  }
  say('the ten commonest taps …');
  for (const tap of taps) {
    const values: number[] = [];
    for (let round = 0; round < rounds; round += 1) values.push(await timeTap(browser, app, tap));
    measures.push({ name: `tap: ${tap.name}`, unit: 'ms', values, goal: 200, decides: false });
  }
  return measures;
}

async function measureLongList(browser: Browser, app: string): Promise<Measure[]> {
  say('10,000 games, 4 × slower processor …');
  const lists: LongList[] = [];
  for (let round = 0; round < rounds; round += 1) lists.push(await scrollLongList(browser, app));
  const bare = await scrollLongList(browser, app, { withoutPictures: true });
  const of = (key: keyof LongList) => valuesOf(lists, key);
  const row = (label: string, unit: string, values: number[], goal: number, decides = true): Measure => ({
    name: `10,000 games: ${label}`,
    unit,
    values,
    goal,
    decides,
  });
  return [
    row('elements', '', of('elements'), 1_500),
    row('elements when every picture fails', '', [bare.elements], 1_500),
    row('longest task while scrolling', 'ms', of('longestTask'), 50, false),
    {
      ...row('25 games more', 'ms', of('appendLong'), 1.5),
      reference: { name: 'below 25', values: of('appendShort') },
    },
    {
      ...row('heap of a game', 'bytes', of('gameHeap'), 2),
      reference: { name: 'its text', values: of('gameText') },
    },
  ];
}

function peerOf(named: string): Site {
  const [name = '', url = ''] = named.split(/=(.*)/s);
  if (!URL.canParse(url)) throw new Error(`--peer is name=url, not ${named}`);
  return { name, url };
}

async function measurePages(browser: Browser, app: string): Promise<Measure[]> {
  const floor = await serveFloor(
    browser,
    app,
    pages.map(({ path }) => path),
  );
  try {
    const measures: Measure[] = [];
    for (const page of pages) measures.push(...(await measurePage(browser, app, floor.url, page)));
    return measures;
  } finally {
    await floor.close();
  }
}

const measureOf = { pages: measurePages, returning: measureReturn, taps: measureTaps, list: measureLongList };

async function measureAll(): Promise<Measure[]> {
  const operator = await startOperator();
  const browser = await launchBrowser();
  try {
    const measures: Measure[] = [];
    const chosen = parts.filter((part) => positionals.length === 0 || positionals.includes(part));
    for (const part of chosen) measures.push(...(await measureOf[part](browser, operator.url)));
    return measures;
  } finally {
    await browser.close();
    await operator.stop();
  }
}

// A dynamic name, because the compiler can't check plain JavaScript.
const { buildIfStale } = await import(new URL('../build.mjs', import.meta.url).href);
await buildIfStale();
const measures = await measureAll();
const failed = failures(measures);
const verdict = `bench: ${measures.length} measures, ${failed.length} goals that decide not reached`;
mkdirSync('dist/bench', { recursive: true });
writeFileSync('dist/bench/bench.json', `${JSON.stringify(measures, null, 2)}\n`);
writeFileSync('dist/bench/bench.md', `${table(measures)}\n\n${verdict}\n`);
console.log(`${table(measures)}\n\n${verdict}`);
process.exitCode = failed.length > 0 ? 1 : 0;
