import { fromPromise } from 'xstate';
import { shownLanguage } from '#locales/i18n.ts';
import { type AcceptOutcome, termsMachine } from '#machines/terms/terms.machine.ts';
import { useChart } from '#src/app/hooks/useChart.ts';
import { outcomeOf } from '#src/app/outcomeOf.ts';
import { useServices } from '#src/app/services.ts';
import { languageToSend } from '@araw/contract/calls/languages';
import type { OwnTerms } from '@araw/contract/calls/terms';

/** The chart of a newer version of the terms, on their page and over a game (PROT-13). */
export function useNewTerms(actions: { goOn?: () => void; leave: () => void }) {
  const { operator } = useServices();
  const language = languageToSend(shownLanguage());
  return useChart(termsMachine, {
    actors: {
      loadTerms: fromPromise<OwnTerms>(({ signal }) => operator.ownTerms({ language }, { signal })),
      acceptTerms: fromPromise<AcceptOutcome, { version: string }>(({ input: { version } }) =>
        outcomeOf(operator.acceptTerms({ version, language }), { accepted: (own: OwnTerms) => ({ own }) }),
      ),
    },
    actions,
  });
}
