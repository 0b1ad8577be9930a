import type { ComponentType } from 'react';
import { loadTexts } from '#locales/i18n.ts';
import { prefetchOperator } from '#services/client/lazyOperator.ts';
import type { RouteId } from './routeTable.ts';
import { type ScreenFile, screenFiles } from './screenFiles.ts';

// Load this before the first screen: it locates every screen's texts.
import('#locales/partFiles.ts').catch(() => {});

/** Every module with screens of routes, by path. */
const modules = import.meta.glob<Record<string, ComponentType>>([
  '/screens/**/*Screen{,s}.tsx',
  '!/screens/{home,shared}/**',
  '!/screens/category/{GameCentreScreens,HotScreen,VendorGamesScreen}.tsx',
  '/src/routes/PromotionsScreen.tsx',
  '/src/shell/status/LimitPages.tsx',
]);

/** Loads a route's screen, or the one that the query's `page` names. Home is part of the first load. */
export async function loadScreen(
  id: Exclude<RouteId, 'home'>,
  page?: string,
): Promise<{ default: ComponentType }> {
  const own: ScreenFile = screenFiles[id];
  const { file, name, texts } = own.pages?.[page ?? ''] ?? own;
  const [screens] = await Promise.all([modules[file]?.(), ...texts.map(loadTexts)]);
  const screen = screens?.[name];
  if (!screen) throw new Error(`${file} has no ${name}`);
  return { default: screen };
}

/** Loads the chunks that the player is likely to need next, so that a tap does not wait for them. */
export function prefetchScreens() {
  for (const id of ['login', 'gameList'] as const) loadScreen(id).catch(() => {});
  prefetchOperator();
}
