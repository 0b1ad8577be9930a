import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigationType } from 'react-router-dom';
import { canonicalPath, type RouteRow } from '../routeTable.ts';

/** The page's title, its canonical address (SHELL-02), and its start at the top after a change of route. */
export function usePageHead(row: RouteRow) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  const shownBefore = useRef<string | null>(null);

  useEffect(() => {
    document.title = row.id === 'home' ? t('app.name') : `${t(row.title)} · ${t('app.name')}`;
  }, [row, t]);

  useEffect(() => {
    let link = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (!link) {
      link = document.createElement('link');
      link.rel = 'canonical';
      document.head.append(link);
    }
    link.href = new URL(canonicalPath(pathname), window.location.origin).href;
  }, [pathname]);

  useEffect(() => {
    const isFirst = shownBefore.current === null;
    const isNew = shownBefore.current !== pathname;
    shownBefore.current = pathname;
    // Going back, the browser finds the place itself.
    if (!isFirst && isNew && navigationType !== 'POP') window.scrollTo(0, 0);
  }, [pathname, navigationType]);
}
