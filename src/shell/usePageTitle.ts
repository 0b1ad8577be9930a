import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { RouteRow } from '../routeTable.ts';

/** The page's title. */
export function usePageTitle(row: RouteRow) {
  const { t } = useTranslation();

  useEffect(() => {
    document.title = row.id === 'home' ? t('app.name') : `${t(row.title)} · ${t('app.name')}`;
  }, [row, t]);
}
