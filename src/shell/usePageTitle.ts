import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { RouteRow } from '../routeTable.ts';

/** The page's title, which the document gets, too. */
export function usePageTitle(row: RouteRow): string {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const { title: usual, pages = {} } = row;
  const named = query.get('page') ?? '';
  const title = t(Object.hasOwn(pages, named) ? (pages[named] ?? usual) : usual);

  useEffect(() => {
    document.title = row.id === 'home' ? t('app.name') : `${title} · ${t('app.name')}`;
  }, [row, title, t]);
  return title;
}
