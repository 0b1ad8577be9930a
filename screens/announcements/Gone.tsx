import { Megaphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#screens/ui/buttons/Button.tsx';
import { EmptyState } from '#screens/ui/states/EmptyState.tsx';

/** Replaces an announcement that isn't in the list, for example because it has ended. */
export function Gone({ allSearch, allLabel }: { allSearch: string; allLabel: string }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={Megaphone}
      title={t('announcements.gone')}
      hint={t('announcements.goneHint')}
      action={
        <ButtonLink replace to={{ search: allSearch }}>
          {allLabel}
        </ButtonLink>
      }
    />
  );
}
