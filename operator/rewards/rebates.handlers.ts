import { type Handlers, signedIn } from '#operator/core/context.ts';
import { refuseSwitchedOff } from '#operator/records/range.ts';
import { rebateRecord } from './rebateRecord.ts';
import { claimRebate, rebatePage } from './rebates.ts';

export const rebatesHandlers = {
  async rebate({ language }, caller, context) {
    await refuseSwitchedOff(context, 'MANPLAYREB3');
    return rebatePage(context, signedIn(caller).id, language);
  },

  async claimRebate(request, caller, context) {
    await refuseSwitchedOff(context, 'MANPLAYREB3');
    return claimRebate(context, signedIn(caller).id, request);
  },

  async rebateRecord(request, caller, context) {
    await refuseSwitchedOff(context, 'PLYRBT');
    return rebateRecord(context, signedIn(caller).id, request);
  },
} satisfies Partial<Handlers>;
