import type { CallRequest } from './calls.ts';
import { type GameType, listGameType } from '../games/gameCodes.ts';
import { listPageSize } from '../games/gameLists.ts';
import { languageToSend } from './languages.ts';
import { fitsPath } from './paths.ts';
import type { TermsKind } from './terms.ts';

/** Calls whose answers may be embedded in pages because they are the same for every visitor (PAGE-02). */
export const publicCalls = [
  'announcements',
  'availablePromotions',
  'customerService',
  'gameList',
  'helpCenter',
  'jackpot',
  'liveModels',
  'matches',
  'registerSettings',
  'terms',
] as const;
export type PublicCall = (typeof publicCalls)[number];

export type FirstRead = { [Name in PublicCall]: { call: Name; request: CallRequest<Name> } }[PublicCall];

/** What a page's first reads may depend on. */
interface Visit {
  merchant: string;
  /** As sent in calls. */
  language: string;
  query: URLSearchParams;
}

interface Row {
  /** Patterns from the route table. */
  paths: readonly [`/${string}`, ...`/${string}`[]];
  reads(visit: Visit): FirstRead[];
}

const games = (
  { merchant, language, query }: Visit,
  gameType: GameType,
  { pageSize = listPageSize, vassalage = '' } = {},
): FirstRead[] => {
  // With a vendor, tab or search in the URL the page starts with another list.
  const isFiltered = [...filters].some((name) => query.get(name));
  if (isFiltered) return [];
  const whole = { gameName: '', gameClassify: '', minBet: '', minLine: '' } as const;
  const asked = { merchant, language, gameType, vassalage, pageNo: 1, pageSize } as const;
  return [{ call: 'gameList', request: { ...whole, ...asked, platform: 'html5', clientType: 2 } }];
};
const filters = ['vassalage', 'gameName', 'gameClassify', 'minBet'];

const jackpot = ({ merchant }: Visit): FirstRead => ({ call: 'jackpot', request: { merchant } });
const matches = ({ merchant, language }: Visit): FirstRead => ({
  call: 'matches',
  request: { merchant, language },
});
const fieldRules = ({ language }: Visit): FirstRead => ({ call: 'registerSettings', request: { language } });
const terms = ({ language }: Visit, kind: TermsKind): FirstRead => ({
  call: 'terms',
  request: { kind, language },
});
const promotions = ({ language }: Visit): FirstRead => ({
  call: 'availablePromotions',
  request: { language },
});

/** Initial games of a page without a vendor menu. */
const few = { pageSize: 12 };

/**
 * The first calls of each route besides those that every page carries (PAGE-03). A route missing here makes no call at
 * first, or only calls specific to one visitor, such as a captcha.
 */
export const firstReads: readonly Row[] = [
  { paths: ['/m/login'], reads: (visit) => [fieldRules(visit)] },
  {
    paths: ['/m/register', '/m/register.html'],
    reads: (visit) => [
      fieldRules(visit),
      terms(visit, 'register'),
      {
        call: 'announcements',
        request: {
          types: 'B',
          groupName: 'm_reg',
          platform: 'M',
          merchantCode: visit.merchant,
          language: visit.language,
        },
      },
    ],
  },
  { paths: ['/m/forget'], reads: (visit) => [fieldRules(visit)] },
  { paths: ['/m/loginTerms'], reads: (visit) => [terms(visit, 'login')] },
  { paths: ['/m/userAgreement'], reads: (visit) => [terms(visit, 'userAgreement')] },
  { paths: ['/m/registerTerms'], reads: (visit) => [terms(visit, 'register')] },
  { paths: ['/m/member/home'], reads: (visit) => [promotions(visit)] },
  { paths: ['/m/activity', '/promotions'], reads: (visit) => [promotions(visit)] },
  {
    paths: ['/m/service'],
    reads: () => [
      { call: 'customerService', request: {} },
      { call: 'liveModels', request: {} },
    ],
  },
  {
    paths: ['/m/help'],
    reads: ({ language }) => [{ call: 'helpCenter', request: { lang: language, device: 'MOBILE' } }],
  },
  {
    paths: ['/m/gameList'],
    reads: (visit) => {
      const gameType = listGameType(visit.query.get('gameType'));
      const isWhole = (visit.query.get('type') ?? 'all') === 'all';
      return isWhole && gameType !== 'ALL' ? games(visit, gameType) : [];
    },
  },
  { paths: ['/m/live', '/live'], reads: (visit) => games(visit, 'LIVE', few) },
  {
    paths: ['/m/sports', '/sports'],
    reads: (visit) => [matches(visit), ...games(visit, 'SPORTS', few)],
  },
  { paths: ['/m/esports'], reads: (visit) => [matches(visit)] },
  { paths: ['/m/lott'], reads: (visit) => games(visit, 'LOTT', few) },
  { paths: ['/m/lottery'], reads: (visit) => games(visit, 'LOTT', few) },
  { paths: ['/m/elott'], reads: (visit) => games(visit, 'ELOTT', few) },
  { paths: ['/m/jl-slot'], reads: (visit) => [jackpot(visit), ...games(visit, 'JL')] },
  { paths: ['/m/fish', '/fish'], reads: (visit) => games(visit, 'FISH') },
  { paths: ['/m/rng', '/rng'], reads: (visit) => [jackpot(visit), ...games(visit, 'RNG')] },
  { paths: ['/m/slotsCenter'], reads: (visit) => [jackpot(visit), ...games(visit, 'RNG')] },
  {
    paths: ['/m/pp-slot', '/jili'],
    reads: (visit) => [jackpot(visit), ...games(visit, 'RNG', { vassalage: 'PP' })],
  },
  { paths: ['/m/pvp'], reads: (visit) => games(visit, 'PVP') },
];

/** First reads for this path, with exactly the requests that the app sends; empty for an unknown path. */
export function firstReadsOf(
  path: string,
  { language, ...visit }: Omit<Visit, 'language'> & { language: string },
): FirstRead[] {
  const row = firstReads.find(({ paths }) => paths.some((pattern) => fitsPath(pattern, path)));
  return row?.reads({ ...visit, language: languageToSend(language) }) ?? [];
}
