import { Ban } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#screens/ui/buttons/Button.tsx';
import { EmptyState } from '#screens/ui/states/EmptyState.tsx';

interface SwitchedOffProps {
  hint?: string;
  /** The link's target; defaults to home. */
  to?: string;
  name?: string;
}

/** Shown where the operator offers nothing. Not an error: a retry wouldn't help (NET-05). */
export function SwitchedOff({ hint, to = '/m/home', name }: SwitchedOffProps) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={Ban}
      title={t('error.switchedOff')}
      hint={hint}
      action={<ButtonLink to={to}>{name ?? t('title.home')}</ButtonLink>}
    />
  );
}
