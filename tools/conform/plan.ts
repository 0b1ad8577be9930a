import type { ErrorCode } from '@araw/contract/calls/answer';
import type { CallName, CallRequest, CallValue } from '@araw/contract/calls/calls';
import { isAgent, type MemberType } from '@araw/contract/calls/roles';
import type { HumanCheckSettings } from '@araw/contract/calls/system';

export const stages = [
  'first visit',
  'log-in',
  'registration',
  'account',
  'game',
  'message',
  'agent',
  'money',
  'records',
  'log-out',
] as const;
export type Stage = (typeof stages)[number];

/** Consequence for the app if the answer is missing, worst first. */
export const severities = ['the app cannot start', 'a screen is missing', 'a detail is missing'] as const;
export type Severity = (typeof severities)[number];

/** What a run has learnt so far. */
export interface Known {
  merchant: string;
  /** In the operator's spelling. */
  language: string;
  /** A merchant day, YYYY-MM-DD. */
  today: string;
  /** A name that belongs to nobody. */
  stranger: string;
  member: { name: string; password: string } | null;
  memberType: MemberType;
  /** From config.json. */
  humanCheck: HumanCheckSettings | undefined;
  /** The latest readable value of each call. */
  values: { [Name in CallName]?: CallValue<Name> };
}

export interface Step {
  call: CallName;
  stage: Stage;
  severity: Severity;
  /** Null if the operator has nothing to call it for. */
  request(known: Known): object | null;
  /** It leaves data behind at the operator. */
  writes: boolean;
  /** Refusals that count as valid answers. */
  refusals: readonly ErrorCode[];
}

interface More {
  writes?: boolean;
  refusals?: readonly ErrorCode[];
}

const [start, screen, detail] = severities;

function stepsOf(stage: Stage) {
  return <Name extends CallName>(
    call: Name,
    severity: Severity,
    request: (known: Known) => CallRequest<Name> | null,
    { writes = false, refusals = [] }: More = {},
  ): Step => ({ call, stage, severity, request, writes, refusals });
}

const empty = () => ({});
const writes = { writes: true } as const;
const visit = stepsOf('first visit');
const login = stepsOf('log-in');
const registration = stepsOf('registration');
const account = stepsOf('account');
const game = stepsOf('game');
const message = stepsOf('message');
const agent = stepsOf('agent');
const money = stepsOf('money');
const records = stepsOf('records');

const inLanguage = ({ language }: Known) => ({ language });
const lastDays = ({ language }: Known) => ({ period: '7days', language }) as const;
const ofMerchant = ({ merchant, language }: Known) => ({ merchant, language });
const page = { page: 1, pageSize: 10 };

const announcements = (types: string, groupName = '') => {
  return ({ merchant, language }: Known) =>
    ({ types, groupName, platform: 'M', merchantCode: merchant, language }) as const;
};

const gameOf = ({ values }: Known) => values.gameList?.games[0] ?? values.hotGames?.list[0];

const favourite = (known: Known) => {
  const found = gameOf(known);
  return found ? { nodeId: found.nodeId, vendor: found.vassalage } : null;
};

const launch = (known: Known) => {
  const found = gameOf(known);
  if (!found) return null;
  const { vassalage, gameId, nodeId, roomId } = found;
  return { vendor: vassalage, gameId, nodeId, roomId: roomId ?? '', language: known.language };
};

const ofId = <Row extends { id: string }>(row: Row | undefined, { language }: Known) =>
  row ? { id: row.id, language } : null;

/** The smallest amount of the first payment method that has limits. */
const deposit = ({ values, language }: Known) => {
  const method = values.cashIn?.methods[0];
  return method ? { method: method.code, amount: String(method.least), language } : null;
};

const withdrawal = ({ values, language }: Known) => {
  const to = values.withdrawPage?.accounts[0];
  return to ? { account: to.id, amount: String(values.withdrawPage?.limits.least), language } : null;
};

const notPossibleNow = ['demandOpen', 'amountOutOfBounds', 'insufficientBalance'] as const;

/**
 * The app's calls, in the order of a first visit, a login, and the player's next actions (KIT-04). The run skips calls for
 * other kinds of members, and those that write.
 */
export const plan: readonly Step[] = [
  visit('systemStatus', start, empty),
  // The app starts without them, with the merchant of config.json.
  visit('consolidatedSettings', screen, empty),
  visit('whitelabel', detail, empty),
  visit('announcements', screen, announcements('B,PL,PU,PR,H')),
  visit('vendors', screen, ofMerchant),
  visit('hotGames', screen, ({ merchant, language }) => ({
    merchantCode: merchant,
    isPlatform: 2,
    language,
    platform: 'html5',
  })),
  visit('gameList', screen, ({ merchant, language }) => ({
    merchant,
    platform: 'html5',
    gameType: '',
    pageNo: 1,
    pageSize: 25,
    minLine: '',
    language,
    clientType: 2,
  })),
  visit('matches', detail, ofMerchant),
  visit('winnerBoard', detail, ({ language }) => ({ gameCategory: 'ALL', language, limitNum: 100 })),
  visit('jackpot', detail, ({ merchant }) => ({ merchant })),
  visit('lotteryMenu', screen, empty),
  visit('customerService', screen, empty),
  visit('openCustomerService', screen, ({ values }) => {
    const channel = values.customerService?.list[0];
    return channel ? { path: channel.path } : null;
  }),
  visit('helpCenter', screen, ({ language }) => ({ lang: language, device: 'MOBILE' })),
  visit('liveModels', detail, empty),
  visit('availablePromotions', screen, inLanguage),

  login('registerSettings', screen, inLanguage),
  login('captcha', screen, empty),
  login('terms', screen, ({ language }) => ({ kind: 'login', language })),
  login('humanChallenge', screen, ({ values, humanCheck }) =>
    (values.consolidatedSettings?.humanCheck ?? humanCheck)?.provider === 'proofOfWork' ? {} : null,
  ),
  // Before the login, which it would end.
  login('createTrial', screen, () => ({ ageConfirmed: true }), writes),
  login('logIn', screen, ({ stranger }) => ({ username: stranger, password: stranger, type: 'username' }), {
    refusals: ['credentialsWrong', 'userDisabled', 'captchaWrong'],
  }),
  login('logIn', screen, ({ member }) =>
    member ? { username: member.name, password: member.password, type: 'username' } : null,
  ),
  login('memberInfo', screen, empty),
  login('wallet', screen, empty),
  login('memberFunds', detail, empty),
  login('favouriteIds', detail, () => ({ pageNo: 1, pageSize: 100 })),

  registration('terms', screen, ({ language }) => ({ kind: 'register', language })),
  registration('terms', screen, ({ language }) => ({ kind: 'userAgreement', language })),
  registration('checkUsername', detail, ({ stranger }) => ({ username: stranger })),
  registration('checkEmail', detail, ({ stranger }) => ({ email: `${stranger}@example.com` })),
  registration('checkAffiliate', screen, ({ stranger }) => ({ code: stranger, domain: 'example.com' }), {
    refusals: ['invitationInvalid'],
  }),

  account('profile', screen, empty),
  account('headIcon', detail, empty),
  account('loginHistory', screen, empty),
  account('activeSessions', screen, empty),
  account(
    'updateProfile',
    detail,
    ({ values }) => {
      return values.profile?.editable.includes('nickname') ? { nickname: values.profile.nickname } : null;
    },
    writes,
  ),
  account(
    'setHeadIcon',
    detail,
    ({ values }) => {
      return values.headIcon ? { icon: values.headIcon.icon } : null;
    },
    writes,
  ),

  game('recentGames', screen, ({ language }) => ({ page: 1, pageSize: 25, language, clientType: 2 })),
  game('favouriteGames', screen, ({ language }) => ({ pageNo: 1, pageSize: 15, language })),
  game('addFavourite', detail, favourite, writes),
  game('removeFavourite', detail, favourite, writes),
  game('launchGame', screen, launch, { ...writes, refusals: ['balanceBelowMinimum'] }),
  game('launchTrialGame', screen, launch, writes),
  game('addRecentGame', detail, favourite, writes),

  message('announcements', screen, announcements('B,PL,PU')),
  message(
    'readAnnouncement',
    detail,
    ({ values }) => {
      const first = values.announcements?.player[0];
      return first ? { announcementId: first.id, read: true } : null;
    },
    writes,
  ),
  message('inbox', screen, ({ language }) => ({ ...page, language })),
  message('inboxUnread', detail, empty),
  message(
    'readInboxMessage',
    detail,
    ({ values }) => {
      const first = values.inbox?.list[0];
      return first ? { id: first.id } : null;
    },
    writes,
  ),
  message('chatUnread', detail, empty),
  message(
    'launchChat',
    screen,
    ({ language }) => ({
      b2c: 1,
      language,
      backUrl: 'https://example.com/m/service',
      headerColor: '#000000',
      title: 'Chat',
    }),
    writes,
  ),
  message(
    'sendFeedback',
    screen,
    ({ values }) => {
      const { least = 1 } = values.consolidatedSettings?.feedbackWords ?? {};
      return { content: Array.from({ length: Math.max(least, 4) }, () => 'conformance').join(' ') };
    },
    writes,
  ),

  agent('teamKpiA', screen, ({ today }) => ({ startDate: today, endDate: today, size: 0 })),
  agent('dailySalaryInfo', detail, empty),
  agent('dailySalaryCurrent', screen, empty),
  agent('dailySalaryHistory', screen, () => page),
  agent('dividendInfo', detail, empty),
  agent('dividendCurrent', screen, empty),
  agent('dividendHistory', screen, () => page),
  agent('hourlySalaryInfo', detail, empty),
  agent('hourlySalaryCurrent', screen, empty),
  agent('hourlySalaryHistory', screen, () => page),
  agent('contractPayouts', screen, () => ({ ...page, kind: 'dailySalary' })),
  agent('teamFigures', screen, lastDays),
  agent('teamBets', screen, lastDays),
  agent('subordinates', screen, () => page),
  agent('downlines', screen, () => page),
  agent('downline', detail, ({ values }) => {
    const first = values.downlines?.list[0];
    return first ? { account: first.account } : null;
  }),
  agent('rebateIncome', screen, () => ({ period: '7days' })),
  agent('rebateSettings', screen, empty),
  agent('rebateQuotas', screen, empty),
  agent('downlineRebates', screen, ({ values }) => {
    const first = values.rebateSettings?.subordinates[0];
    return first ? { account: first.account } : null;
  }),
  agent('givenContracts', screen, () => ({ ...page, state: 'all' })),
  agent('offerableContracts', screen, ({ values }) => {
    const partner = values.rebateSettings?.subordinates.find(({ type }) => isAgent(type));
    return partner ? { account: partner.account } : null;
  }),
  agent('affiliateUrls', screen, empty),
  agent('registerByAffiliateUrl', detail, ({ values }) => {
    const first = values.affiliateUrls?.list[0];
    return first ? { id: first.id } : null;
  }),
  agent('recipients', screen, empty),
  agent('downlineTransfer', screen, ({ values, language }) => {
    const first = values.recipients?.list[0];
    return first ? { account: first.account, language } : null;
  }),
  agent('envelopeRain', screen, inLanguage),

  money('cashIn', screen, inLanguage),
  money('depositRecord', screen, lastDays),
  money('depositOrder', screen, (known) => {
    const { cashIn, depositRecord } = known.values;
    return ofId(cashIn?.open[0] ?? depositRecord?.list[0], known);
  }),
  money('quoteDeposit', screen, deposit, { ...writes, refusals: notPossibleNow }),
  money('ownLimit', screen, empty),
  money('protection', screen, empty),
  money('playSession', detail, empty),
  money('ownTerms', detail, inLanguage),
  money('activity', detail, empty),
  money('consents', detail, empty),
  money('paymentPassword', screen, empty),
  money('payoutAccounts', screen, inLanguage),
  money('withdrawPage', screen, inLanguage),
  money('withdrawalRecord', screen, lastDays),
  money('withdrawalOrder', screen, (known) => {
    const { withdrawPage, withdrawalRecord } = known.values;
    return ofId(withdrawPage?.onTheWay[0] ?? withdrawalRecord?.list[0], known);
  }),
  money('quoteWithdrawal', screen, withdrawal, { ...writes, refusals: notPossibleNow }),
  money('upline', screen, inLanguage),
  money('rebate', screen, inLanguage),
  money('promotionOffers', screen, inLanguage),
  money('rewards', screen, inLanguage),
  money('envelopes', screen, inLanguage),
  money('benefits', screen, inLanguage),
  money('missions', screen, inLanguage),
  money('mall', screen, inLanguage),
  money('goodsOrders', screen, inLanguage),
  money('pointsHistory', screen, inLanguage),
  money('rank', screen, () => ({ board: 'bets', period: 'week' })),
  money('invitation', screen, inLanguage),

  records('betRecord', screen, lastDays),
  records('betDetail', screen, ({ values, language }) => {
    const bet = values.betRecord?.list.find(({ source }) => source !== 'lottery');
    return bet && bet.source !== 'lottery' ? { source: bet.source, id: bet.id, language } : null;
  }),
  records('lotteryOrderDetail', screen, ({ values }) => {
    const order = values.betRecord?.list.find(({ source }) => source === 'lottery');
    return order ? { orderId: order.id } : null;
  }),
  records('movementRecord', screen, lastDays),
  records('rebateRecord', screen, lastDays),
  records('profitRecord', screen, lastDays),

  stepsOf('log-out')('logOut', detail, empty),
];

const codes = 'it sends a code to a phone or an e-mail address';
const proof = 'it asks for a code or another secret of the player';
const moves = 'it moves money, or prepares it';
const decides = 'it decides a contract for good';

/** Calls that no run makes, with the reason. */
export const leftOut: Partial<Record<CallName, string>> = {
  register: 'it makes an account that nobody takes away again',
  registerMobile: 'it makes an account that nobody takes away again',
  openDownlineAccount: 'it makes an account that nobody takes away again',
  takeAccount: proof,
  createAffiliateUrl: 'it makes an address whose code is never given out again',
  deleteAffiliateUrl: 'it ends an address for good',
  sendLoginCode: codes,
  sendRegisterCode: codes,
  sendOwnCode: codes,
  forgotByEmail: codes,
  forgotBySms: codes,
  updateEmail: codes,
  updateMobile: codes,
  verifyPasswordCode: proof,
  confirmContact: proof,
  setPaymentPassword: proof,
  changePaymentPassword: proof,
  recoverPaymentPassword: proof,
  changePassword: 'it ends the other sessions of the member',
  endMemberSession: 'it ends a session of the member',
  deleteInboxMessage: 'it takes a message away for good',
  readInbox: 'it marks every message as read',
  cancelSuborder: 'it cancels a bet',
  createDeposit: moves,
  cancelDeposit: moves,
  sendReceipt: moves,
  settleDebt: moves,
  setLimit: 'it binds the member for a day',
  confirmLimit: 'there is a raise to confirm a day after it was asked for only',
  cancelLimitChange: 'there is nothing to cancel',
  answerLimitOffer: 'the answer is the member’s own',
  acceptTerms: 'the answer is the member’s own',
  takeBreak: 'it keeps the member from playing',
  selfExclude: 'it keeps the member from playing',
  askReturn: 'there is no exclusion to return from',
  withdrawReturn: 'there is no exclusion to return from',
  setRealityCheck: 'the choice is the member’s own',
  setConsents: 'the consent is the member’s own',
  answerRealityCheck: 'there is no check to answer',
  setOwnLimit: 'it binds the member for a day',
  cancelOwnLimitChange: 'it takes back what the member has asked for',
  createWithdrawal: moves,
  cancelWithdrawal: moves,
  transferUpline: moves,
  transferDownline: moves,
  transferMultipleDownline: moves,
  stopEnvelope: moves,
  openEnvelope: moves,
  claimRebate: moves,
  joinPromotion: moves,
  applyForPromotion: 'it sends words and pictures to a reviewer',
  claimReward: moves,
  claimGift: moves,
  claimMission: moves,
  redeem: moves,
  cancelGoodsOrder: moves,
  setRankPresence: 'it takes the member off the lists, or puts them back',
  giveUpReward: moves,
  addPayoutAccount: proof,
  setDefaultPayoutAccount: 'it changes where money goes',
  removePayoutAccount: proof,
  dailySalaryApply: decides,
  dividendPayout: decides,
  hourlySalaryApply: decides,
  dailySalaryProcess: decides,
  offerContract: 'it offers a contract to another member',
  withdrawContract: decides,
  endContract: decides,
  updateDownlineRebates: 'it changes what another member earns',
};
