import { routeTable, type RouteId } from '#src/routes/routeTable.ts';
import { fitsPath } from '@araw/contract/calls/paths';
import type { RuleResults } from '#tools/flow/results.ts';

/** Tag of tests that `npm test` leaves out. */
const left = 'full';
/** Steps from which a walk counts as long, whatever its chart. */
const longWalk = 5;
/** A journey through more screens than this is specific to none of them. */
const mostScreens = 12;

/** A test run by either runner. */
export interface RunTest {
  /** Relative to the repository. */
  file: string;
  /** Includes the titles of enclosing groups. */
  title: string;
  tags: readonly string[];
  annotations: readonly Annotation[];
}

/**
 * `requirement`: an ID; `shown`: a path of the page; `axe`: a checked path; `longest`: length of the chart's longest
 * walk.
 */
interface Annotation {
  type: string;
  description?: string;
}

/** A run's results: the tests that ran, and the charts. */
export interface Run extends Pick<RuleResults, 'charts' | 'rules'> {
  tests: readonly RunTest[];
}

/** What a run has to include. */
export interface Expected {
  requirements: readonly string[];
  charts: readonly string[];
}

/** Screens that differ from another only in their data; that one stands in for them. */
const standsFor: Partial<Record<RouteId, RouteId>> = {
  // A game type's page, with another type's games.
  ...Object.fromEntries(
    (
      [
        'sports',
        'esports',
        'lott',
        'elott',
        'gameCenter',
        'jlSlot',
        'fish',
        'rng',
        'pvp',
        'ppSlot',
        'slotsCenter',
        'games',
        'hot',
        'lottery',
        'startLottery',
      ] as const
    ).map((id) => [id, 'live']),
  ),
  dividendContract: 'salaryContract',
  hourlyContract: 'salaryContract',
  depositRank: 'betRank',
  userAgreement: 'registerTerms',
  loginTerms: 'registerTerms',
  agentAnnouncements: 'announcements',
};
/** Dead ends that only explain why; there is nothing to do. */
const withoutJourney: readonly RouteId[] = ['ipLimit', 'serviceLimit'];
/** Redirects to the chat before it shows anything. */
const withoutAxe: readonly RouteId[] = ['onlineChat'];

/** What the short run would not prove, in words; empty if every sentence about it in CONTRIBUTING is true. */
export function lacksOf({ charts, rules, tests }: Run, expected: Expected): string[] {
  const short = tests.filter(({ tags }) => !tags.includes(left));
  return [
    ...requirementLacks(expected.requirements, short, rules),
    ...expected.charts.flatMap((chart) => chartLacks(chart, charts, rules)),
    ...expected.charts.flatMap((chart) => walkLacks(chart, short)),
    ...routeLacks(journeysOf(short), withoutJourney, 'is the subject of no journey'),
    ...routeLacks(short.map(placesOf('axe')), withoutAxe, 'is looked at by axe nowhere'),
  ];
}

function requirementLacks(
  requirements: readonly string[],
  short: readonly RunTest[],
  rules: RuleResults['rules'],
): string[] {
  const named = new Set<string>([
    ...rules.flatMap((rule) => rule.requirements),
    ...short.flatMap(({ title }) => title.match(/[A-Z]+-\d\d/g) ?? []),
    ...short.flatMap(placesOf('requirement')),
  ]);
  return requirements
    .filter((id) => !named.has(id))
    .map((id) => `${id} is named by no test of the short run, and by no rule of a chart`);
}

function chartLacks(chart: string, charts: Run['charts'], rules: Run['rules']): string[] {
  const found = charts.find(({ name }) => name === chart);
  if (!found || found.edges === 0) return [`${chart} was not run on real actors`];
  return rules.some(({ machine }) => machine === chart) ? [] : [`${chart} has no rule`];
}

function walkLacks(chart: string, short: readonly RunTest[]): string[] {
  const walks = short.filter(({ file }) => file === `e2e/flows/${chart}/${chart}.spec.ts`);
  const stepsOf = ({ title }: RunTest) => Number(/(\d+) steps?\b/.exec(title)?.[1] ?? 0);
  const longest = Math.max(0, ...walks.map(stepsOf));
  const possible = Math.max(0, ...walks.flatMap(placesOf('longest')).map(Number));
  if (possible > 0 && longest >= Math.min(longWalk, possible)) return [];
  return [
    `${chart} has no long walk in the browser: ${longest} steps, where its longest has ${possible || 'not been told'}`,
  ];
}

/** The screens of each journey that is specific to some of them. */
const journeysOf = (short: readonly RunTest[]) =>
  short
    .filter(({ file }) => /^e2e\/(journeys\/|play\.spec)/.test(file))
    .map(placesOf('shown'))
    .filter((paths) => new Set(paths.map(routeOf)).size <= mostScreens);

function routeLacks(places: readonly string[][], reviewed: readonly RouteId[], what: string): string[] {
  const seen = new Set(places.flat().map(routeOf));
  return routeTable
    .filter(({ id }) => !reviewed.includes(id) && !seen.has(id) && !seen.has(standsFor[id] ?? id))
    .map(({ id, paths: [path] }) => `${id} (${path}) ${what} in the short run`);
}

/** Null for a path without a route: it shows home. */
const routeOf = (path: string): RouteId | undefined =>
  routeTable.find(({ paths }) => paths.some((pattern) => fitsPath(pattern, path)))?.id;

const placesOf =
  (wanted: string) =>
  ({ annotations }: RunTest): string[] =>
    annotations.flatMap(({ type, description }) => (type === wanted && description ? [description] : []));
