import type { FallbackProps } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#screens/ui/ErrorState.tsx';
import { isMissingChunk, reloadOnce } from '#screens/app/missingChunk.ts';
import { Reload } from './Reload.tsx';

/** In place of the whole app when what holds its pages together breaks: never an empty page (SHELL-12). */
export function AppFailure({ error }: Pick<FallbackProps, 'error'>) {
  const { t } = useTranslation();
  const isMissing = isMissingChunk(error);
  if (isMissing && reloadOnce()) return null;
  return (
    <main>
      <ErrorState
        title={t(isMissing ? 'crash.missingModule' : 'crash.title')}
        safe={t(isMissing ? 'crash.missingModuleText' : 'crash.reloadText')}
        action={<Reload />}
      />
    </main>
  );
}
