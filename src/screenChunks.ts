import type { ComponentType } from 'react';
import { prefetchOperator } from '#services/lazyOperator.ts';
import type { RouteId } from './routeTable.ts';
import { screenFiles } from './screenFiles.ts';
import { withTexts } from './withTexts.ts';

// The texts of every screen are found by it: it comes before the first of them is asked for.
import('#locales/partFiles.ts').catch(() => {});

/** The modules that hold screens, by their file: each is one chunk. */
const modules = {
  '/src/loginScreens.tsx': () => import('./loginScreens.tsx'),
  '/screens/registration/RegistrationScreen.tsx': () =>
    import('#screens/registration/RegistrationScreen.tsx'),
  '/screens/forgotPassword/ForgotPasswordScreen.tsx': () =>
    import('#screens/forgotPassword/ForgotPasswordScreen.tsx'),
  '/screens/changePassword/ChangePasswordScreen.tsx': () =>
    import('#screens/changePassword/ChangePasswordScreen.tsx'),
  '/screens/trial/TrialScreen.tsx': () => import('#screens/trial/TrialScreen.tsx'),
  '/screens/terms/TermsScreen.tsx': () => import('#screens/terms/TermsScreen.tsx'),
  '/screens/gameList/GameListScreen.tsx': () => import('#screens/gameList/GameListScreen.tsx'),
  '/screens/category/categoryScreens.tsx': () => import('#screens/category/categoryScreens.tsx'),
  '/screens/lotteryFrame/LotteryFrameScreen.tsx': () =>
    import('#screens/lotteryFrame/LotteryFrameScreen.tsx'),
  '/screens/deposit/DepositScreen.tsx': () => import('#screens/deposit/DepositScreen.tsx'),
  '/src/customerServiceScreens.ts': () => import('./customerServiceScreens.ts'),
  '/src/memberScreens.ts': () => import('./memberScreens.ts'),
  '/src/announcementScreens.ts': () => import('./announcementScreens.ts'),
  '/src/promotionScreens.tsx': () => import('./promotionScreens.tsx'),
  '/src/agentScreens.ts': () => import('./agentScreens.ts'),
  '/src/downloadScreens.ts': () => import('./downloadScreens.ts'),
  '/src/growthScreens.ts': () => import('./growthScreens.ts'),
  '/screens/mall/MallScreen.tsx': () => import('#screens/mall/MallScreen.tsx'),
  '/src/recordScreens.ts': () => import('./recordScreens.ts'),
  '/src/teamScreens.ts': () => import('./teamScreens.ts'),
  '/src/withdrawScreens.tsx': () => import('./withdrawScreens.tsx'),
  '/screens/uplineTransfer/UplineTransferScreen.tsx': () =>
    import('#screens/uplineTransfer/UplineTransferScreen.tsx'),
  '/src/agentTermsScreens.ts': () => import('./agentTermsScreens.ts'),
  '/src/agentRegisterScreen.tsx': () => import('./agentRegisterScreen.tsx'),
  '/src/rainScreens.tsx': () => import('./rainScreens.tsx'),
  '/src/shell/LimitPages.tsx': () => import('./shell/LimitPages.tsx'),
};
export type ScreenModules = {
  [File in keyof typeof modules]: Awaited<ReturnType<(typeof modules)[File]>>;
};

/** Loads the screen of a route; home comes with the first load. */
export async function loadScreen(id: Exclude<RouteId, 'home'>): Promise<{ default: ComponentType }> {
  const { file, name, part } = screenFiles[id];
  const load = async () => {
    const screens: Record<string, unknown> = await modules[file]();
    // The table names components alone.
    return { default: screens[name] as ComponentType };
  };
  return part ? withTexts(part, load)() : load();
}

/** Loads the chunks that the player is likely to need next, so that a tap does not wait for them. */
export function prefetchScreens() {
  for (const id of ['login', 'gameList'] as const) loadScreen(id).catch(() => {});
  prefetchOperator();
}
