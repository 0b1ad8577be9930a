import { PackageX } from 'lucide-react';
import { useEffect } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '#screens/ui/buttons/Button.tsx';
import { ErrorState } from '#screens/ui/states/ErrorState.tsx';
import {
  isMissingChunk,
  noteMissing,
  reloadIfMissing,
  reloadOnce,
  repeatReload,
} from '#src/app/missingChunk.ts';
import { findRoute } from '#src/routes/routeTable.ts';
import { Reload } from './Reload.tsx';

/** A page that threw, or whose chunk is missing after a new release (SHELL-12). */
export function RouteFailure({ error }: Pick<FallbackProps, 'error'>) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const isMissing = isMissingChunk(error);
  useEffect(() => {
    if (!isMissing) return undefined;
    noteMissing();
    // The whole page is missing, so reloading it once online loses nothing.
    const load = () => reloadIfMissing();
    window.addEventListener('online', load);
    const takeBack = repeatReload();
    return () => {
      window.removeEventListener('online', load);
      takeBack();
    };
  }, [isMissing]);
  if (isMissing && reloadOnce()) return null;
  const atHome = findRoute(pathname).id === 'home';
  return (
    <ErrorState
      {...(isMissing && { icon: PackageX })}
      title={t(isMissing ? 'crash.missingModule' : 'crash.title')}
      safe={t(isMissing ? 'crash.missingModuleText' : atHome ? 'crash.reloadText' : 'crash.text')}
      action={
        isMissing || atHome ? (
          <Reload />
        ) : (
          <ButtonLink look="primary" to="/m/home" reloadDocument>
            {t('app.backHome')}
          </ButtonLink>
        )
      }
    />
  );
}
