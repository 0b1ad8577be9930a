import { type Handlers, signedIn } from '#operator/core/context.ts';
import { refuseSwitchedOff } from '#operator/records/range.ts';
import { rebateIncome } from './rebateIncome.ts';

/** The guard admits only agents (PERM-03). */
export const commissionsHandlers = {
  async rebateIncome(request, caller, context) {
    await refuseSwitchedOff(context, 'AGEREBINC3');
    return rebateIncome(context, signedIn(caller).id, request);
  },
} satisfies Partial<Handlers>;
