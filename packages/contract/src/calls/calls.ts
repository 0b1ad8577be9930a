import * as v from 'valibot';
import * as agent from '../agents/agent.ts';
import * as agentAccounts from '../agents/agentAccounts.ts';
import * as agentContracts from '../agents/agentContracts.ts';
import * as downlineRebates from '../agents/downlineRebates.ts';
import * as announcements from '../messages/announcements.ts';
import * as benefits from '../rewards/benefits.ts';
import { call, type Call } from './call.ts';
import * as deposits from '../cashier/deposits.ts';
import { address, day, done, nothing, pageSize, list, pesos, rowId, text, timestamp, whole } from '../values/fields.ts';
import { gameTypes } from '../games/gameCodes.ts';
import * as gameLists from '../games/gameLists.ts';
import * as games from '../games/games.ts';
import { helpItem } from '../messages/help.ts';
import { memberInfo } from '../accounts/kept.ts';
import * as invitation from '../accounts/invitation.ts';
import * as lottery from '../games/lottery.ts';
import * as mall from '../rewards/mall.ts';
import * as member from '../accounts/member.ts';
import * as messages from '../messages/messages.ts';
import * as missions from '../rewards/missions.ts';
import * as ownLimit from '../cashier/ownLimit.ts';
import * as payoutAccounts from '../cashier/payoutAccounts.ts';
import { consents, setConsentsRequest } from '../protection/consents.ts';
import * as protection from '../protection/protection.ts';
import * as promotions from '../cashier/promotions.ts';
import * as ranks from '../rewards/ranks.ts';
import * as income from '../rewards/rebateIncome.ts';
import * as rebates from '../rewards/rebates.ts';
import * as records from '../cashier/records.ts';
import * as session from '../accounts/session.ts';
import * as system from './system.ts';
import * as team from '../agents/team.ts';
import { acceptTermsRequest, ownTerms, ownTermsRequest, terms, termsRequest } from './terms.ts';
import * as transfers from '../cashier/transfers.ts';
import * as withdrawals from '../cashier/withdrawals.ts';
import { typedText } from '../values/typedFields.ts';
import { readEmail } from '../values/typedContact.ts';
import { readInvitation } from '../values/typedCode.ts';
import { readLine, readName } from '../values/typedText.ts';

/**
 * Every call of both specifications, one row each (NET-01). The typed client, the operator's handlers and
 * docs/openapi.json are derived from it. A token travels in the Authorization header, never in a query or body, even
 * where the specifications list it as a parameter.
 */
export const calls = {
  // Session
  logIn: call({ purpose: 'log in', method: 'POST', path: '/wps/session/login', request: session.loginRequest, response: session.loginValue, access: 'anyone', device: true, sealed: true }),
  takeAccount: call({ purpose: 'take over an account that an agent opened: an own password, age and terms', method: 'POST', path: '/wps/session/first', request: session.takeAccountRequest, response: session.loginValue, access: 'anyone', device: true, sealed: true, assumed: true }),
  logInFreePlay: call({ purpose: 'log in for free play', method: 'POST', path: '/wps/session/login/freeplay', request: v.object({ ageConfirmed: v.literal(true) }), response: session.trialAccount, access: 'anyone', sealed: true }),
  createTrial: call({ purpose: 'create a trial account', method: 'POST', path: '/wps/session/trial', request: v.object({ ageConfirmed: v.literal(true) }), response: session.trialAccount, access: 'anyone', assumed: true }),
  createTrialByGet: call({ purpose: 'create a trial account as the specification has it; only with the Merchant header', method: 'GET', path: '/wps/session/trial', request: v.object({ ageConfirmed: v.literal('true') }), response: session.trialAccount, access: 'anyone', assumed: true }),
  testPlay: call({ purpose: 'test play', method: 'POST', path: '/wps/session/testplay', request: v.object({ moduleId: text(32), ageConfirmed: v.literal(true) }), response: session.trialAccount, access: 'anyone', assumed: true }),
  logOut: call({ purpose: 'log out', method: 'DELETE', path: '/wps/session/logout', request: nothing, response: done, access: 'player', staysOpen: true, alert: false }),
  captcha: call({ purpose: 'a captcha picture', method: 'GET', path: '/wps/captcha', request: nothing, response: session.captchaImage, access: 'anyone', module: 'CAPTCHA3' }),

  // Registration and verification
  registerSettings: call({ purpose: 'registration and login field rules', method: 'GET', path: '/wps/system/setting/register', request: v.object({ language: v.optional(text(8), 'EN') }), response: member.registerSettings, access: 'anyone', module: 'REG3' }),
  register: call({ purpose: 'register by username', method: 'PUT', path: '/wps/member/register', request: member.registerRequest, response: session.loginValue, access: 'anyone', device: true, sealed: true, module: 'REG3' }),
  registerMobile: call({ purpose: 'register by mobile number', method: 'PUT', path: '/wps/member/register/mobile', request: member.registerRequest, response: session.loginValue, access: 'anyone', device: true, sealed: true, module: 'REG3' }),
  verification: call({ purpose: 'whether a verification is needed', method: 'GET', path: '/wps/verification', request: v.object({ purpose: v.picklist(['login', 'register', 'password']) }), response: v.object({ required: v.boolean() }), access: 'anyone', assumed: true }),
  checkUsername: call({ purpose: 'whether a username is free', method: 'GET', path: '/wps/check/username', request: v.object({ username: typedText(readName, 128) }), response: v.object({ available: v.boolean() }), access: 'anyone', alert: false }),
  checkEmail: call({ purpose: 'whether an e-mail address is free', method: 'POST', path: '/wps/check/email', request: v.object({ email: typedText(readEmail, 255) }), response: v.object({ available: v.boolean() }), access: 'anyone', alert: false, assumed: true }),
  checkAffiliate: call({ purpose: 'whether an affiliate code is valid', method: 'GET', path: '/wps/agent/affiliate', request: v.object({ code: typedText(readInvitation, 64), domain: text(255) }), response: done, access: 'anyone', alert: false }),
  sendLoginCode: call({ purpose: 'send an SMS code before login', method: 'POST', path: '/wps/verification/sms/noLogin', request: member.smsRequest, response: member.smsValue, access: 'anyone', device: true }),
  sendRegisterCode: call({ purpose: 'send an SMS code at registration', method: 'POST', path: '/wps/verification/sms/register', request: member.smsRequest, response: member.smsValue, access: 'anyone' }),

  humanChallenge: call({ purpose: 'a proof-of-work challenge', method: 'GET', path: '/wps/verification/human', request: nothing, response: v.object({ challenge: v.record(v.string(), v.unknown()) }), access: 'anyone', assumed: true }),
  terms: call({ purpose: 'terms, with version and date', method: 'GET', path: '/wps/system/terms', request: termsRequest, response: terms, access: 'anyone', assumed: true }),
  ownTerms: call({ purpose: 'the terms in force, and which versions the player accepted when', method: 'GET', path: '/wps/member/terms', request: ownTermsRequest, response: ownTerms, access: 'realAccount', staysOpen: true, assumed: true }),
  acceptTerms: call({ purpose: 'accept the version of the terms that was shown', method: 'POST', path: '/wps/member/terms/accept', request: acceptTermsRequest, response: ownTerms, access: 'realAccount', staysOpen: true, assumed: true }),

  // Passwords
  changePassword: call({ purpose: 'change the password', method: 'POST', path: '/wps/member/password', request: member.changePasswordRequest, response: done, access: 'passwordHolder', staysOpen: true, sealed: true }),
  verifyPasswordCode: call({ purpose: 'set a new password by a code', method: 'POST', path: '/wps/member/password/verification', request: member.passwordVerificationRequest, response: done, access: 'anyone', device: true, sealed: true }),
  forgotByEmail: call({ purpose: 'send a password code by e-mail', method: 'POST', path: '/wps/member/password/email', request: member.mailCodeRequest, response: member.smsValue, access: 'anyone', device: true, assumed: true }),
  forgotBySms: call({ purpose: 'send a password code by SMS', method: 'POST', path: '/wps/member/password/sms', request: member.smsRequest, response: member.smsValue, access: 'anyone', device: true, assumed: true }),

  // Member
  memberInfo: call({ purpose: 'member info', method: 'GET', path: '/wps/member/info', request: nothing, response: memberInfo, access: 'player', staysOpen: true }),
  memberFunds: call({ purpose: 'consolidated funds and contract flags', method: 'GET', path: '/wps/member/info/funds/consolidated', request: nothing, response: member.memberFunds, access: 'player', staysOpen: true, module: 'FUNDTRANS3' }),
  updateEmail: call({ purpose: 'ask for another e-mail address: a code goes to it', method: 'POST', path: '/wps/member/info/email', request: member.newEmailRequest, response: member.smsValue, access: 'realAccount', sealed: true, assumed: true }),
  updateMobile: call({ purpose: 'ask for another mobile number: a code goes to it', method: 'POST', path: '/wps/member/info/mobile', request: member.newMobileRequest, response: member.smsValue, access: 'realAccount', sealed: true, assumed: true }),
  confirmContact: call({ purpose: 'take the new address by its code', method: 'POST', path: '/wps/member/info/contact', request: member.confirmContactRequest, response: done, access: 'realAccount', sealed: true, assumed: true }),
  sendOwnCode: call({ purpose: 'send the player a code that proves who they are', method: 'POST', path: '/wps/verification/own', request: member.ownCodeRequest, response: member.smsValue, access: 'realAccount', staysOpen: true, assumed: true }),
  headIcon: call({ purpose: 'the head icon and its choices', method: 'GET', path: '/wps/member/info/icon', request: nothing, response: member.headIcon, access: 'player', staysOpen: true }),
  setHeadIcon: call({ purpose: 'choose a head icon', method: 'POST', path: '/wps/member/info/icon', request: v.object({ icon: text(64) }), response: done, access: 'player' }),
  profile: call({ purpose: 'account details', method: 'GET', path: '/wps/member/profile', request: nothing, response: member.profile, access: 'player', staysOpen: true, module: 'PERSPNL3', assumed: true }),
  updateProfile: call({ purpose: 'change the nickname', method: 'POST', path: '/wps/member/profile', request: v.object({ nickname: typedText(readLine, 64) }), response: done, access: 'player', module: 'PERSPNL3', assumed: true }),
  loginHistory: call({ purpose: 'the last logins', method: 'GET', path: '/wps/member/logins', request: nothing, response: v.object({ list: list('logins', member.loginRecord) }), access: 'player', staysOpen: true, module: 'PERSPNL3', assumed: true }),
  activeSessions: call({ purpose: 'where the player is logged in', method: 'GET', path: '/wps/member/sessions', request: nothing, response: v.object({ list: list('sessions', member.activeSession) }), access: 'player', staysOpen: true, module: 'PERSPNL3', assumed: true }),
  endMemberSession: call({ purpose: 'log out another session', method: 'DELETE', path: '/wps/member/sessions', request: v.object({ id: text(64) }), response: done, access: 'player', staysOpen: true, module: 'PERSPNL3', assumed: true }),
  wallet: call({ purpose: 'the wallet', method: 'GET', path: '/wps/wallets/gcs', request: nothing, response: member.wallet, access: 'player', staysOpen: true }),

  // System
  systemStatus: call({ purpose: 'system status', method: 'GET', path: '/wps/system/status', request: nothing, response: system.systemStatus, access: 'anyone', alert: false }),
  systemCountry: call({ purpose: "the visitor's country", method: 'GET', path: '/wps/system/country', request: nothing, response: system.systemCountry, access: 'anyone', alert: false }),
  whitelabel: call({ purpose: 'white-label flags', method: 'GET', path: '/wps/system/whitelabel', request: nothing, response: system.whitelabel, access: 'anyone', alert: false }),
  consolidatedSettings: call({ purpose: 'consolidated settings', method: 'GET', path: '/wps/system/settings/consolidated', request: nothing, response: system.consolidatedSettings, access: 'anyone', alert: false }),
  domainRoute: call({ purpose: 'the domain to use', method: 'GET', path: '/wps/system/domainRoute', request: nothing, response: v.object({ domains: list('domains', text(255)) }), access: 'anyone', alert: false, assumed: true }),
  customerService: call({ purpose: 'customer-service channels', method: 'GET', path: '/wps/system/customerService', request: nothing, response: v.object({ list: list('customerService', system.customerServiceEntry) }), access: 'anyone', assumed: true }),
  openCustomerService: call({ purpose: 'the address behind an encrypted channel path', method: 'GET', path: '/wps/system/customerService/open', request: v.object({ path: text(2048) }), response: v.object({ url: address }), access: 'anyone', assumed: true }),
  helpCenter: call({ purpose: 'help items', method: 'GET', path: '/wps/system/helpCenter', request: v.object({ lang: v.optional(text(8), 'EN'), device: v.optional(v.literal('MOBILE')) }), response: list('helpCenter', helpItem), access: 'anyone' }),
  sendFeedback: call({ purpose: 'send feedback', method: 'POST', path: '/wps/member/feedback', request: messages.feedbackRequest, response: done, access: 'player', staysOpen: true, assumed: true }),

  // Announcements and messages
  announcements: call({ purpose: 'announcements, banners and promotions', method: 'GET', path: '/wps/relay/MCSFE_getListAnnouncements', request: announcements.announcementsRequest, response: announcements.announcementLists, access: 'anyone', alert: false, assumed: true }),
  readAnnouncement: call({ purpose: 'mark an announcement read', method: 'POST', path: '/wps/relay/MCSFE_readAnnouncement', request: v.object({ announcementId: rowId, read: v.literal(true) }), response: done, access: 'player', alert: false, throttle: 150, assumed: true }),
  notices: call({ purpose: 'notices', method: 'GET', path: '/wps/relay/MCSFE_getNotices', request: nothing, response: v.object({ list: list('notices', announcements.announcement) }), access: 'anyone', alert: false, assumed: true }),
  inbox: call({ purpose: 'the inbox', method: 'GET', path: '/wps/relay/CSP_inbox', request: messages.inboxRequest, response: messages.inboxPage, access: 'correspondent', staysOpen: true, assumed: true }),
  readInboxMessage: call({ purpose: 'mark an inbox message read', method: 'POST', path: '/wps/relay/CSP_readMessage', request: messages.inboxMessageId, response: done, access: 'correspondent', staysOpen: true, alert: false, assumed: true }),
  readInbox: call({ purpose: 'mark all inbox messages read', method: 'POST', path: '/wps/relay/CSP_readAllMessages', request: nothing, response: done, access: 'correspondent', staysOpen: true, assumed: true }),
  deleteInboxMessage: call({ purpose: 'delete an inbox message', method: 'DELETE', path: '/wps/relay/CSP_deleteMessage', request: messages.inboxMessageId, response: done, access: 'correspondent', staysOpen: true, assumed: true }),
  inboxUnread: call({ purpose: 'unread inbox messages', method: 'GET', path: '/wps/relay/CSP_unreadCount', request: nothing, response: whole(0), access: 'correspondent', staysOpen: true, alert: false, throttle: 250, assumed: true }),
  launchChat: call({ purpose: 'open live chat', method: 'GET', path: '/wps/relay/CBS_launchChat', request: messages.launchChatRequest, response: messages.chatLaunch, access: 'correspondent', staysOpen: true, module: 'CBS3', assumed: true }),
  chatUnread: call({ purpose: 'unread chat messages', method: 'GET', path: '/wps/relay/CBS_unreadCount', request: nothing, response: whole(0), access: 'correspondent', staysOpen: true, alert: false, throttle: 250, module: 'CBS3', assumed: true }),
  liveModels: call({ purpose: 'live chat models', method: 'GET', path: '/wps/relay/CBS_modelList', request: nothing, response: messages.liveModels, access: 'anyone', alert: false, module: 'CBS3', assumed: true }),
  availablePromotions: call({ purpose: 'available promotions', method: 'GET', path: '/wps/relay/MCSFE_availablePromotions', request: announcements.promotionsRequest, response: v.object({ list: list('promotions', announcements.promotion) }), access: 'anyone', alert: false, assumed: true }),

  // Games
  vendors: call({ purpose: "the merchant's vendors and their sorting", method: 'GET', path: '/wps/relay/GCSGAME_newGameVendor', request: v.object({ merchant: text(64), language: v.optional(text(8), 'EN') }), response: gameLists.vendorConfig, access: 'anyone', assumed: true }),
  vendorGameTypes: call({ purpose: "a vendor's game types", method: 'GET', path: '/wps/relay/GCSGAME_getVassGameType', request: v.object({ typeId: text(64), merchant_code: text(64) }), response: v.object({ list: list('gameTypes', v.picklist(gameTypes)) }), access: 'anyone' }),
  gameList: call({ purpose: 'a page of games', method: 'GET', path: '/wps/relay/GCSGAME_gameList', request: games.gameListRequest, response: gameLists.gamePage, access: 'anyone' }),
  mobileGames: call({ purpose: 'games for phones', method: 'GET', path: '/lgw/games/mobile', request: v.object({ merchant: text(64), language: text(8) }), response: v.object({ list: gameLists.games }), access: 'anyone', assumed: true }),
  popularGames: call({ purpose: 'popular games', method: 'GET', path: '/lgw/games/popular', request: v.object({ language: v.optional(text(8), 'EN') }), response: v.object({ list: gameLists.games }), access: 'anyone', alert: false }),
  hotGames: call({ purpose: 'hot games', method: 'GET', path: '/wps/relay/GCSGAME_hotGamesV2', request: games.hotGamesRequest, response: gameLists.hotGames, access: 'anyone', assumed: true }),
  recentGames: call({ purpose: "the player's recent games", method: 'GET', path: '/wps/relay/GCS_recentGame', request: games.recentGamesRequest, response: games.recentPage, access: 'playerElseNotice', assumed: true }),
  addRecentGame: call({ purpose: 'add a recent game', method: 'GET', path: '/wps/relay/GCS_addRecentGame', request: v.object({ nodeId: text(64), vendor: text(64) }), response: done, access: 'player', alert: false, assumed: true }),
  addFavourite: call({ purpose: 'add a favourite', method: 'POST', path: '/wps/relay/MCSFE_addFavoriteGameV2', request: games.favouriteRequest, response: done, access: 'player' }),
  removeFavourite: call({ purpose: 'remove a favourite', method: 'DELETE', path: '/wps/relay/MCSFE_removeFavoriteGameV2', request: games.favouriteRequest, response: done, access: 'player' }),
  favouriteIds: call({ purpose: 'ids of the favourites', method: 'GET', path: '/wps/relay/MCSFE_getFavoriteGames', request: games.favouriteIdsRequest, response: games.favouriteIds, access: 'playerElseNotice', alert: false }),
  favouriteGames: call({ purpose: 'the favourites', method: 'GET', path: '/wps/relay/MCSFE_getFavoriteGamesList', request: games.favouriteGamesRequest, response: games.favouritePage, access: 'playerElseNotice' }),
  launchGame: call({ purpose: 'launch a game', method: 'GET', path: '/wps/game/launchGame', request: games.launchRequest, response: games.launchValue, access: 'realAccount' }),
  launchTrialGame: call({ purpose: 'launch a game for fun', method: 'GET', path: '/wps/relay/GCS_gameTrialLaunch', request: games.launchRequest, response: games.launchValue, access: 'player', assumed: true }),
  matches: call({ purpose: 'upcoming matches', method: 'GET', path: '/wps/relay/GCSGAME_getGameMatchV2', request: v.object({ merchant: text(64), language: text(8) }), response: v.object({ list: list('matches', games.match) }), access: 'anyone', alert: false, assumed: true }),
  winnerBoard: call({ purpose: 'the winner board', method: 'GET', path: '/wps/relay/ODSFE2_getWinnerBoard', request: v.object({ gameCategory: v.literal('ALL'), language: text(8), limitNum: pageSize }), response: v.object({ list: list('winners', games.winner) }), access: 'anyone', alert: false }),
  jackpot: call({ purpose: 'the jackpot', method: 'GET', path: '/wps/relay/VIS_getJackpot', request: v.object({ merchant: text(64) }), response: games.jackpot, access: 'anyone', alert: false, assumed: true }),

  // Lottery
  openedNumbers: call({ purpose: 'draw numbers', method: 'GET', path: '/lotto/lgw/games/opened/numero', request: v.object({ gameId: text(64) }), response: v.object({ list: list('draws', lottery.draw) }), access: 'anyone' }),
  lotteryMenu: call({ purpose: 'the lottery menu', method: 'GET', path: '/lgw/vn/games/game_menu', request: nothing, response: v.object({ list: list('lotteryMenu', lottery.lotteryGame) }), access: 'anyone' }),
  recentLottery: call({ purpose: 'recent lotteries', method: 'GET', path: '/lgw/vn/games/game_menu/recent', request: nothing, response: v.object({ list: list('recentLottery', lottery.lotteryGame) }), access: 'player' }),
  openedDraws: call({ purpose: 'opened draws of a lottery', method: 'GET', path: '/lgw/vn/numeros/opened/game', request: v.object({ gameId: text(64) }), response: v.object({ list: list('openedDraws', lottery.draw) }), access: 'anyone' }),
  lotteryList: call({ purpose: 'the lotteries', method: 'GET', path: '/lgw/games/lottery', request: nothing, response: v.object({ list: list('lotteries', lottery.lotteryGame) }), access: 'anyone', assumed: true }),
  lotteryOrders: call({ purpose: 'lottery orders', method: 'GET', path: '/lgw/orders', request: lottery.lotteryRecordsRequest, response: lottery.lotteryOrders, access: 'player', staysOpen: true, assumed: true }),
  lotteryOrderDetail: call({ purpose: 'one lottery order', method: 'GET', path: '/lgw/orders/detail', request: v.object({ orderId: text(64) }), response: lottery.lotteryOrderDetail, access: 'player', staysOpen: true, assumed: true }),
  cancelSuborder: call({ purpose: 'cancel a part of a lottery order', method: 'POST', path: '/lgw/orders/suborders/cancel', request: v.object({ suborderId: text(64) }), response: done, access: 'player', staysOpen: true, assumed: true }),

  // Records
  betRecord: call({ purpose: 'rounds, lottery orders and tickets of the player', method: 'GET', path: '/wps/member/records/bets', request: records.betRecordRequest, response: records.betRecord, access: 'player', staysOpen: true, assumed: true }),
  betDetail: call({ purpose: 'one round or ticket of the player with its proof', method: 'GET', path: '/wps/member/records/bets/detail', request: records.betDetailRequest, response: records.betDetail, access: 'player', staysOpen: true, assumed: true }),
  movementRecord: call({ purpose: "movements of the player's money", method: 'GET', path: '/wps/member/records/movements', request: records.movementRecordRequest, response: records.movementRecord, access: 'player', staysOpen: true, assumed: true }),
  profitRecord: call({ purpose: 'profit and loss by day and game', method: 'GET', path: '/wps/member/records/profit', request: records.profitRequest, response: records.profitRecord, access: 'player', staysOpen: true, assumed: true }),

  // Rewards
  rebate: call({ purpose: 'what valid bets have earned since the last claim', method: 'GET', path: '/wps/member/rebate', request: rebates.rebateRequest, response: rebates.rebate, access: 'realAccount', assumed: true }),
  claimRebate: call({ purpose: 'claim the rebate that was shown', method: 'POST', path: '/wps/member/rebate/claim', request: rebates.claimRebateRequest, response: rebates.rebateClaim, access: 'realAccount', assumed: true }),
  rebateRecord: call({ purpose: 'past claims of rebates', method: 'GET', path: '/wps/member/records/rebates', request: rebates.rebateRecordRequest, response: rebates.rebateRecord, access: 'player', staysOpen: true, assumed: true }),
  promotionOffers: call({ purpose: 'promotions as they are to the member, with their terms', method: 'GET', path: '/wps/member/promotions', request: promotions.promotionOffersRequest, response: promotions.promotionOffers, access: 'realAccount', assumed: true }),
  joinPromotion: call({ purpose: 'join a promotion by the terms that were shown', method: 'POST', path: '/wps/member/promotions/join', request: promotions.joinPromotionRequest, response: promotions.promotionOffer, access: 'realAccount', assumed: true }),
  applyForPromotion: call({ purpose: 'apply for a promotion by the terms that were shown', method: 'POST', path: '/wps/member/promotions/apply', request: promotions.applyForPromotionRequest, response: promotions.promotionOffer, access: 'realAccount', assumed: true }),
  rewards: call({ purpose: 'what the member was given, and what has become of it', method: 'GET', path: '/wps/member/rewards', request: promotions.rewardsRequest, response: promotions.rewards, access: 'realAccount', staysOpen: true, assumed: true }),
  claimReward: call({ purpose: 'claim a reward', method: 'POST', path: '/wps/member/rewards/claim', request: promotions.rewardRequest, response: promotions.reward, access: 'realAccount', assumed: true }),
  giveUpReward: call({ purpose: 'give a reward up', method: 'POST', path: '/wps/member/rewards/giveUp', request: promotions.rewardRequest, response: promotions.reward, access: 'realAccount', assumed: true }),
  mall: call({ purpose: "the points mall: the member's points, their rates and the goods", method: 'GET', path: '/wps/member/mall', request: mall.mallRequest, response: mall.mall, access: 'realAccount', assumed: true }),
  redeem: call({ purpose: 'redeem points for goods as they were shown', method: 'POST', path: '/wps/member/mall/redeem', request: mall.redeemRequest, response: mall.redemption, access: 'realAccount', sealed: true, assumed: true }),
  goodsOrders: call({ purpose: 'what the member has redeemed, and what has become of it', method: 'GET', path: '/wps/member/mall/orders', request: mall.goodsOrdersRequest, response: mall.goodsOrders, access: 'realAccount', staysOpen: true, assumed: true }),
  cancelGoodsOrder: call({ purpose: 'cancel an order of goods that is not packed yet', method: 'POST', path: '/wps/member/mall/orders/cancel', request: mall.cancelGoodsOrderRequest, response: mall.cancelledGoodsOrder, access: 'realAccount', assumed: true }),
  pointsHistory: call({ purpose: "what has moved the member's points", method: 'GET', path: '/wps/member/mall/points', request: mall.pointsHistoryRequest, response: mall.pointsHistory, access: 'realAccount', staysOpen: true, assumed: true }),
  benefits: call({ purpose: 'levels with what they ask and give, and how far the member has come', method: 'GET', path: '/wps/member/benefits', request: benefits.benefitsRequest, response: benefits.benefits, access: 'realAccount', assumed: true }),
  claimGift: call({ purpose: 'claim a gift of the level', method: 'POST', path: '/wps/member/benefits/claim', request: benefits.claimGiftRequest, response: benefits.giftClaim, access: 'realAccount', assumed: true }),
  missions: call({ purpose: 'missions of today and this week, and how far the member has come', method: 'GET', path: '/wps/member/missions', request: missions.missionsRequest, response: missions.missions, access: 'realAccount', assumed: true }),
  claimMission: call({ purpose: 'claim what a mission has given', method: 'POST', path: '/wps/member/missions/claim', request: missions.claimMissionRequest, response: missions.missionClaim, access: 'realAccount', assumed: true }),
  rank: call({ purpose: 'the first places by deposits or bets, and the own one', method: 'GET', path: '/wps/ranks', request: ranks.rankRequest, response: ranks.rank, access: 'anyone', assumed: true }),
  setRankPresence: call({ purpose: 'stay out of the ranks, or come back', method: 'POST', path: '/wps/member/ranks/presence', request: ranks.rankPresence, response: ranks.rankPresence, access: 'realAccount', assumed: true }),
  invitation: call({ purpose: 'the own link for friends, what it gives, and who has come by it', method: 'GET', path: '/wps/member/invitation', request: invitation.invitationRequest, response: invitation.invitation, access: 'realAccount', assumed: true }),

  // Cashier: deposits
  cashIn: call({ purpose: 'payment methods, what is demanded first, and open deposit orders', method: 'GET', path: '/wps/cashier/deposit', request: deposits.cashInRequest, response: deposits.cashIn, access: 'realAccount', assumed: true }),
  quoteDeposit: call({ purpose: 'what a deposit costs and what arrives', method: 'POST', path: '/wps/cashier/deposit/quote', request: deposits.quoteDepositRequest, response: deposits.depositQuote, access: 'realAccount', assumed: true }),
  createDeposit: call({ purpose: 'make a deposit order', method: 'POST', path: '/wps/cashier/deposit', request: deposits.createDepositRequest, response: deposits.depositOrder, access: 'realAccount', assumed: true }),
  depositOrder: call({ purpose: 'one deposit order, as its provider knows it now', method: 'GET', path: '/wps/cashier/deposit/order', request: deposits.depositOrderRequest, response: deposits.depositOrder, access: 'realAccount', staysOpen: true, assumed: true }),
  cancelDeposit: call({ purpose: 'cancel a deposit order', method: 'POST', path: '/wps/cashier/deposit/cancel', request: deposits.cancelDepositRequest, response: deposits.depositOrder, access: 'realAccount', staysOpen: true, assumed: true }),
  sendReceipt: call({ purpose: 'say that a deposit order was paid, with its receipts', method: 'POST', path: '/wps/cashier/deposit/receipt', request: deposits.sendReceiptRequest, response: deposits.depositOrder, access: 'realAccount', staysOpen: true, assumed: true }),
  depositRecord: call({ purpose: 'deposit orders of the player', method: 'GET', path: '/wps/member/records/deposits', request: deposits.orderRecordRequest, response: deposits.depositRecord, access: 'player', staysOpen: true, assumed: true }),
  ownLimit: call({ purpose: "the player's own limit of deposits, and what is to become of it", method: 'GET', path: '/wps/cashier/ownLimit', request: nothing, response: ownLimit.ownLimit, access: 'realAccount', assumed: true }),
  setOwnLimit: call({ purpose: 'set, raise, lower or remove the own limit of deposits', method: 'POST', path: '/wps/cashier/ownLimit', request: ownLimit.setOwnLimitRequest, response: ownLimit.ownLimit, access: 'realAccount', assumed: true }),
  cancelOwnLimitChange: call({ purpose: 'keep the own limit of deposits before its raise or removal takes effect', method: 'POST', path: '/wps/cashier/ownLimit/cancel', request: ownLimit.cancelOwnLimitChangeRequest, response: ownLimit.ownLimit, access: 'realAccount', assumed: true }),

  // Protection
  protection: call({ purpose: "the player's limits, break, exclusion and reality check, and what can be set", method: 'GET', path: '/wps/member/protection', request: protection.protectionRequest, response: protection.protection, access: 'realAccount', staysOpen: true, assumed: true }),
  setLimit: call({ purpose: 'set, lower, raise or remove a limit of the player', method: 'POST', path: '/wps/member/protection/limit', request: protection.setLimitRequest, response: protection.protection, access: 'realAccount', assumed: true }),
  confirmLimit: call({ purpose: 'confirm a raise or removal of a limit after its wait', method: 'POST', path: '/wps/member/protection/limit/confirm', request: protection.confirmLimitRequest, response: protection.protection, access: 'realAccount', assumed: true }),
  cancelLimitChange: call({ purpose: 'keep a limit before its raise or removal takes effect', method: 'POST', path: '/wps/member/protection/limit/cancel', request: protection.confirmLimitRequest, response: protection.protection, access: 'realAccount', assumed: true }),
  answerLimitOffer: call({ purpose: 'want no limit, or keep the limits as they are', method: 'POST', path: '/wps/member/protection/offer', request: protection.answerLimitOfferRequest, response: protection.protection, access: 'realAccount', assumed: true }),
  takeBreak: call({ purpose: 'take a break from playing', method: 'POST', path: '/wps/member/protection/break', request: protection.takeBreakRequest, response: protection.protection, access: 'realAccount', staysOpen: true, sealed: true, assumed: true }),
  selfExclude: call({ purpose: 'exclude oneself from playing', method: 'POST', path: '/wps/member/protection/exclusion', request: protection.selfExcludeRequest, response: protection.protection, access: 'realAccount', staysOpen: true, sealed: true, assumed: true }),
  askReturn: call({ purpose: 'ask to play again once an exclusion is over', method: 'POST', path: '/wps/member/protection/return', request: protection.askReturnRequest, response: protection.protection, access: 'realAccount', staysOpen: true, sealed: true, assumed: true }),
  withdrawReturn: call({ purpose: 'cancel the request to play again', method: 'POST', path: '/wps/member/protection/return/withdraw', request: protection.withdrawReturnRequest, response: protection.protection, access: 'realAccount', staysOpen: true, assumed: true }),
  setRealityCheck: call({ purpose: 'choose how often play is interrupted', method: 'POST', path: '/wps/member/protection/realityCheck', request: protection.setRealityCheckRequest, response: protection.protection, access: 'realAccount', assumed: true }),
  playSession: call({ purpose: 'the current play: its time, stakes and result, and whether a reality check is due', method: 'GET', path: '/wps/member/playSession', request: nothing, response: protection.playSession, access: 'realAccount', alert: false, staysOpen: true, assumed: true }),
  answerRealityCheck: call({ purpose: 'continue playing after a reality check, or stop', method: 'POST', path: '/wps/member/playSession/answer', request: protection.answerRealityCheckRequest, response: protection.playSession, access: 'realAccount', assumed: true }),
  activity: call({ purpose: 'deposits, withdrawals, result and time of play over a week, months and ever', method: 'GET', path: '/wps/member/activity', request: nothing, response: protection.activity, access: 'realAccount', staysOpen: true, assumed: true }),
  consents: call({ purpose: "the player's consents to marketing, by kind and channel", method: 'GET', path: '/wps/member/consents', request: nothing, response: consents, access: 'realAccount', staysOpen: true, assumed: true }),
  setConsents: call({ purpose: 'give or withdraw consents to marketing', method: 'POST', path: '/wps/member/consents', request: setConsentsRequest, response: consents, access: 'realAccount', staysOpen: true, assumed: true }),

  // Cashier: withdrawals
  withdrawPage: call({ purpose: 'what may be withdrawn, what is locked, limits and open withdrawals', method: 'GET', path: '/wps/cashier/withdrawal', request: withdrawals.withdrawPageRequest, response: withdrawals.withdrawPage, access: 'realAccount', staysOpen: true, assumed: true }),
  quoteWithdrawal: call({ purpose: 'what a withdrawal costs and when it arrives', method: 'POST', path: '/wps/cashier/withdrawal/quote', request: withdrawals.quoteWithdrawalRequest, response: withdrawals.withdrawalQuote, access: 'realAccount', staysOpen: true, assumed: true }),
  createWithdrawal: call({ purpose: 'withdraw what a quote says', method: 'POST', path: '/wps/cashier/withdrawal', request: withdrawals.createWithdrawalRequest, response: withdrawals.withdrawalOrder, access: 'realAccount', staysOpen: true, sealed: true, assumed: true }),
  withdrawalOrder: call({ purpose: 'one withdrawal', method: 'GET', path: '/wps/cashier/withdrawal/order', request: withdrawals.withdrawalOrderRequest, response: withdrawals.withdrawalOrder, access: 'realAccount', staysOpen: true, assumed: true }),
  cancelWithdrawal: call({ purpose: 'cancel a withdrawal', method: 'POST', path: '/wps/cashier/withdrawal/cancel', request: withdrawals.cancelWithdrawalRequest, response: withdrawals.withdrawalOrder, access: 'realAccount', staysOpen: true, assumed: true }),
  withdrawalRecord: call({ purpose: 'withdrawals of the player', method: 'GET', path: '/wps/member/records/withdrawals', request: withdrawals.withdrawalRecordRequest, response: withdrawals.withdrawalRecord, access: 'player', staysOpen: true, assumed: true }),
  settleDebt: call({ purpose: 'settle what the player owes from the own balance', method: 'POST', path: '/wps/cashier/debt', request: withdrawals.settleDebtRequest, response: withdrawals.settledDebt, access: 'realAccount', staysOpen: true, assumed: true }),
  upline: call({ purpose: 'the superior to whom money can be sent', method: 'GET', path: '/wps/cashier/upline', request: withdrawals.uplineRequest, response: withdrawals.upline, access: 'realAccount', assumed: true }),
  transferUpline: call({ purpose: 'send money to the superior', method: 'POST', path: '/wps/cashier/upline', request: withdrawals.transferUplineRequest, response: withdrawals.transferredUpline, access: 'realAccount', sealed: true, assumed: true }),

  // Cashier: payout accounts and payment password
  payoutAccounts: call({ purpose: 'accounts to which withdrawals go', method: 'GET', path: '/wps/cashier/accounts', request: payoutAccounts.payoutAccountsRequest, response: payoutAccounts.payoutAccounts, access: 'realAccount', staysOpen: true, assumed: true }),
  addPayoutAccount: call({ purpose: 'add a payout account', method: 'POST', path: '/wps/cashier/accounts', request: payoutAccounts.addPayoutAccountRequest, response: payoutAccounts.payoutAccount, access: 'realAccount', staysOpen: true, sealed: true, assumed: true }),
  setDefaultPayoutAccount: call({ purpose: 'choose the payout account that stands first', method: 'POST', path: '/wps/cashier/accounts/default', request: payoutAccounts.payoutAccountRequest, response: done, access: 'realAccount', staysOpen: true, assumed: true }),
  removePayoutAccount: call({ purpose: 'remove a payout account', method: 'POST', path: '/wps/cashier/accounts/remove', request: payoutAccounts.removePayoutAccountRequest, response: done, access: 'realAccount', staysOpen: true, sealed: true, assumed: true }),
  paymentPassword: call({ purpose: 'whether a payment password is set, and until when it is locked', method: 'GET', path: '/wps/member/paymentPassword', request: nothing, response: payoutAccounts.paymentPasswordState, access: 'realAccount', staysOpen: true, assumed: true }),
  setPaymentPassword: call({ purpose: 'set the first payment password', method: 'POST', path: '/wps/member/paymentPassword', request: member.setPaymentPasswordRequest, response: payoutAccounts.paymentPasswordState, access: 'realAccount', staysOpen: true, sealed: true, assumed: true }),
  changePaymentPassword: call({ purpose: 'change the payment password by the old one', method: 'POST', path: '/wps/member/paymentPassword/change', request: member.changePaymentPasswordRequest, response: payoutAccounts.paymentPasswordState, access: 'realAccount', staysOpen: true, sealed: true, assumed: true }),
  recoverPaymentPassword: call({ purpose: 'set a forgotten payment password anew by a fresh code; ends other sessions', method: 'POST', path: '/wps/member/paymentPassword/recovery', request: member.recoverPaymentPasswordRequest, response: payoutAccounts.paymentPasswordState, access: 'realAccount', staysOpen: true, sealed: true, assumed: true }),

  // Agent: team
  teamKpiA: call({ purpose: 'team figures by member', method: 'GET', path: '/wps/relay/AGEFE_teamKpiA', request: agent.teamKpiRequest, response: agent.teamKpiA, access: 'agent', module: 'AGEINFO3', assumed: true }),
  teamKpiB: call({ purpose: 'team figures by game category', method: 'GET', path: '/wps/relay/AGEFE_teamKpiB', request: agent.teamKpiRequest, response: agent.teamKpiB, access: 'agent', module: 'AGEINFO3', assumed: true }),
  teamKpiC: call({ purpose: 'team figures by day', method: 'GET', path: '/wps/relay/AGEFE_teamKpiC', request: agent.teamKpiRequest, response: agent.teamKpiC, access: 'agent', module: 'AGEINFO3', assumed: true }),
  teamFigures: call({ purpose: 'figures of a line by day, category and subordinate', method: 'GET', path: '/wps/agent/team/figures', request: team.teamFiguresRequest, response: team.teamFigures, access: 'agent', module: 'AGEINFO3', assumed: true }),
  teamBets: call({ purpose: 'bets of a line', method: 'GET', path: '/wps/agent/team/bets', request: team.teamBetsRequest, response: team.teamBets, access: 'agent', module: 'AGEINFO3', assumed: true }),
  subordinates: call({ purpose: 'direct subordinates', method: 'GET', path: '/wps/relay/AGEFE_subordinates', request: agent.downlineRequest, response: agent.downlinePage, access: 'agent', module: 'AGEDOWNMAN3', assumed: true }),
  downlines: call({ purpose: 'the whole downline', method: 'GET', path: '/wps/agent/downlines', request: agent.downlineRequest, response: agent.downlinePage, access: 'agent', module: 'AGEDOWNMAN3', assumed: true }),
  downline: call({ purpose: 'one downline member', method: 'GET', path: '/wps/agent/downline', request: v.object({ account: text(128) }), response: agent.downlineCard, access: 'agent', module: 'AGEDOWNMAN3', assumed: true }),
  downlineRebates: call({ purpose: "a subordinate's rebates and their bounds", method: 'GET', path: '/wps/agent/downlineRebates', request: downlineRebates.downlineRebatesRequest, response: downlineRebates.downlineRebates, access: 'agent', module: 'AGEDOWNMAN3', assumed: true }),
  updateDownlineRebates: call({ purpose: "update a downline's rebates", method: 'POST', path: '/wps/agent/updateDownlineRebates', request: downlineRebates.updateRebatesRequest, response: done, access: 'agent', module: 'AGEDOWNMAN3', assumed: true }),
  recipients: call({ purpose: 'downline members to whom money can be sent', method: 'GET', path: '/wps/agent/recipients', request: transfers.recipientsRequest, response: transfers.recipients, access: 'realAgent', module: 'FUNDTRANS3', assumed: true }),
  downlineTransfer: call({ purpose: 'what can be sent to a downline member', method: 'GET', path: '/wps/agent/transferDownline', request: transfers.downlineTransferRequest, response: transfers.downlineTransfer, access: 'realAgent', module: 'FUNDTRANS3', assumed: true }),
  transferDownline: call({ purpose: 'transfer to a downline member', method: 'POST', path: '/wps/agent/transferDownline', request: transfers.transferDownlineRequest, response: transfers.transferredDownline, access: 'realAgent', sealed: true, module: 'FUNDTRANS3', assumed: true }),
  envelopeRain: call({ purpose: 'envelope rains of the agent, and what can be sent', method: 'GET', path: '/wps/agent/transferMultipleDownline', request: transfers.envelopeRequest, response: transfers.envelopeRain, access: 'realAgent', module: 'FUNDTRANS3', assumed: true }),
  transferMultipleDownline: call({ purpose: 'send an envelope rain to downline members', method: 'POST', path: '/wps/agent/transferMultipleDownline', request: transfers.transferMultipleDownlineRequest, response: transfers.sentEnvelope, access: 'realAgent', sealed: true, module: 'FUNDTRANS3', assumed: true }),
  stopEnvelope: call({ purpose: 'stop an envelope rain: what is left returns', method: 'POST', path: '/wps/agent/envelope/stop', request: transfers.stopEnvelopeRequest, response: transfers.sentEnvelope, access: 'realAgent', module: 'FUNDTRANS3', assumed: true }),
  envelopes: call({ purpose: 'envelopes that agents have sent to the member', method: 'GET', path: '/wps/member/envelopes', request: transfers.envelopeRequest, response: transfers.receivedEnvelopes, access: 'realAccount', alert: false, assumed: true }),
  openEnvelope: call({ purpose: 'open an envelope: the own share becomes cash', method: 'POST', path: '/wps/member/envelopes/open', request: transfers.openEnvelopeRequest, response: transfers.openedEnvelope, access: 'realAccount', assumed: true }),
  rebateSettings: call({ purpose: "the agent's rebates", method: 'GET', path: '/wps/relay/AGEFE_rebateSettings', request: nothing, response: downlineRebates.rebateSettings, access: 'agent', assumed: true }),
  rebateQuotas: call({ purpose: 'rebate quotas', method: 'GET', path: '/wps/relay/AGEFE_rebateQuotas', request: nothing, response: v.object({ list: list('rebateQuotas', downlineRebates.rebateQuota) }), access: 'agent', assumed: true }),
  rebateIncome: call({ purpose: 'what the agent has earned on the bets of the line', method: 'GET', path: '/wps/agent/rebateIncome', request: income.rebateIncomeRequest, response: income.rebateIncome, access: 'agent', staysOpen: true, assumed: true }),

  // Agent: salary and dividend contracts
  dailySalaryCurrent: call({ purpose: 'the current daily salary contract', method: 'GET', path: '/wps/relay/AGEFE_dailySalaryCurrent', request: nothing, response: agent.contract, access: 'agent', assumed: true }),
  dailySalaryInfo: call({ purpose: 'a daily salary contract', method: 'GET', path: '/wps/relay/AGEFE_dailySalaryInfo', request: agent.contractRequest, response: agent.contract, access: 'agent', assumed: true }),
  dailySalaryQuery: call({ purpose: 'daily salaries paid', method: 'GET', path: '/wps/relay/AGEFE_dailySalaryQuery', request: v.object({ startDate: day, endDate: day }), response: v.object({ list: list('salaries', v.object({ day, amount: pesos })) }), access: 'agent', assumed: true }),
  dailySalaryApply: call({ purpose: 'accept or decline a daily salary contract', method: 'POST', path: '/wps/relay/AGEFE_dailySalaryApply', request: agent.contractDecision, response: done, access: 'agent', assumed: true }),
  dailySalaryProcess: call({ purpose: 'process a daily salary request of a downline', method: 'POST', path: '/wps/relay/AGEFE_dailySalaryProcess', request: agent.contractDecision, response: done, access: 'agent', assumed: true }),
  dailySalaryRequest: call({ purpose: 'daily salary contract requests', method: 'GET', path: '/wps/relay/AGEFE_dailySalaryRequest', request: nothing, response: agent.contractPage, access: 'agent', assumed: true }),
  dailySalaryHistory: call({ purpose: 'past daily salary contracts', method: 'GET', path: '/wps/relay/AGEFE_dailySalaryHistory', request: agent.contractPageRequest, response: agent.contractPage, access: 'agent', assumed: true }),
  dividendCurrent: call({ purpose: 'the current dividend contract', method: 'GET', path: '/wps/relay/AGEFE_dividendCurrent', request: nothing, response: agent.contract, access: 'agent', assumed: true }),
  dividendInfo: call({ purpose: 'a dividend contract', method: 'GET', path: '/wps/relay/AGEFE_dividendInfo', request: agent.contractRequest, response: agent.contract, access: 'agent', assumed: true }),
  dividendHistory: call({ purpose: 'past dividend contracts', method: 'GET', path: '/wps/relay/AGEFE_dividendHistory', request: agent.contractPageRequest, response: agent.contractPage, access: 'agent', assumed: true }),
  dividendPayout: call({ purpose: 'accept or decline a dividend contract', method: 'POST', path: '/wps/relay/AGEFE_dividendPayout', request: agent.contractDecision, response: done, access: 'agent', assumed: true }),
  dividendMessage: call({ purpose: 'dividend contract requests', method: 'GET', path: '/wps/relay/AGEFE_dividendMessage', request: nothing, response: agent.contractPage, access: 'agent', assumed: true }),

  hourlySalaryCurrent: call({ purpose: 'the current hourly salary contract', method: 'GET', path: '/wps/relay/AGEFE_hourlySalaryCurrent', request: nothing, response: agent.contract, access: 'agent', assumed: true }),
  hourlySalaryInfo: call({ purpose: 'an hourly salary contract', method: 'GET', path: '/wps/relay/AGEFE_hourlySalaryInfo', request: agent.contractRequest, response: agent.contract, access: 'agent', assumed: true }),
  hourlySalaryApply: call({ purpose: 'accept or decline an hourly salary contract', method: 'POST', path: '/wps/relay/AGEFE_hourlySalaryApply', request: agent.contractDecision, response: done, access: 'agent', assumed: true }),
  hourlySalaryHistory: call({ purpose: 'past hourly salary contracts', method: 'GET', path: '/wps/relay/AGEFE_hourlySalaryHistory', request: agent.contractPageRequest, response: agent.contractPage, access: 'agent', assumed: true }),

  // Agent: contracts of direct subordinates, and what contracts pay
  offerableContracts: call({ purpose: 'what can be offered to a direct subordinate', method: 'GET', path: '/wps/agent/contracts/offerable', request: agentContracts.offerableRequest, response: agentContracts.offerable, access: 'realAgent', assumed: true }),
  offerContract: call({ purpose: 'offer a contract to a direct subordinate', method: 'POST', path: '/wps/agent/contracts', request: agentContracts.offerRequest, response: agentContracts.contract, access: 'realAgent', assumed: true, alert: false }),
  givenContracts: call({ purpose: 'contracts of direct subordinates', method: 'GET', path: '/wps/agent/contracts', request: agentContracts.givenRequest, response: agentContracts.givenContracts, access: 'agent', assumed: true }),
  withdrawContract: call({ purpose: 'withdraw an offered contract', method: 'POST', path: '/wps/agent/contracts/withdraw', request: agentContracts.contractIdRequest, response: agentContracts.contract, access: 'agent', assumed: true }),
  endContract: call({ purpose: 'end a contract of a direct subordinate', method: 'POST', path: '/wps/agent/contracts/end', request: agentContracts.contractIdRequest, response: agentContracts.contract, access: 'agent', assumed: true }),
  contractPayouts: call({ purpose: 'what the own contracts have paid', method: 'GET', path: '/wps/agent/contracts/payouts', request: agentContracts.payoutsRequest, response: agentContracts.contractPayouts, access: 'agent', staysOpen: true, assumed: true }),

  // Agent: affiliate URLs
  affiliateUrls: call({ purpose: 'affiliate URLs', method: 'GET', path: '/wps/agent/affiliateUrl', request: nothing, response: agentAccounts.affiliateUrls, access: 'realAgent', assumed: true }),
  createAffiliateUrl: call({ purpose: 'create an affiliate URL', method: 'POST', path: '/wps/agent/affiliateUrl', request: agentAccounts.createAffiliateUrlRequest, response: agentAccounts.affiliateUrl, access: 'realAgent', assumed: true }),
  deleteAffiliateUrl: call({ purpose: 'delete an affiliate URL', method: 'DELETE', path: '/wps/agent/affiliateUrl', request: v.object({ id: text(64) }), response: done, access: 'realAgent', assumed: true }),
  registerByAffiliateUrl: call({ purpose: 'registrations by an affiliate URL', method: 'GET', path: '/wps/agent/affiliateUrl/registration', request: v.object({ id: text(64) }), response: v.object({ list: list('registrations', v.object({ account: text(128), registeredAt: timestamp })) }), access: 'realAgent', assumed: true }),
  openDownlineAccount: call({ purpose: 'open an account below the agent', method: 'POST', path: '/wps/agent/account', request: agentAccounts.openAccountRequest, response: agentAccounts.openedAccount, access: 'realAgent', sealed: true, assumed: true }),
} as const satisfies Record<string, Call>;

export type Calls = typeof calls;
export type CallName = keyof Calls;
export type CallRequest<K extends CallName> = v.InferInput<Calls[K]['request']>;
/** The request after it has been checked. */
export type ParsedRequest<K extends CallName> = v.InferOutput<Calls[K]['request']>;
export type HandlerValue<K extends CallName> = v.InferInput<Calls[K]['response']>;
/** The answer after it has been checked. */
export type CallValue<K extends CallName> = v.InferOutput<Calls[K]['response']>;
