import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { pageOf, type RouteRow } from '#src/routes/routeTable.ts';

/** Returns the page's title and sets it as the document's. */
export function usePageTitle(row: RouteRow): string {
  const { t } = useTranslation();
  const { search } = useLocation();
  const title = t(row.pages?.[pageOf(row, search) ?? ''] ?? row.title);

  useEffect(() => {
    document.title = row.id === 'home' ? t('app.name') : `${title} · ${t('app.name')}`;
  }, [row, title, t]);
  return title;
}
