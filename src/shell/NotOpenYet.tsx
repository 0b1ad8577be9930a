import { Construction } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#screens/ui/Button.tsx';
import { EmptyState } from '#screens/ui/EmptyState.tsx';
import { ScreenHeader } from '#screens/shared/header/ScreenHeader.tsx';
import type { RouteRow } from '../routeTable.ts';

/** Stands for a screen that comes later (docs/known-gaps.md). */
export function NotOpenYet({ row }: { row: RouteRow }) {
  const { t } = useTranslation();
  return (
    <>
      {row.header === 'hidden' && <ScreenHeader title={t(row.title)} arrow={row.back !== 'none'} />}
      <EmptyState
        icon={Construction}
        title={t('notOpenYet.heading', { page: t(row.title) })}
        hint={t('notOpenYet.text')}
        action={
          <ButtonLink look="primary" to={row.meanwhile ?? '/m/home'}>
            {row.meanwhile ? t('notOpenYet.meanwhile') : t('app.backHome')}
          </ButtonLink>
        }
      />
    </>
  );
}
