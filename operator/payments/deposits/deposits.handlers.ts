import { type Handlers, signedIn } from '#operator/core/context.ts';
import { refuseSwitchedOff } from '#operator/records/range.ts';
import type { Providers } from '../provider/context.ts';
import { depositRecord } from './depositRecord.ts';
import { describeOrder } from './depositOrders.ts';
import { cancelDeposit, cashIn, createDeposit, readDeposit, sendReceipt } from './deposits.ts';
import { describeQuote, quoteDeposit } from './quotes.ts';

/** Deposits with these providers (CASH-01…06). */
export const depositsHandlers = (providers: Providers) =>
  ({
    async cashIn(request, caller, context) {
      return cashIn({ ...context, providers }, signedIn(caller).id, request);
    },

    async quoteDeposit(request, caller, context) {
      const quote = await quoteDeposit({ ...context, providers }, signedIn(caller).id, request);
      return describeQuote(context, quote, request.language);
    },

    async createDeposit(request, caller, context) {
      const order = await createDeposit({ ...context, providers }, signedIn(caller).id, request);
      return describeOrder(context, order, request.language);
    },

    async depositOrder({ id, language }, caller, context) {
      const order = await readDeposit({ ...context, providers }, signedIn(caller).id, id);
      return describeOrder(context, order, language);
    },

    async cancelDeposit(request, caller, context) {
      const order = await cancelDeposit({ ...context, providers }, signedIn(caller).id, request);
      return describeOrder(context, order, request.language);
    },

    async sendReceipt(request, caller, context) {
      const order = await sendReceipt({ ...context, providers }, signedIn(caller).id, request);
      return describeOrder(context, order, request.language);
    },

    async depositRecord(request, caller, context) {
      await refuseSwitchedOff(context, 'DEPRECM3');
      return depositRecord({ ...context, providers }, signedIn(caller).id, request);
    },
  }) satisfies Partial<Handlers>;
