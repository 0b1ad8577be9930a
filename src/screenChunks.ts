import type { ComponentType } from 'react';
import { loadTexts } from '#locales/i18n.ts';
import type { Part } from '#locales/messages.ts';
import type * as CategoryScreens from '#screens/category/categoryScreens.tsx';
import type * as ServiceScreens from '#screens/service/serviceScreens.ts';
import type * as TermsScreens from '#screens/terms/TermsScreen.tsx';
import { prefetchOperator } from '#services/lazyOperator.ts';
import type * as AgentScreens from './agentScreens.ts';
import type * as MemberScreens from './memberScreens.ts';
import type * as NewsScreens from './newsScreens.ts';
import type { OpenRouteId } from './routeTable.ts';

type Load<Props = {}> = () => Promise<{ default: ComponentType<Props> }>;

/** A screen or a part of the frame together with its texts. */
export const withTexts =
  <Props>(part: Part, load: Load<Props>): Load<Props> =>
  async () => {
    const [screen] = await Promise.all([load(), loadTexts(part)]);
    return screen;
  };

const memberScreen = (name: keyof typeof MemberScreens) =>
  withTexts('accounts', async () => ({ default: (await import('./memberScreens.ts'))[name] }));

const agentScreen = (name: keyof typeof AgentScreens) =>
  withTexts('agents', async () => ({ default: (await import('./agentScreens.ts'))[name] }));

const termsScreen = (name: keyof typeof TermsScreens) =>
  withTexts('accounts', async () => ({ default: (await import('#screens/terms/TermsScreen.tsx'))[name] }));

const serviceScreen = (name: keyof typeof ServiceScreens) =>
  withTexts('service', async () => ({
    default: (await import('#screens/service/serviceScreens.ts'))[name],
  }));

const categoryScreen = (name: keyof typeof CategoryScreens) =>
  withTexts('games', async () => ({
    default: (await import('#screens/category/categoryScreens.tsx'))[name],
  }));

const newsScreen = (name: keyof typeof NewsScreens) =>
  withTexts('news', async () => ({ default: (await import('./newsScreens.ts'))[name] }));

/** The screen of each open route; home comes with the first load, the others are chunks. */
export const screenChunks: Record<Exclude<OpenRouteId, 'home'>, Load> = {
  login: withTexts('accounts', async () => ({
    default: (await import('#screens/login/LoginScreen.tsx')).LoginScreen,
  })),
  register: withTexts('accounts', async () => ({
    default: (await import('#screens/register/RegisterScreen.tsx')).RegisterScreen,
  })),
  forget: withTexts('accounts', async () => ({
    default: (await import('#screens/forgot/ForgotScreen.tsx')).ForgotScreen,
  })),
  changePassword: withTexts('accounts', async () => ({
    default: (await import('#screens/changePassword/ChangePasswordScreen.tsx')).ChangePasswordScreen,
  })),
  trial: withTexts('accounts', async () => ({
    default: (await import('#screens/trial/TrialScreen.tsx')).TrialScreen,
  })),
  registerTerms: termsScreen('RegisterTermsScreen'),
  userAgreement: termsScreen('UserAgreementScreen'),
  loginTerms: termsScreen('LoginTermsScreen'),
  memberHome: memberScreen('MemberHomeScreen'),
  accountDetails: memberScreen('ProfileScreen'),
  settings: memberScreen('SettingsScreen'),
  securityCenter: memberScreen('SecurityScreen'),
  notice: newsScreen('NoticeScreen'),
  agentNotice: newsScreen('AgentNoticeScreen'),
  activity: newsScreen('ActivityScreen'),
  gameList: withTexts('games', async () => {
    prefetchOperator();
    return { default: (await import('#screens/gameList/GameListScreen.tsx')).GameListScreen };
  }),
  live: categoryScreen('LiveScreen'),
  sports: categoryScreen('SportsScreen'),
  esports: categoryScreen('EsportsScreen'),
  lott: categoryScreen('LotteryScreen'),
  elott: categoryScreen('ElotteryScreen'),
  gameCenter: categoryScreen('GameCenterScreen'),
  jlSlot: categoryScreen('JlSlotScreen'),
  fish: categoryScreen('FishScreen'),
  rng: categoryScreen('RngScreen'),
  pvp: categoryScreen('PvpScreen'),
  ppSlot: categoryScreen('PpSlotScreen'),
  slotsCenter: categoryScreen('RngScreen'),
  games: categoryScreen('GameCenterScreen'),
  hot: categoryScreen('HotScreen'),
  lottery: categoryScreen('LotteryScreen'),
  lotteryFrame: withTexts('games', async () => ({
    default: (await import('#screens/lotteryFrame/LotteryFrameScreen.tsx')).LotteryFrameScreen,
  })),
  agentHome: agentScreen('AgentHomeScreen'),
  salaryContract: agentScreen('SalaryContractScreen'),
  dividendContract: agentScreen('DividendContractScreen'),
  hourlyContract: agentScreen('HourlyContractScreen'),
  inbox: serviceScreen('InboxScreen'),
  message: serviceScreen('MessageScreen'),
  service: serviceScreen('ServiceScreen'),
  help: serviceScreen('HelpScreen'),
  onlineChat: serviceScreen('OnlineChatScreen'),
  languages: memberScreen('LanguagesScreen'),
  appDownload: withTexts('download', async () => ({
    default: (await import('./downloadScreens.ts')).AppDownloadScreen,
  })),
  ipLimit: async () => ({ default: (await import('./shell/LimitPages.tsx')).IpLimitPage }),
  serviceLimit: async () => ({ default: (await import('./shell/LimitPages.tsx')).ServiceLimitPage }),
};

/** Loads the chunks that the player is likely to need next, so that a tap does not wait for them. */
export function prefetchScreens() {
  for (const load of [screenChunks.login, screenChunks.gameList]) load().catch(() => {});
}
