import { isLanguageCode, languageCodes, switcherLanguages } from '@araw/contract/calls/languages';
import { languageNames } from '@araw/contract/calls/languageNames';
import { type RouteId, type RouteRow, routeTable } from '#src/routes/routeTable.ts';
import type { RequirementId } from '../requirements/register.ts';

/** One part of a requirement. */
export interface Part {
  part: string;
  /** Why the product lacks it, or doesn't have it yet; absent if it exists. */
  missing?: string;
}

/** How far a requirement is met, by part. Empty if it is met as a whole. */
export type Extent = readonly Part[];

const whole: Extent = [];
const all = (...parts: string[]): Extent => parts.map((part) => ({ part }));
const lacks = (part: string, missing: string): Part => ({ part, missing });

/** Parts that are separate screens. */
const pages = (...ids: RouteId[]): Extent =>
  ids.map((id) => ({ part: (routeTable as readonly RouteRow[]).find((row) => row.id === id)!.paths[0] }));

/** The specification's list; its 'and more' is up to the operator. */
const listed = 'CN EN JA TH VI MY ES HI ID KM KO MS PT TA TW TY UR TR BN AR FA RU LO NE FR'.split(' ');

/**
 * How far each requirement is met today, by part if it names several. Tests can't prove what is missing: the report
 * calls such a requirement partly met, or not met. Change it in the commit that changes the product.
 */
export const extents: Readonly<Record<RequirementId, Extent>> = {
  'BOOT-01': all('the language', 'the status', 'the app'),
  'BOOT-02': whole,
  'BOOT-03': all('status 0', 'status 1', 'status 2'),
  'BOOT-04': all('the app', 'the maintenance page', 'the region page with the visitor’s IP'),
  'BOOT-05': all('the site’s information', 'location.ip', 'maintenance', 'regionRestriction'),
  'BOOT-06': whole,
  'BOOT-07': all('app_background', 'app_desc with its default', 'app_desc_font_color', 'mem_cen', 'dep_func'),
  'BOOT-08': all(
    'flags that switch entries',
    'the merchant’s code and its default',
    'the code of trial play',
  ),
  'BOOT-09': all('the path prefix', 'the gateways', 'the module ids'),
  'BOOT-10': whole,
  'BOOT-11': all(
    'MC_SESSION_INFO, memberInfo and status of the session',
    'theme, autoLogin, language, the hidden bar, SHELL_PU_A and SHELL_PU_B',
  ),
  'BOOT-12': pages('ipLimit', 'serviceLimit'),

  'SHELL-01': whole,
  'SHELL-02': all('/m/home', '/m/pp-slot', '/m/rng', '/m/live', '/m/fish', '/m/sports', '/m/activity'),
  'SHELL-03': whole,
  'SHELL-04': whole,
  'SHELL-05': all('home', 'promotion', 'deposit', 'members', 'customer service'),
  'SHELL-06': whole,
  'SHELL-07': all('log-in', 'registration', 'trial', 'activity', 'forgotten password', 'elsewhere'),
  'SHELL-08': whole,
  'SHELL-09': whole,
  'SHELL-10': whole,
  'SHELL-11': whole,
  'SHELL-12': whole,
  'SHELL-13': whole,
  'SHELL-14': whole,
  'SHELL-15': whole,

  'SES-01': whole,
  'SES-02': all('0, 1 and 2', '4', '40, 41 and 42', 'any other'),
  'SES-03': whole,
  'SES-04': whole,
  'SES-05': whole,
  'SES-06': whole,
  'SES-07': all('full', 'blocked', 'absent', 'garbage'),
  'SES-08': whole,

  'LOGIN-01': all('user name', 'SMS'),
  'LOGIN-02': whole,
  'LOGIN-03': whole,
  'LOGIN-04': whole,
  'LOGIN-05': whole,
  'LOGIN-06': whole,
  'LOGIN-07': whole,
  'LOGIN-08': whole,
  'LOGIN-09': all('Facebook', 'Google'),
  'LOGIN-10': whole,
  'LOGIN-11': all('loginUsername', 'loginPassword', 'loginMobileNum', 'verificationCode'),
  'LOGIN-12': whole,

  'REG-01': whole,
  'REG-02': whole,
  'REG-03': whole,
  'REG-04': whole,
  'REG-05': whole,
  'REG-06': whole,
  'REG-07': whole,
  'REG-08': whole,
  'REG-09': whole,
  'REG-10': whole,
  'REG-11': all('the user name', 'the e-mail address'),
  'REG-12': whole,
  'REG-13': whole,
  'REG-14': [...all('the log-in and the way home'), ...pages('registerTerms', 'userAgreement', 'loginTerms')],
  'REG-15': whole,
  'REG-16': all('missing', 'impossible', 'too young'),
  'REG-17': whole,
  'REG-18': whole,

  'SMS-01': whole,
  'SMS-02': whole,
  'SMS-03': all('before the log-in', 'at the registration'),
  'SMS-04': whole,
  'SMS-05': whole,
  'SMS-06': whole,

  'TRIAL-01': whole,
  'TRIAL-02': whole,
  'TRIAL-03': all('free play', 'test play'),
  'TRIAL-04': whole,

  'LOGOUT-01': whole,
  'LOGOUT-02': whole,
  'LOGOUT-03': whole,

  'PASS-01': whole,
  'PASS-02': whole,
  'PASS-03': whole,
  'PASS-04': whole,
  'PASS-05': whole,
  'PASS-06': all('by mail', 'by SMS'),

  'MEM-01': whole,
  'MEM-02': all('level interests', 'the download of the app'),
  'MEM-03': whole,
  'MEM-04': whole,
  'MEM-05': whole,
  'MEM-06': all('transfer to the superior', 'mission', 'referral'),
  'MEM-07': whole,
  'MEM-08': whole,
  'MEM-09': whole,

  'LANG-01': all(...switcherLanguages),
  'LANG-02': [
    ...[...new Set([...listed, ...languageCodes])].map((code) =>
      isLanguageCode(code)
        ? { part: `${code}: ${languageNames[code]}` }
        : lacks(code, 'its texts are not written'),
    ),
    lacks('addresses per language with hreflang', 'all languages share one address'),
    lacks('fonts of at most 60 KB', 'those of five scripts have 108 to 166 KB'),
    lacks('metrics of fallback fonts', 'no fallback font is adjusted to Noto'),
    lacks('lines broken by words in Thai, Khmer, Lao and Burmese', 'left to the browser'),
  ],
  'LANG-03': whole,
  'LANG-04': whole,

  'POP-01': whole,
  'POP-02': whole,
  'POP-03': whole,
  'POP-04': whole,
  'POP-05': whole,
  'POP-06': whole,
  'POP-07': whole,

  'ANN-01': all('promotion', 'banners', 'player', 'popup', 'hot', 'the unread count'),
  'ANN-02': all('registration', 'the message centre', 'home'),
  'ANN-03': whole,
  'ANN-04': whole,
  'ANN-05': whole,
  'MSG-01': all('Telegram', 'announcements', 'inbox', 'live chat', 'customer service'),
  'MSG-02': whole,
  'MSG-03': whole,

  'CS-01': all('Facebook', 'live chat', 'Telegram', 'the entries'),
  'CS-02': whole,
  'CS-03': whole,
  'CS-04': whole,

  'BAL-01': whole,
  'BAL-02': whole,

  'APP-01': whole,
  'APP-02': whole,
  'APP-03': whole,
  'APP-04': all('up to 11', '12.0 and 12.1', 'from 12.4', 'from 17'),
  'APP-05': whole,
  'APP-06': all('the eight links', 'the guide for Android', 'the guide for iOS', 'the footer'),
  'APP-07': whole,

  'PERM-01': whole,
  'PERM-02': whole,
  'PERM-03': whole,
  'PERM-04': all('4', '40', '41', '42'),
  'PERM-05': all('recent games', 'favourites', 'launches'),

  'HOME-01': whole,
  'HOME-02': whole,
  'HOME-03': all('EN', 'TY as tl', 'CN as zh', 'VI', 'TH'),
  'HOME-04': all('LIVE', 'RNG', 'SPORTS', 'ESPORTS', 'FISH', 'PVP', 'LOTT', 'ELOTT', 'HOT'),
  'HOME-05': whole,
  'HOME-06': whole,
  'HOME-07': whole,
  'HOME-08': whole,

  'ENT-01': whole,
  'ENT-02': whole,
  'ENT-03': whole,
  'ENT-04': whole,

  'CAT-01': pages(
    'live',
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
  ),
  'CAT-02': all('live', 'sports', 'e-sports', 'PVP', 'fish', 'slots'),
  'CAT-03': whole,
  'CAT-04': whole,
  'CAT-05': whole,
  'CAT-06': whole,

  'LIST-01': whole,
  'LIST-02': all('all', 'hot', 'recent', 'favourites'),
  'LIST-03': whole,
  'LIST-04': whole,
  'LIST-05': whole,
  'LIST-06': whole,
  'LIST-07': whole,
  'LIST-08': whole,

  'TILE-01': whole,
  'TILE-02': whole,
  'TILE-03': whole,
  'TILE-04': whole,
  'TILE-05': whole,
  'TILE-06': whole,

  'AGENT-01': whole,
  'AGENT-02': whole,
  'AGENT-03': whole,
  'AGENT-04': whole,
  'AGENT-05': all('the daily contract', 'the dividend contract', 'the hourly contract'),
  'AGENT-06': whole,
  'AGENT-07': [
    ...all('contracts: current, info, apply and history, on the side of who is offered one'),
    ...pages(
      'teamOverview',
      'teamManagement',
      'teamProfitAndLoss',
      'teamBetting',
      'rebateSettings',
      'rebateIncome',
      'agentRegister',
      'agentDividend',
      'redRain',
    ),
  ],

  'ACCT-01': pages('deposit', 'withdraw'),
  'ACCT-02': whole,
  'ACCT-03': pages(
    'rewardCenter',
    'mall',
    'benefits',
    'inviteFriends',
    'leaderBoard',
    'securityCenter',
    'uplineTransfer',
    'manualRebate',
    'rebateReport',
  ),
  'ACCT-04': all('the state of a promotion', 'applications with pictures'),

  'CASH-01': whole,
  'CASH-02': all('bounds', 'fee and what arrives', 'the quote that the order names', 'promotions'),
  'CASH-03': whole,
  'CASH-04': whole,
  'CASH-05': whole,
  'CASH-06': whole,
  'CASH-07': all('the route', 'the button', 'the call'),
  'CASH-08': [
    ...all('payout by each kind', 'its holidays to the end of 2026'),
    lacks('Eid from 2027 on', 'it is proclaimed year by year'),
  ],
  'CASH-09': whole,
  'CASH-10': whole,
  'CASH-11': all('a field of the registration sets it', 'set, change, recover, lock'),
  'CASH-12': whole,
  'CASH-13': whole,
  'CASH-14': whole,
  'CASH-15': whole,
  'CASH-16': all(
    'three pockets',
    'holds',
    'an audit of sums, balances, holds and days',
    'suspense, orders and clearing',
  ),
  'CASH-17': all(
    'stakes, pay-outs and refunds by pocket',
    'requirements, what fills and what ends them',
    'deposits and transfers that open them',
  ),
  'CASH-18': all(
    'what counts of a bet',
    'turnover by the weight of the category',
    'corrections',
    'rebates, points, levels, missions, ranks and commissions',
  ),
  'CASH-19': whole,
  'CASH-20': all('what a correction cannot take back is owed', 'reviewers and their decisions'),
  'CASH-21': all(
    'player’s cancel of a withdrawal',
    'transfers between members',
    'turnover on deposits',
    'a turnover factor over the limit',
    'remembered payment method',
    'envelopes and ranks',
    'bonuses across product kinds',
  ),
  'CASH-22': all(
    'the tables as data',
    'contracts, deposits and withdrawals run by theirs',
    'promotions, rewards and envelopes run by theirs',
  ),

  'PROT-01': [
    ...all('profiles as one table', 'settings that only tighten', 'barred groups'),
    lacks('identity and history on request', 'nothing asks for them yet'),
  ],
  'PROT-02': all('limits by kind and period', 'the table of limits', 'two devices, and two processes'),
  'PROT-03': all(
    'what is offered when, and reminders',
    'the offer and its two answers on the page of limits',
    'the offer at registration',
    'the answer before the first cash-in, where declining is an act',
  ),
  'PROT-04': all(
    'the table of breaks and exclusions',
    'calls and pages by standing',
    'registrations of the excluded',
    'the page',
  ),
  'PROT-05': all('the table of reality checks', 'bets that are refused', 'the question', 'its interval'),
  'PROT-06': all('figures of the running play and of past ones', 'what is shown in games', 'my activity'),
  'PROT-07': all('cycles', 'games at once', 'one press for one round', 'no effect at or below the stake'),
  'PROT-08': all(
    'the login before, told after logging in',
    'the end of an idle session by profile',
    'the question a minute before',
    'automatic calls of an open page',
  ),
  'PROT-09': all(
    'settings',
    'home, the page of limits, login, registration and cash-in',
    'what conform reports as missing',
  ),
  'PROT-10': all(
    'amounts and promotions that nothing proposes',
    'a count of the taps of both, first and again, from home and from the menu',
    'the last withdrawal again, never a larger one',
  ),
  'PROT-11': whole,
  'PROT-12': all(
    'consents by kind and channel, and their history',
    'popups, inbox, e-mail and SMS by consent',
    'none for players on a break or excluded',
    'the page',
  ),
  'PROT-13': all(
    'one version of the terms, the user agreement and the login terms',
    'bets and cash-ins',
    'what was accepted when, and the texts of earlier versions',
  ),
  'PROT-14': all(
    'the page',
    'the ways from home, side menu, member centre and cash-in',
    'the way from a game',
  ),
  'PROT-15': whole,
  'PROT-16': all('sentences of the app', 'sentences of the help, terms, announcements and games'),

  'REC-01': whole,
  'REC-02': whole,
  'REC-03': whole,
  'REC-04': all(
    'what came in, what went out and what is held, by range',
    'orders with their status, steps and ways on',
  ),
  'REC-05': all(
    'bets, pay-outs and net by day, category and game',
    'bonuses, rebates, deposits and withdrawals',
    'chart, table and CSV',
  ),
  'REC-06': whole,
  'REC-07': all(
    'sums of money by the day of the posting',
    'valid bets by the day of the settlement',
    'points, rebates, missions, ranks and commissions',
  ),
  'REC-08': whole,

  'BEN-01': [
    ...all('joining, applying, issuing, claiming and closing by the table', 'conditions before the end'),
    ...pages('promotions'),
  ],
  'BEN-02': whole,
  'BEN-03': [
    ...all('claiming once', 'one bonus in turnover', 'giving up', 'the badge'),
    ...pages('rewardCenter'),
  ],
  'BEN-04': all(
    'points from valid bets at a rate that is shown, fractions carried',
    'goods by category with stock and price',
    'redeeming to a bonus and to goods',
    'orders with their state',
    'no oversale and no negative points',
    'a book of their own',
  ),
  'BEN-05': all(
    'levels by their terms, counted at midnight',
    'gifts once each level, month and year',
    'the page',
  ),
  'BEN-06': all(
    'link, code and QR, copied and shared',
    'what is earned for what',
    'invited players masked',
    'a reviewer’s page for friends who look like the inviter',
  ),
  'BEN-07': whole,
  'BEN-08': whole,
  'BEN-09': all('rebates by day and category', 'at the rate of the day’s level', 'past claims'),
  'BEN-11': all('terms by version, in words', 'places', 'the largest bet', 'budget and the same person'),
  'BEN-12': all(
    'the ends of a bonus',
    'bets that are open afterwards',
    'the movement and its date in the record',
    'the word a day before a deadline',
  ),
  'BEN-13': all(
    'levels',
    'missions',
    'ranks',
    'commissions',
    'contracts',
    'two processes, a crash, a clock set back',
  ),
  'BEN-14': all(
    'points and piece in one transaction, by what was shown',
    'orders by their table',
    'cancelling until it is packed',
    'an address asked before, shown to two, erased in time',
  ),

  'TEAM-01': whole,
  'TEAM-02': whole,
  'TEAM-03': pages('rebateSettings'),
  'TEAM-04': pages('rebateIncome'),
  'TEAM-05': whole,
  'TEAM-06': whole,
  'TEAM-07': whole,
  'TEAM-08': whole,
  'TEAM-09': [
    ...all('offers, withdrawals, decisions and ends', 'payouts and history'),
    ...pages('agentDividend'),
    lacks('contracts of the topmost agents', 'nobody of the operator offers one'),
  ],
  'TEAM-10': whole,
  'TEAM-11': whole,
  'TEAM-12': all(
    'what a line earns',
    'rounding, and the top rate of the line',
    'the bettor’s rate by line or by level',
    'closed once a day, with what it was reckoned from',
  ),
  'TEAM-13': whole,
  'TEAM-14': [
    ...all('the inbox', 'who may open, and when', 'both records'),
    lacks('home and the reward centre', 'envelopes are met in the inbox alone'),
  ],

  'NET-01': whole,
  'NET-02': whole,
  'NET-03': all('DES', 'AES-GCM'),
  'NET-04': whole,
  'NET-05': all(...switcherLanguages),
  'NET-06': all('rounds of games', 'bets on draws', 'bets on matches and fights'),
  'NET-07': all('null and missing lists', 'unknown rows are skipped', 'ids and amounts as number or text'),
  'NET-08': all('the error names its call', 'each refused answer and skipped row is reported'),
  'NET-09': whole,
  'NET-10': whole,
  'NET-11': all(
    'white-label flags of their own call',
    'a captcha that is the picture alone',
    'winners in vo, a footer alone, matches without a game',
  ),
  'NET-12': whole,
  'NET-13': all(
    'one effect and one answer for a key',
    'the same key for something else is refused',
    'deposits, withdrawals and transfers',
  ),

  'KIT-01': whole,
  'KIT-02': all('a page without start-up data asks for it', 'sub-path, other origin, manifest, old pages'),
  'KIT-03': whole,
  'KIT-04': whole,
  'KIT-05': all(
    'parameters, answers and which calls are sealed',
    'examples, errors and callers',
    'generated clients compile',
  ),
  'KIT-06': all('vectors of the envelope', 'a guide, error codes, screens by call, recipes for hosting'),
  'KIT-07': [...all('what the recipes start, by hand'), lacks('the images', 'Docker has not built them yet')],
  'KIT-08': whole,

  'PAGE-01': [
    ...all('public routes of page server and embedded operator, taken over as they were drawn'),
    lacks('texts in HTML of the operator', 'only a browser makes them harmless, so it adds them'),
  ],
  'PAGE-02': all(
    'start-up data in a page is that of a visitor',
    'nothing of a player is kept by the service worker',
  ),
  'PAGE-03': all('each route names what it asks first', 'unknown query strings change nothing'),
  'PAGE-04': all(
    'what does not load says so and offers a reload',
    'links and forms before the scripts have come',
  ),
  'DEV-01': all('nine journeys in Chromium, Firefox ESR and WebKitGTK', 'what a machine lacks of them'),
  'DEV-02': all(
    'syntax',
    'styles',
    'what scripts call',
    'journeys in Chromium 89',
    'the page for Chromium 87',
  ),
  'DEV-03': [
    ...all('every route in English: text and zoom of 200 %, 280 px, 320 px, held sideways'),
    lacks('the other languages', 'the same test covers them, but no run has been seen yet'),
    lacks('the size of text that a phone is set to', 'no test runs on a phone of Apple or Android'),
  ],
  'DEV-04': all(
    'amounts, rates, counts, numbers, codes, names, addresses, dates and searches of every field',
    'other digits, full-width signs, hidden marks, separators and currency signs',
    'whole messages and links with a code in them',
    'what is unclear is asked about, and never guessed',
    'compositions of input methods',
  ),
  'DEV-05': all(
    'every field of every drawn page',
    'pages of a static host, which the app replaces',
    'the cursor',
  ),
  'DEV-06': all(
    'codes to scan',
    'paths that blockers know',
    'pages brought back',
    'apps with a browser inside on iOS',
  ),
  'DEV-07': all(
    'codes by SMS, with the host of the page',
    'none by mail or for addresses',
    'codes that a device reads from the message',
  ),
  'PAGE-05': all(
    'every public page and language of a static host',
    'nothing in them is of an operator or a person',
  ),
  'PAGE-06': all(
    'the returning app opens from the worker',
    'offline with what it last knew',
    'updates are offered',
  ),
  'PAGE-07': whole,
};
