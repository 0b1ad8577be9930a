import { useSelector } from '@xstate/react';
import {
  lazy,
  type ReactNode,
  type MouseEvent,
  Suspense,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useAppChild } from '#src/app/appActor.ts';
import { useAfterFirstScreen } from '#screens/shared/loading/useAfterFirstScreen.ts';
import { LazyPart } from '#screens/shared/loading/LazyPart.tsx';
import { reloadIfMissing } from '#src/app/missingChunk.ts';
import { ScreenHeader } from '#screens/shared/header/ScreenHeader.tsx';
import { type Shell, ShellContext } from '#src/app/shellContext.ts';
import { InBrowser } from '#screens/ui/InBrowser.tsx';
import { AppNavigation } from '#src/app/navigation.ts';
import { findRoute } from '#src/routes/routeTable.ts';
import { withTexts } from '#src/app/withTexts.ts';
import { BottomMenu } from '#src/shell/menu/BottomMenu.tsx';
import { useSideMenu } from '#src/shell/menu/useSideMenu.ts';
import styles from './Frame.module.css';
import { HeadingFocus } from './HeadingFocus.tsx';
import { LobbyHeader } from './LobbyHeader.tsx';
import { OfflineStrip } from './OfflineStrip.tsx';
import { RouteFailure } from '#src/shell/failure/RouteFailure.tsx';
import { TypedAhead } from './TypedAhead.tsx';
import { useBackSwipe } from './useBackSwipe.ts';
import { usePageTitle } from './usePageTitle.ts';

const SideMenu = lazy(
  withTexts('accounts', async () => ({ default: (await import('#src/shell/menu/SideMenu.tsx')).SideMenu })),
);
const LogoutDialog = lazy(
  withTexts('accounts', async () => ({
    default: (await import('#src/shell/menu/LogoutDialog.tsx')).LogoutDialog,
  })),
);
const SearchLink = lazy(
  withTexts('games', async () => ({ default: (await import('./SearchLink.tsx')).SearchLink })),
);
const GameFrame = lazy(
  withTexts('games', async () => ({ default: (await import('#src/shell/game/GameFrame.tsx')).GameFrame })),
);
const loadOverlays = withTexts(
  'customerService',
  withTexts('install', async () => ({ default: (await import('./Overlays.tsx')).Overlays })),
);
const Overlays = lazy(async () => {
  await idle();
  return loadOverlays();
});

/** Routes on which prompts may open automatically. */
const promptingRoutes = ['home', 'agentHome'];

/** The frame around every screen: header, bottom menu, side menu, and the dialogs of the app's charts. */
export function Frame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { pathname, key } = useLocation();
  const row = findRoute(pathname);
  const logout = useAppChild('logout');
  const launch = useAppChild('launch');
  const logoutOpen = useSelector(logout, (snapshot) => snapshot.hasTag('open'));
  const gameOpen = useSelector(launch, (snapshot) => snapshot.hasTag('open'));
  const prompting = promptingRoutes.includes(row.id);
  const menu = useSideMenu({ prompting, covered: logoutOpen || gameOpen });
  const menuOpen = menu.snapshot.hasTag('open');
  const shell = useShellOf(row.back, menu.open);
  const arrivalsRef = useRef(0);
  const isLater = useCallback(() => arrivalsRef.current > 0, []);
  const swipedBack = useBackSwipe();
  const title = usePageTitle(row);
  useLinkedRouter();
  usePrefetch();
  useBodyClass('popup-on', menuOpen);
  useBodyClass('change-position', row.id === 'login');

  /** Closes overlays that failed to load or broke, so that the page stays usable. */
  const closeBroken = () => {
    menu.close();
    logout.send({ type: 'logout.cancelled' });
    launch.send({ type: 'game.closed' });
  };

  return (
    <ShellContext value={shell}>
      <a className={styles.skip} href="#content" onClick={skipToContent}>
        {t('app.skipToContent')}
      </a>
      <OfflineStrip />
      {row.header === 'logo' && <LobbyHeader />}
      {row.header === 'back' && (
        <ScreenHeader
          title={title}
          arrow={row.back !== 'none'}
          actions={
            row.search && (
              <LazyPart>
                <SearchLink gameType={row.search} />
              </LazyPart>
            )
          }
        />
      )}
      <Page key={pathname} aboveMenu={row.bottomMenu} isLater={isLater} swipedBack={swipedBack}>
        <ErrorBoundary FallbackComponent={RouteFailure} resetKeys={[key]}>
          <Suspense>
            {children}
            <HeadingFocus arrivalsRef={arrivalsRef} />
            <TypedAhead />
          </Suspense>
        </ErrorBoundary>
      </Page>
      {row.bottomMenu && <BottomMenu current={row.id} />}
      <LazyPart onBroken={closeBroken} resetKeys={[menuOpen, logoutOpen, gameOpen]}>
        {menuOpen && <SideMenu onClose={menu.close} />}
        {logoutOpen && <LogoutDialog />}
        {gameOpen && <GameFrame />}
      </LazyPart>
      <LazyPart instead={null} resetKeys={[key]}>
        <InBrowser>
          <Overlays
            row={row}
            prompting={prompting}
            stageFree={menu.snapshot.hasTag('free')}
            gameOpen={gameOpen}
          />
        </InBrowser>
      </LazyPart>
    </ShellContext>
  );
}

/** Adds no history entry, which going back would stop at. */
function skipToContent(event: MouseEvent) {
  event.preventDefault();
  document.getElementById('content')?.focus();
}

interface PageProps {
  /** Leaves room for the bottom menu. */
  aboveMenu: boolean;
  /** Whether the visit began with another page. */
  isLater: () => boolean;
  swipedBack: () => boolean;
  children: ReactNode;
}

/**
 * One page. It fades in, unless the visit begins with it or the player swiped back to it (SHELL-09). This is decided
 * once, on mount.
 */
function Page({ aboveMenu, isLater, swipedBack, children }: PageProps) {
  const navigationType = useNavigationType();
  const [fades] = useState(() => isLater() && !(navigationType === 'POP' && swipedBack()));
  return (
    <main
      id="content"
      tabIndex={-1}
      className={[styles.main, aboveMenu && styles.aboveMenu, fades && styles.fade].filter(Boolean).join(' ')}
    >
      {children}
    </main>
  );
}

/** Going back from a visit's first entry leaves the app. Its key is 'default' until a page replaces its address. */
const isFirstOfVisit = (key: string) => key === 'default' || window.history.state?.idx === 0;

/** Goes back as the route requires: home, or one step if there is one (SHELL-07). */
function useShellOf(back: 'step' | 'home' | 'none', openMenu: () => void): Shell {
  const navigate = useNavigate();
  const { key } = useLocation();
  return useMemo(
    () => ({
      goBack: () => void (back === 'home' || isFirstOfVisit(key) ? navigate('/m/home') : navigate(-1)),
      openMenu,
    }),
    [back, key, navigate, openMenu],
  );
}

/** Gives the charts the router. If part of the document is missing, reloads it on the next navigation. */
function useLinkedRouter() {
  const navigate = useNavigate();
  const location = useLocation();
  const navigation = use(AppNavigation);
  useLayoutEffect(() => navigation?.link(navigate, location), [navigation, navigate, location]);
  const { pathname } = location;
  const [firstPath] = useState(pathname);
  useEffect(() => {
    if (pathname !== firstPath) reloadIfMissing();
  }, [pathname, firstPath]);
}

function useBodyClass(name: string, on: boolean) {
  useEffect(() => {
    document.body.classList.toggle(name, on);
    return () => document.body.classList.remove(name);
  }, [name, on]);
}

const loadScreens = () => import('#src/routes/screenChunks.ts');

/** Loads the other screens' loaders, and later the screens that are likely next. */
function usePrefetch() {
  useEffect(() => {
    idle()
      .then(loadScreens)
      .catch(() => {});
  }, []);
  useAfterFirstScreen(async () => (await loadScreens()).prefetchScreens());
}

function idle(): Promise<unknown> {
  const whenIdle = window.requestIdleCallback ?? ((later: () => void) => window.setTimeout(later, 2_000));
  return new Promise((resolve) => whenIdle(resolve));
}
