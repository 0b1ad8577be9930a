import { type Handlers, signedIn } from '#operator/core/context.ts';
import { mallPage } from './goods.ts';
import { cancelGoodsOrder, redeem } from './orders.ts';
import { ownOrders, ownPoints } from './ownOrders.ts';

export const mallHandlers = {
  async mall({ language }, caller, context) {
    return mallPage(context, signedIn(caller).id, language);
  },

  async redeem(request, caller, context) {
    return redeem(context, signedIn(caller).id, request);
  },

  async goodsOrders(request, caller, context) {
    return ownOrders(context, signedIn(caller).id, request);
  },

  async cancelGoodsOrder(request, caller, context) {
    return cancelGoodsOrder(context, signedIn(caller).id, request);
  },

  async pointsHistory(request, caller, context) {
    return ownPoints(context, signedIn(caller).id, request);
  },
} satisfies Partial<Handlers>;
