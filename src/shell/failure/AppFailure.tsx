import { useEffect } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#screens/ui/states/ErrorState.tsx';
import { isMissingChunk, reloadOnce, repeatReload } from '#src/app/missingChunk.ts';
import { ConfigurationError } from '#services/configuration.ts';
import { Reload } from './Reload.tsx';

/** Replaces the whole app if something outside its pages breaks: never show an empty page (SHELL-12). */
export function AppFailure({ error }: Pick<FallbackProps, 'error'>) {
  const { t } = useTranslation();
  const isMissing = isMissingChunk(error);
  useEffect(() => (isMissing ? repeatReload() : undefined), [isMissing]);
  if (isMissing && reloadOnce()) return null;
  const isSetUpWrong = error instanceof ConfigurationError;
  const [title, safe] = isSetUpWrong
    ? (['crash.configuration', 'crash.configurationText'] as const)
    : isMissing
      ? (['crash.missingModule', 'crash.missingModuleText'] as const)
      : (['crash.title', 'crash.reloadText'] as const);
  return (
    <main>
      <ErrorState title={t(title)} safe={t(safe)} action={<Reload />} />
    </main>
  );
}
