import { Ban } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#screens/ui/buttons/Button.tsx';
import { EmptyState } from '#screens/ui/states/EmptyState.tsx';

interface SwitchedOffProps {
  hint?: string;
  /** The way on; home unless told better. */
  to?: string;
  name?: string;
}

/** Stands where the operator offers nothing: no failure, and trying again would not help (NET-05). */
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
