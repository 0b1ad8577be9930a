import { describe, expect, test } from 'vitest';
import { canonicalPath } from './canonicalPath.ts';
import { findRoute, type RouteRow, routeTable } from './routeTable.ts';

// From the specifications, not from the table.
const homePaths = ['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home'];
const shellPaths = [
  '/m/login',
  '/m/register',
  '/m/register.html',
  '/m/forget',
  '/m/changePsw',
  '/m/member/home',
  '/m/myAccount/index',
  '/m/set',
  '/m/notice',
  '/m/webEmail',
  '/m/message',
  '/m/messages',
  '/m/service',
  '/m/help',
  '/m/app',
  '/m/trail',
  '/m/activity',
  '/m/voucherCenter',
  '/m/withdraw',
  '/m/gameRecord',
  '/m/transaction/record',
  '/m/profitandloss',
  '/m/rewardCenter',
  '/m/mall/mallHome',
  '/m/securityCenter',
  '/m/member/benefits',
  '/m/inviteFriends',
  '/m/leaderBoard',
  '/m/vouReport',
  '/m/withdrawReport',
  '/m/upLine/transfer',
  '/m/member/manualRebate',
  '/m/member/rebateReport',
  '/m/agent/home',
  '/deposit-rank',
  '/bet-rank',
];
const gamePaths = [
  '/m/agent',
  '/m/live',
  '/m/sports',
  '/m/esports',
  '/m/lott',
  '/m/elott',
  '/m/gameCenter',
  '/m/jl-slot',
  '/m/fish',
  '/m/rng',
  '/m/pvp',
  '/m/pp-slot',
  '/m/slotsCenter',
  '/m/games',
  '/m/gameList',
  '/m/hot',
  '/m/lottery',
  '/m/startLottery',
  '/m/lotto-h5/mobile/Tradition/games/42',
  '/m/member/agent/getSalaryContract',
  '/m/member/agent/getDevidendContract',
  '/m/member/agent/getHourContract',
  '/m/agent/team/overview',
  '/m/member/team',
  '/m/redRain',
  '/m/agent/team/pnl',
  '/m/teamBetting',
  '/m/member/agent/agentRebeat',
  '/m/member/teamRebate',
  '/m/agentRegister',
  '/m/member/agent/agentDivident',
  '/m/member/notice',
];

const rows: readonly RouteRow[] = routeTable;
const idsOf = (paths: string[]) => new Set(paths.map((path) => findRoute(path).id));
const idsWhere = (holds: (row: RouteRow) => boolean) => new Set(rows.filter(holds).map(({ id }) => id));

describe('[SHELL-01] paths', () => {
  test.each(homePaths)('%s is home', (path) => expect(findRoute(path).id).toBe('home'));

  test.each([...shellPaths, ...gamePaths])('%s has its own page', (path) => {
    expect(findRoute(path).id).not.toBe('home');
  });

  test.each(['/no/such', '/m/nothing', '/m/home/further', '/m/lotto-h5/a/b/games/', '/m/login/x', ''])(
    'the unknown path "%s" is home',
    (path) => expect(findRoute(path).id).toBe('home'),
  );

  test('letter case and a trailing slash do not matter, as in the router', () => {
    expect(findRoute('/M/Login/').id).toBe('login');
  });

  test('ids and paths are unique', () => {
    const paths = rows.flatMap((row) => row.paths).map((path) => path.toLowerCase());
    expect(paths.filter((path, place) => paths.indexOf(path) !== place)).toEqual([]);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });
});

test('[SHELL-02] canonical paths', () => {
  const canonical = Object.fromEntries(
    ['/m/home', '/m/pp-slot', '/m/rng', '/m/live', '/m/fish', '/m/sports', '/m/activity'].map((path) => [
      path,
      canonicalPath(path),
    ]),
  );
  expect(canonical).toEqual({
    '/m/home': '/',
    '/m/pp-slot': '/jili',
    '/m/rng': '/rng',
    '/m/live': '/live',
    '/m/fish': '/fish',
    '/m/sports': '/sports',
    '/m/activity': '/promotions',
  });
  expect(canonicalPath('/m/register.html')).toBe('/m/register');
  expect(canonicalPath('/nowhere')).toBe('/');
  expect(canonicalPath('/m/lotto-h5/a/b/games/1')).toBe('/m/lotto-h5/a/b/games/1');
});

test('a canonical path leads to the page that names it', () => {
  const named = rows.flatMap(({ id, canonical }) => (canonical ? [{ id, canonical }] : []));
  expect(named.map(({ canonical }) => findRoute(canonical).id)).toEqual(named.map(({ id }) => id));
});

test('[SHELL-03] the page header is hidden only on these', () => {
  const hidden = [
    '/m/home',
    '/m/login',
    '/m/register',
    '/m/message',
    '/m/app',
    '/m/forget',
    '/m/member/home',
    '/m/changePsw',
    '/m/agent/home',
    '/deposit-rank',
    '/bet-rank',
    '/m/gameList',
  ];
  // It renders its own header, because the content changes with the order.
  const ownHeader = ['/m/voucherCenter'];
  expect(idsWhere(({ header }) => header !== 'back')).toEqual(idsOf([...hidden, ...ownHeader]));
});

test('[SHELL-04] the bottom menu is hidden only on these', () => {
  const hidden = [
    '/m/slotsCenter',
    '/m/gameList',
    '/m/changePsw',
    '/m/app',
    '/m/notice',
    '/m/agent/home',
    '/m/help',
    // Pages of a task (docs/decisions/0009).
    '/m/voucherCenter',
    '/m/withdraw',
    '/m/upLine/transfer',
    '/m/member/manualRebate',
    '/m/redRain',
    '/m/agentRegister',
    '/m/member/agent/agentRebeat',
    '/m/member/agent/agentDivident',
  ];
  expect(idsWhere(({ bottomMenu }) => !bottomMenu)).toEqual(idsOf(hidden));
});

test('[SHELL-06] only the logo on home; no arrow on home and change of password', () => {
  expect(idsWhere(({ header }) => header === 'logo')).toEqual(new Set(['home']));
  expect(idsWhere(({ back }) => back === 'none')).toEqual(idsOf(['/m/home', '/m/changePsw']));
});

test('[SHELL-07] [MSG-01] back leads home only from these', () => {
  const home = ['/m/login', '/m/register', '/m/trail', '/m/activity', '/m/forget', '/m/message'];
  expect(idsWhere(({ back }) => back === 'home')).toEqual(idsOf(home));
});

test('[PERM-01] [PERM-02] [PERM-03] access by route', () => {
  const access = Object.fromEntries(
    [
      '/m/set',
      '/m/webEmail',
      '/m/myAccount/index',
      '/m/voucherCenter',
      '/m/changePsw',
      '/m/agent/home',
      '/m/member/team',
      '/m/redRain',
      '/m/agentRegister',
      '/m/gameList',
    ].map((path) => [path, findRoute(path).access]),
  );
  expect(access).toEqual({
    '/m/set': 'player',
    '/m/webEmail': 'correspondent',
    '/m/myAccount/index': 'player',
    '/m/voucherCenter': 'realAccount',
    '/m/changePsw': 'passwordHolder',
    '/m/agent/home': 'agentElseHome',
    '/m/member/team': 'agent',
    '/m/redRain': 'realAgent',
    '/m/agentRegister': 'realAgent',
    '/m/gameList': 'anyone',
  });
});

test('[CAT-02] the search on category pages, and none on the lottery', () => {
  const searches = rows.flatMap(({ id, search }) => (search ? [[id, search]] : []));
  expect(Object.fromEntries(searches)).toEqual({
    live: 'LIVE',
    sports: 'SPORTS',
    esports: 'SPORTS',
    pvp: 'PVP',
    fish: 'FISH',
    rng: 'RNG',
    ppSlot: 'RNG',
  });
});
