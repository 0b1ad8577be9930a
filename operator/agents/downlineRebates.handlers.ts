import { rebateQuotas } from './rebateRates.ts';
import { type Handlers, signedIn } from '#operator/core/context.ts';
import { downlineRebates, rebateSettings, updateDownlineRebates } from './downlineRebates.ts';

/** The calls about rebates of the line; the guard lets agents alone through (PERM-03). */
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
