import { useTranslation } from 'react-i18next';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { ErrorState } from '#screens/ui/states/ErrorState.tsx';

/** Replaces a section whose chunk failed to load (SHELL-12). */
export function MissingPart() {
  const { t } = useTranslation();
  return (
    <ErrorState
      title={t('crash.missingModule')}
      safe={t('crash.missingModuleText')}
      action={<Button onClick={() => window.location.reload()}>{t('app.reload')}</Button>}
    />
  );
}
