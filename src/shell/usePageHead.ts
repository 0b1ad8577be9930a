import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { canonicalPath, type RouteRow } from '../routeTable.ts';

/** The page's title and its canonical address (SHELL-02). */
export function usePageHead(row: RouteRow) {
  const { t } = useTranslation();
  const { pathname } = useLocation();

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
}
