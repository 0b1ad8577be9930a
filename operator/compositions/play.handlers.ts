import type { Handlers } from '#operator/core/context.ts';
import { launch } from './launching.ts';
import { winners } from './winners.ts';

/** Calls for starting games and listing winners. */
export const playHandlers = {
  async launchGame(request, caller, context) {
    return launch(request, caller, context, 'real');
  },

  async launchTrialGame(request, caller, context) {
    return launch(request, caller, context, 'fun');
  },

  async winnerBoard({ language, limitNum }, _caller, context) {
    return { list: await winners(context, language, limitNum) };
  },
} satisfies Partial<Handlers>;
