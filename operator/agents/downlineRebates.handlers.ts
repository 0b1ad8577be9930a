import { rebateQuotas } from './rebateRates.ts';
import { type Handlers, signedIn } from '#operator/core/context.ts';
import { downlineRebates, rebateSettings, updateDownlineRebates } from './downlineRebates.ts';

/** Calls about the line's rebates; the guard admits only agents (PERM-03). */
export const downlineRebatesHandlers = {
  rebateSettings: (_request, caller, context) => rebateSettings(context, signedIn(caller).id),
  rebateQuotas: async (_request, caller, context) => ({
    list: await rebateQuotas(context.database, signedIn(caller).id),
  }),
  downlineRebates: (request, caller, context) => downlineRebates(context, caller, request),

  async updateDownlineRebates(request, caller, context) {
    await updateDownlineRebates(context, caller, request);
    return {};
  },
} satisfies Partial<Handlers>;
