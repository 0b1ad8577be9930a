import { ShoppingBag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#screens/ui/buttons/Button.tsx';
import { EmptyState } from '#screens/ui/states/EmptyState.tsx';

/** For trial players, who have no points. */
export function RealAccountOnly() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={ShoppingBag}
      title={t('error.realAccountOnly')}
      action={<ButtonLink to="/m/member/home">{t('title.memberHome')}</ButtonLink>}
    />
  );
}
