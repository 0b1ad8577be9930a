import type { ParseKeys } from 'i18next';
import type { GameType } from '@araw/contract/games/gameCodes';
import { fitsPath } from '@araw/contract/calls/paths';
import type { Access } from '@araw/contract/calls/roles';

type TitleKey = Extract<ParseKeys, `title.${string}`>;

export interface RouteRow {
  id: string;
  /** The app links to the first. `:name` matches one segment. */
  paths: readonly [`/${string}`, ...`/${string}`[]];
  title: TitleKey;
  /** Titles of separate screens at the same path, by the value of `?page=`. */
  pages?: Readonly<Record<string, TitleKey>>;
  /**
   * `back`: the page header with back arrow and title. `logo`: the lobby's own bar with the logo (SHELL-06).
   * `hidden`: no page header, the screen brings its own (SHELL-03, which also covers `logo`).
   */
  header: 'back' | 'logo' | 'hidden';
  /** Whether the bottom menu shows (SHELL-04). */
  bottomMenu: boolean;
  access: Access;
  /**
   * Also open to players on a break or excluded: records, withdrawals, settings and help (PROT-04). Visitors see the
   * lobby, but these players must not, because it invites them to play.
   */
  staysOpen: boolean;
  /** `home`: always to /m/home; `step`: one step back, or home when there is none; `none`: no arrow (SHELL-07). */
  back: 'step' | 'home' | 'none';
  /** The canonical path for search engines (SHELL-02). */
  canonical?: `/${string}`;
  /** The header links to the search in games of this type (CAT-02). */
  search?: GameType;
}

const usual = {
  header: 'back',
  bottomMenu: true,
  access: 'anyone',
  staysOpen: false,
  back: 'step',
} as const;

/** Every route from both specifications, one row each (SHELL-01…07, PERM-01…05). */
export const routeTable = [
  // Home and account
  { ...usual, id: 'home', paths: ['/m/home', '/', '/m', '/m/index', '/m/index.html'], title: 'title.home', header: 'logo', back: 'none', canonical: '/' },
  { ...usual, id: 'login', paths: ['/m/login'], title: 'title.login', pages: { takeAccount: 'title.login' }, header: 'hidden', back: 'home', staysOpen: true },
  { ...usual, id: 'registration', paths: ['/m/register', '/m/register.html'], title: 'title.registration', header: 'hidden', back: 'home' },
  { ...usual, id: 'forgotPassword', paths: ['/m/forget'], title: 'title.forgotPassword', header: 'hidden', back: 'home', staysOpen: true },
  { ...usual, id: 'changePassword', paths: ['/m/changePsw'], title: 'title.changePassword', header: 'hidden', bottomMenu: false, back: 'none', access: 'passwordHolder', staysOpen: true },
  { ...usual, id: 'memberHome', paths: ['/m/member/home'], title: 'title.memberHome', header: 'hidden' },
  { ...usual, id: 'accountDetails', paths: ['/m/myAccount/index'], title: 'title.accountDetails', access: 'player', staysOpen: true },
  { ...usual, id: 'settings', paths: ['/m/set'], title: 'title.settings', access: 'player', staysOpen: true },
  { ...usual, id: 'announcements', paths: ['/m/notice'], title: 'title.announcements', bottomMenu: false },
  { ...usual, id: 'inbox', paths: ['/m/webEmail'], title: 'title.inbox', pages: { envelopes: 'title.inbox' }, access: 'correspondent', staysOpen: true },
  { ...usual, id: 'messageCentre', paths: ['/m/message', '/m/messages'], title: 'title.messageCentre', header: 'hidden', back: 'home', staysOpen: true },
  { ...usual, id: 'customerService', paths: ['/m/service'], title: 'title.customerService', staysOpen: true },
  { ...usual, id: 'help', paths: ['/m/help'], title: 'title.help', bottomMenu: false, staysOpen: true },
  { ...usual, id: 'appDownload', paths: ['/m/app'], title: 'title.appDownload', header: 'hidden', bottomMenu: false },
  { ...usual, id: 'trial', paths: ['/m/trail'], title: 'title.trial', back: 'home' },
  { ...usual, id: 'promotions', paths: ['/m/activity', '/promotions'], title: 'title.promotions', back: 'home', canonical: '/promotions' },
  { ...usual, id: 'deposit', paths: ['/m/voucherCenter'], title: 'title.deposit', header: 'hidden', bottomMenu: false, access: 'realAccount' },
  { ...usual, id: 'limits', paths: ['/m/limits'], title: 'title.limits', pages: { break: 'title.break', consent: 'title.consent' }, access: 'player', staysOpen: true },
  { ...usual, id: 'withdraw', paths: ['/m/withdraw'], title: 'title.withdraw', pages: { accounts: 'title.withdraw' }, bottomMenu: false, access: 'realAccount', staysOpen: true },
  { ...usual, id: 'gameRecord', paths: ['/m/gameRecord'], title: 'title.gameRecord', access: 'player', staysOpen: true },
  { ...usual, id: 'transactionRecord', paths: ['/m/transaction/record'], title: 'title.transactionRecord', access: 'player', staysOpen: true },
  { ...usual, id: 'profitAndLoss', paths: ['/m/profitandloss'], title: 'title.profitAndLoss', access: 'player', staysOpen: true },
  { ...usual, id: 'mall', paths: ['/m/mall/mallHome'], title: 'title.mall', access: 'player' },
  { ...usual, id: 'rewardCenter', paths: ['/m/rewardCenter'], title: 'title.rewardCenter', access: 'player' },
  { ...usual, id: 'securityCenter', paths: ['/m/securityCenter'], title: 'title.securityCenter', pages: { paymentPassword: 'title.securityCenter' }, access: 'player', staysOpen: true },
  { ...usual, id: 'benefits', paths: ['/m/member/benefits'], title: 'title.benefits', access: 'player' },
  { ...usual, id: 'inviteFriends', paths: ['/m/inviteFriends'], title: 'title.inviteFriends', access: 'player' },
  { ...usual, id: 'leaderBoard', paths: ['/m/leaderBoard'], title: 'title.leaderBoard', access: 'player' },
  { ...usual, id: 'depositReport', paths: ['/m/vouReport'], title: 'title.depositReport', access: 'player', staysOpen: true },
  { ...usual, id: 'withdrawReport', paths: ['/m/withdrawReport'], title: 'title.withdrawReport', access: 'player', staysOpen: true },
  { ...usual, id: 'uplineTransfer', paths: ['/m/upLine/transfer'], title: 'title.uplineTransfer', bottomMenu: false, access: 'realAccount' },
  { ...usual, id: 'manualRebate', paths: ['/m/member/manualRebate'], title: 'title.manualRebate', bottomMenu: false, access: 'player' },
  { ...usual, id: 'rebateReport', paths: ['/m/member/rebateReport'], title: 'title.rebateReport', access: 'player', staysOpen: true },
  { ...usual, id: 'depositRank', paths: ['/deposit-rank'], title: 'title.depositRank', header: 'hidden' },
  { ...usual, id: 'betRank', paths: ['/bet-rank'], title: 'title.betRank', header: 'hidden' },
  { ...usual, id: 'loginTerms', paths: ['/m/loginTerms'], title: 'title.loginTerms', staysOpen: true },
  { ...usual, id: 'userAgreement', paths: ['/m/userAgreement'], title: 'title.userAgreement', staysOpen: true },
  { ...usual, id: 'registerTerms', paths: ['/m/registerTerms'], title: 'title.registerTerms', staysOpen: true },
  { ...usual, id: 'onlineChat', paths: ['/m/onlineChat'], title: 'title.onlineChat', access: 'correspondent', staysOpen: true },
  { ...usual, id: 'languages', paths: ['/m/languages'], title: 'title.languages', staysOpen: true },
  { ...usual, id: 'ipLimit', paths: ['/m/ipLimit'], title: 'title.ipLimit', staysOpen: true },
  { ...usual, id: 'serviceLimit', paths: ['/m/serviceLimit'], title: 'title.serviceLimit', staysOpen: true },

  // Games
  { ...usual, id: 'live', paths: ['/m/live', '/live'], title: 'title.live', canonical: '/live', search: 'LIVE' },
  { ...usual, id: 'sports', paths: ['/m/sports', '/sports'], title: 'title.sports', canonical: '/sports', search: 'SPORTS' },
  { ...usual, id: 'esports', paths: ['/m/esports'], title: 'title.esports', search: 'SPORTS' },
  { ...usual, id: 'lott', paths: ['/m/lott'], title: 'title.lottery' },
  { ...usual, id: 'elott', paths: ['/m/elott'], title: 'title.elott' },
  { ...usual, id: 'gameCenter', paths: ['/m/gameCenter'], title: 'title.games' },
  { ...usual, id: 'jlSlot', paths: ['/m/jl-slot'], title: 'title.jlSlot' },
  { ...usual, id: 'fish', paths: ['/m/fish', '/fish'], title: 'title.fish', canonical: '/fish', search: 'FISH' },
  { ...usual, id: 'rng', paths: ['/m/rng', '/rng'], title: 'title.rng', canonical: '/rng', search: 'RNG' },
  { ...usual, id: 'pvp', paths: ['/m/pvp'], title: 'title.pvp', search: 'PVP' },
  { ...usual, id: 'ppSlot', paths: ['/m/pp-slot', '/jili'], title: 'title.ppSlot', canonical: '/jili', search: 'RNG' },
  { ...usual, id: 'slotsCenter', paths: ['/m/slotsCenter'], title: 'title.rng', bottomMenu: false },
  { ...usual, id: 'games', paths: ['/m/games'], title: 'title.games' },
  { ...usual, id: 'gameList', paths: ['/m/gameList'], title: 'title.games', header: 'hidden', bottomMenu: false },
  { ...usual, id: 'hot', paths: ['/m/hot'], title: 'title.hot' },
  { ...usual, id: 'lottery', paths: ['/m/lottery'], title: 'title.lottery' },
  { ...usual, id: 'startLottery', paths: ['/m/startLottery'], title: 'title.lottery' },
  { ...usual, id: 'lotteryFrame', paths: ['/m/lotto-h5/:mui/:playType/games/:gameId'], title: 'title.lottery', access: 'player' },

  // Contracts and agents
  { ...usual, id: 'salaryContract', paths: ['/m/member/agent/getSalaryContract'], title: 'title.salaryContract', access: 'agent' },
  { ...usual, id: 'dividendContract', paths: ['/m/member/agent/getDevidendContract'], title: 'title.dividendContract', access: 'agent' },
  { ...usual, id: 'hourlyContract', paths: ['/m/member/agent/getHourContract'], title: 'title.hourlyContract', access: 'agent' },
  { ...usual, id: 'agentHome', paths: ['/m/agent/home', '/m/agent'], title: 'title.agentHome', header: 'hidden', bottomMenu: false, access: 'agentElseHome' },
  { ...usual, id: 'teamOverview', paths: ['/m/agent/team/overview'], title: 'title.teamOverview', access: 'agent' },
  { ...usual, id: 'teamManagement', paths: ['/m/member/team'], title: 'title.teamManagement', access: 'agent' },
  { ...usual, id: 'redRain', paths: ['/m/redRain'], title: 'title.redRain', pages: { transfer: 'title.downlineTransfer' }, bottomMenu: false, access: 'realAgent' },
  { ...usual, id: 'teamProfitAndLoss', paths: ['/m/agent/team/pnl'], title: 'title.teamProfitAndLoss', access: 'agent' },
  { ...usual, id: 'teamBetting', paths: ['/m/teamBetting'], title: 'title.teamBetting', access: 'agent' },
  { ...usual, id: 'rebateSettings', paths: ['/m/member/agent/agentRebeat'], title: 'title.rebateSettings', bottomMenu: false, access: 'agent' },
  { ...usual, id: 'rebateIncome', paths: ['/m/member/teamRebate'], title: 'title.rebateIncome', access: 'agent' },
  { ...usual, id: 'agentRegister', paths: ['/m/agentRegister'], title: 'title.agentRegister', bottomMenu: false, access: 'realAgent' },
  { ...usual, id: 'agentDividend', paths: ['/m/member/agent/agentDivident'], title: 'title.agentDividend', bottomMenu: false, access: 'agent' },
  { ...usual, id: 'agentAnnouncements', paths: ['/m/member/notice'], title: 'title.announcements', access: 'agent' },
] as const satisfies readonly RouteRow[];

type Row = (typeof routeTable)[number];
export type RouteId = Row['id'];

const [home] = routeTable;

/** The row for a path; home for unknown paths (SHELL-01). */
export function findRoute(path: string): RouteRow {
  return routeTable.find((row) => row.paths.some((pattern) => fitsPath(pattern, path))) ?? home;
}

/** The query's `page`, if the row has a separate screen for it. */
export function pageOf({ pages = {} }: RouteRow, search: string): string | undefined {
  const page = new URLSearchParams(search).get('page') ?? '';
  return Object.hasOwn(pages, page) ? page : undefined;
}
