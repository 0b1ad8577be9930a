import type { Part } from '#locales/messages.ts';
import type { RouteId } from './routeTable.ts';

export interface ScreenFile {
  /** Path from the repository root. */
  file: string;
  /** Name of the screen's export. */
  name: string;
  /** The texts that it needs besides the shell's. */
  texts: readonly Part[];
  /** Other screens at the same path, by the value of `?page=`. */
  pages?: Record<string, ScreenFile>;
}

/** A screen with the same name as its file. */
const screen = (path: string, ...texts: Part[]): ScreenFile => ({
  file: `/${path}.tsx`,
  name: path.slice(path.lastIndexOf('/') + 1),
  texts,
});

/** One of several screens in a file. */
const oneOf =
  (path: string, ...texts: Part[]) =>
  (name: string): ScreenFile => ({ ...screen(path, ...texts), name });

const category = oneOf('screens/category/categoryScreens', 'games');
const terms = oneOf('screens/terms/TermsScreen', 'accounts');
const announcements = oneOf('screens/announcements/AnnouncementScreens', 'announcements');
const contracts = oneOf('screens/contract/ContractScreen', 'agents');
const orderRecords = oneOf('screens/records/money/OrderRecordScreens', 'records');
const ranks = oneOf('screens/ranks/RankScreens', 'ranks');
const limitPages = oneOf('src/shell/status/LimitPages');

/**
 * The screen of each route except home, which is part of the first load. The app loads screens by this table, and the
 * build derives each page's preloads for the server from it.
 */
export const screenFiles: Record<Exclude<RouteId, 'home'>, ScreenFile> = {
  login: {
    ...screen('screens/login/LoginScreen', 'accounts', 'protection'),
    pages: { takeAccount: screen('screens/takeAccount/TakeAccountScreen', 'accounts') },
  },
  registration: screen('screens/registration/RegistrationScreen', 'accounts', 'protection'),
  forgotPassword: screen('screens/forgotPassword/ForgotPasswordScreen', 'accounts'),
  changePassword: screen('screens/changePassword/ChangePasswordScreen', 'accounts'),
  trial: screen('screens/trial/TrialScreen', 'accounts'),
  registerTerms: terms('RegisterTermsScreen'),
  userAgreement: terms('UserAgreementScreen'),
  loginTerms: terms('LoginTermsScreen'),
  memberHome: screen('screens/memberHome/MemberHomeScreen', 'accounts'),
  accountDetails: screen('screens/profile/ProfileScreen', 'accounts'),
  settings: screen('screens/settings/SettingsScreen', 'accounts'),
  securityCenter: {
    ...screen('screens/security/SecurityScreen', 'accounts'),
    pages: {
      paymentPassword: screen(
        'screens/paymentPassword/PaymentPasswordScreen',
        'accounts',
        'paymentPassword',
        'payments',
      ),
    },
  },
  languages: screen('screens/languages/LanguagesScreen', 'accounts'),
  announcements: announcements('AnnouncementsScreen'),
  agentAnnouncements: announcements('AgentAnnouncementsScreen'),
  promotions: screen('src/routes/PromotionsScreen', 'announcements'),
  gameList: screen('screens/gameList/GameListScreen', 'games'),
  live: category('LiveScreen'),
  sports: category('SportsScreen'),
  esports: category('EsportsScreen'),
  lott: category('LotteryScreen'),
  elott: category('ElotteryScreen'),
  gameCenter: category('GameCenterScreen'),
  jlSlot: category('JlSlotScreen'),
  fish: category('FishScreen'),
  rng: category('RngScreen'),
  pvp: category('PvpScreen'),
  ppSlot: category('PpSlotScreen'),
  slotsCenter: category('RngScreen'),
  games: category('GameCenterScreen'),
  hot: category('HotScreen'),
  lottery: category('LotteryScreen'),
  startLottery: category('LotteryScreen'),
  lotteryFrame: screen('screens/lotteryFrame/LotteryFrameScreen', 'games'),
  agentHome: screen('screens/agentHome/AgentHomeScreen', 'agents'),
  salaryContract: contracts('SalaryContractScreen'),
  dividendContract: contracts('DividendContractScreen'),
  hourlyContract: contracts('HourlyContractScreen'),
  deposit: screen('screens/deposit/DepositScreen', 'deposit', 'payments', 'protection'),
  limits: {
    ...screen('screens/limits/LimitsScreen', 'payments', 'protection'),
    pages: {
      break: screen('screens/limits/BreakScreen', 'accounts', 'protection'),
      consent: screen('screens/limits/ConsentScreen', 'accounts', 'protection'),
    },
  },
  gameRecord: screen('screens/records/bets/BettingRecordScreen', 'records'),
  transactionRecord: screen('screens/records/money/AccountRecordScreen', 'records'),
  depositReport: orderRecords('DepositRecordScreen'),
  withdrawReport: orderRecords('WithdrawalRecordScreen'),
  profitAndLoss: screen('screens/records/profit/ProfitScreen', 'records'),
  manualRebate: screen('screens/rebates/RebateScreen', 'records'),
  rebateReport: screen('screens/records/rebates/RebateRecordScreen', 'records'),
  teamOverview: screen('screens/records/team/TeamOverviewScreen', 'records'),
  teamManagement: screen('screens/teamMembers/TeamMembersScreen', 'records'),
  teamProfitAndLoss: screen('screens/records/team/TeamProfitScreen', 'records'),
  teamBetting: screen('screens/records/team/TeamBettingScreen', 'records'),
  rebateIncome: screen('screens/records/rebates/RebateIncomeScreen', 'records'),
  inviteFriends: screen('screens/invitation/InvitationScreen', 'invitation'),
  benefits: screen('screens/benefits/BenefitsScreen', 'benefits', 'rewards'),
  mall: screen('screens/mall/MallScreen', 'mall'),
  leaderBoard: screen('screens/missions/MissionsScreen', 'missions', 'rewards'),
  rewardCenter: screen('screens/rewards/RewardsScreen', 'envelopes', 'rewards'),
  depositRank: ranks('DepositRankScreen'),
  betRank: ranks('BetRankScreen'),
  withdraw: {
    ...screen('screens/withdrawal/WithdrawScreen', 'payments', 'withdrawal'),
    pages: { accounts: screen('screens/payoutAccounts/PayoutAccountsScreen', 'payments', 'payoutAccounts') },
  },
  uplineTransfer: screen('screens/uplineTransfer/UplineTransferScreen', 'payments', 'transfers'),
  redRain: {
    ...screen('screens/envelopeRain/EnvelopeRainScreen', 'envelopes', 'payments', 'transfers'),
    pages: { transfer: screen('screens/downlineTransfer/DownlineTransferScreen', 'payments', 'transfers') },
  },
  rebateSettings: screen('screens/downlineRebates/DownlineRebatesScreen', 'agents'),
  agentDividend: screen('screens/offers/OffersScreen', 'agents'),
  agentRegister: screen('screens/agentAccounts/AgentAccountsScreen', 'accounts', 'agents'),
  inbox: {
    ...screen('screens/inbox/InboxScreen', 'customerService'),
    pages: { envelopes: screen('screens/envelopes/EnvelopesScreen', 'envelopes') },
  },
  messageCentre: screen('screens/customerService/MessageCentreScreen', 'customerService'),
  customerService: screen('screens/customerService/CustomerServiceScreen', 'customerService'),
  help: screen('screens/customerService/HelpScreen', 'customerService'),
  onlineChat: screen('screens/customerService/OnlineChatScreen', 'customerService'),
  appDownload: screen('screens/install/InstallScreen', 'install'),
  ipLimit: limitPages('IpLimitPage'),
  serviceLimit: limitPages('ServiceLimitPage'),
};
