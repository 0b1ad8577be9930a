import type { ReactNode } from 'react';
import type { Part } from '#locales/messages.ts';
import type { RouteId } from './routeTable.ts';
import type { ScreenModules } from './screenChunks.ts';

/** The exports of a module that are components without props. */
type ScreenName<Module> = {
  [Name in keyof Module & string]: Module[Name] extends () => ReactNode ? Name : never;
}[keyof Module & string];

interface ScreenIn<File extends keyof ScreenModules> {
  file: File;
  name: ScreenName<ScreenModules[File]>;
  /** The texts that it needs besides the shell's. */
  part?: Part;
}
export type ScreenFile = { [File in keyof ScreenModules]: ScreenIn<File> }[keyof ScreenModules];

/** How screens of one module are named. */
const screensOf =
  <File extends keyof ScreenModules>(file: File, part?: Part) =>
  (name: ScreenName<ScreenModules[File]>): ScreenIn<File> => ({ file, name, part });

const category = screensOf('/screens/category/categoryScreens.tsx', 'games');
const customerService = screensOf('/src/customerServiceScreens.ts', 'customerService');
const terms = screensOf('/screens/terms/TermsScreen.tsx', 'accounts');
const member = screensOf('/src/memberScreens.ts', 'accounts');
const announcement = screensOf('/src/announcementScreens.ts', 'announcements');
const agent = screensOf('/src/agentScreens.ts', 'agents');
const agentTerms = screensOf('/src/agentTermsScreens.ts', 'agents');
const record = screensOf('/src/recordScreens.ts', 'records');
const team = screensOf('/src/teamScreens.ts', 'records');
const growth = screensOf('/src/growthScreens.ts', 'growth');
const limits = screensOf('/src/shell/LimitPages.tsx');

/**
 * Where the screen of each route is; home comes with the first load. The app loads by this table, and the
 * build tells the server by it what a page preloads.
 */
export const screenFiles: Record<Exclude<RouteId, 'home'>, ScreenFile> = {
  login: screensOf('/src/loginScreens.tsx', 'accounts')('LoginScreen'),
  registration: screensOf('/screens/registration/RegistrationScreen.tsx', 'accounts')('RegistrationScreen'),
  forgotPassword: screensOf(
    '/screens/forgotPassword/ForgotPasswordScreen.tsx',
    'accounts',
  )('ForgotPasswordScreen'),
  changePassword: screensOf(
    '/screens/changePassword/ChangePasswordScreen.tsx',
    'accounts',
  )('ChangePasswordScreen'),
  trial: screensOf('/screens/trial/TrialScreen.tsx', 'accounts')('TrialScreen'),
  registerTerms: terms('RegisterTermsScreen'),
  userAgreement: terms('UserAgreementScreen'),
  loginTerms: terms('LoginTermsScreen'),
  memberHome: member('MemberHomeScreen'),
  accountDetails: member('ProfileScreen'),
  settings: member('SettingsScreen'),
  securityCenter: member('SecurityCentre'),
  languages: member('LanguagesScreen'),
  announcements: announcement('AnnouncementsScreen'),
  agentAnnouncements: announcement('AgentAnnouncementsScreen'),
  promotions: screensOf('/src/promotionScreens.tsx', 'announcements')('PromotionsScreen'),
  gameList: screensOf('/screens/gameList/GameListScreen.tsx', 'games')('GameListScreen'),
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
  lotteryFrame: screensOf('/screens/lotteryFrame/LotteryFrameScreen.tsx', 'games')('LotteryFrameScreen'),
  agentHome: agent('AgentHomeScreen'),
  salaryContract: agent('SalaryContractScreen'),
  dividendContract: agent('DividendContractScreen'),
  hourlyContract: agent('HourlyContractScreen'),
  deposit: screensOf('/screens/deposit/DepositScreen.tsx', 'cashier')('DepositScreen'),
  gameRecord: record('BettingRecordScreen'),
  transactionRecord: record('AccountRecordScreen'),
  depositReport: record('DepositRecordScreen'),
  withdrawReport: record('WithdrawalRecordScreen'),
  profitAndLoss: record('ProfitScreen'),
  manualRebate: record('RebateScreen'),
  rebateReport: record('RebateRecordScreen'),
  teamOverview: team('TeamOverviewScreen'),
  teamManagement: team('TeamMembersScreen'),
  teamProfitAndLoss: team('TeamProfitScreen'),
  teamBetting: team('TeamBettingScreen'),
  rebateIncome: team('RebateIncomeScreen'),
  inviteFriends: growth('InvitationScreen'),
  benefits: growth('BenefitsScreen'),
  mall: screensOf('/screens/mall/MallScreen.tsx', 'growth')('MallScreen'),
  leaderBoard: growth('MissionsScreen'),
  rewardCenter: growth('RewardsScreen'),
  depositRank: growth('DepositRankScreen'),
  betRank: growth('BetRankScreen'),
  withdraw: screensOf('/src/withdrawScreens.tsx', 'cashier')('WithdrawScreen'),
  uplineTransfer: screensOf(
    '/screens/uplineTransfer/UplineTransferScreen.tsx',
    'cashier',
  )('UplineTransferScreen'),
  redRain: screensOf('/src/rainScreens.tsx', 'cashier')('RedRainScreen'),
  rebateSettings: agentTerms('RebateSettingsScreen'),
  agentDividend: agentTerms('AgentDividendScreen'),
  agentRegister: screensOf('/src/agentRegisterScreen.tsx', 'accounts')('AgentRegisterScreen'),
  inbox: customerService('InboxScreen'),
  messageCentre: customerService('MessageCentreScreen'),
  customerService: customerService('CustomerServiceScreen'),
  help: customerService('HelpScreen'),
  onlineChat: customerService('OnlineChatScreen'),
  appDownload: screensOf('/src/downloadScreens.ts', 'download')('AppDownloadScreen'),
  ipLimit: limits('IpLimitPage'),
  serviceLimit: limits('ServiceLimitPage'),
};
