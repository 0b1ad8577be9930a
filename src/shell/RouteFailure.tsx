import { PackageX } from 'lucide-react';
import type { FallbackProps } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '#screens/parts/Button.tsx';
import { ErrorState } from '#screens/parts/ErrorState.tsx';
import { isMissingChunk, reloadOnce } from './missingChunk.ts';

/** A page that threw, or whose chunk is missing after a new release (SHELL-12, fault 50). */
export function RouteFailure({ error }: Pick<FallbackProps, 'error'>) {
  const { t } = useTranslation();
  if (isMissingChunk(error)) {
    if (reloadOnce()) return null;
    return (
      <ErrorState
        icon={PackageX}
        title={t('crash.missingModule')}
        safe={t('crash.missingModuleText')}
        action={
          <Button look="primary" onClick={() => window.location.reload()}>
            {t('app.reload')}
          </Button>
        }
      />
    );
  }
  return (
    <ErrorState
      title={t('crash.title')}
      safe={t('crash.text')}
      action={
        <ButtonLink look="primary" to="/m/home" reloadDocument>
          {t('app.backHome')}
        </ButtonLink>
      }
    />
  );
}
