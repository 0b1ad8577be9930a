import { Ban } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChartError } from '#machines/chartError.ts';
import { useFailureText } from '#screens/app/failureText.ts';
import { ButtonLink } from '#screens/ui/Button.tsx';
import { EmptyState } from '#screens/ui/EmptyState.tsx';
import { ErrorState } from '#screens/ui/ErrorState.tsx';

interface FailedStateProps {
  error: ChartError;
  /** In place of what is said of every such error. */
  title?: string;
  /** What is safe, for example that no money moved. */
  safe?: string;
  busy?: boolean;
  onRetry?: () => void;
  /** In place of the retry button. */
  action?: ReactNode;
}

/** Why something could not be had. What the operator has switched off is no failure, and trying again would not help. */
export function FailedState({ error, title, ...more }: FailedStateProps) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  if (error.code === 'switchedOff') {
    return (
      <EmptyState
        icon={Ban}
        title={t('error.switchedOff')}
        action={<ButtonLink to="/m/home">{t('title.home')}</ButtonLink>}
      />
    );
  }
  return <ErrorState title={title ?? failureText(error)} requestId={error.requestId} {...more} />;
}
