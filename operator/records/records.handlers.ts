import type { Handlers } from '#operator/core/context.ts';
import { betDetail } from './betDetail.ts';
import { betRecord } from './betRecord.ts';
import { type AccountTitle, movementRecord } from './movementRecord.ts';
import { profitRecord } from './profitRecord.ts';
import { refuseSwitchedOff } from './range.ts';

/** Each record is available only if the merchant shows it (REC-01). */
export const recordsHandlers = (titleOf: AccountTitle) =>
  ({
    async betRecord(request, caller, context) {
      await refuseSwitchedOff(context, 'TRANSBETREPMEM3');
      return betRecord(context, caller, request);
    },

    async betDetail(request, caller, context) {
      await refuseSwitchedOff(context, 'TRANSBETREPMEM3');
      return betDetail(context, caller, request);
    },

    async movementRecord(request, caller, context) {
      await refuseSwitchedOff(context, 'TRANSREC3');
      return movementRecord(context, caller, request, titleOf);
    },

    async profitRecord(request, caller, context) {
      await refuseSwitchedOff(context, 'PERSREP');
      return profitRecord(context, caller, request);
    },
  }) satisfies Partial<Handlers>;
