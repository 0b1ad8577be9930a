import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { openSession } from '#operator/accounts/identity/sessions.ts';
import { Refusal } from '@araw/server/http/refusal';
import { receiptsPath, webhookPath } from '@araw/server/log/securityLog';
import type { PaymentsContext } from '#operator/payments/provider/context.ts';
import { returnFrom } from '#operator/payments/deposits/deposits.ts';
import { acceptWebhook } from '#operator/payments/webhooks/providerEvents.ts';
import { readReceipt, storeReceipt } from '#operator/payments/receipts/receipts.ts';
import { refuseOtherMerchant, refuseWhileClosed } from '#operator/system/merchants.ts';
import { headers } from '@araw/contract/calls/answer';
import { applicationLimits } from '@araw/contract/cashier/applicationLimits';
import { receiptLimit } from '@araw/contract/cashier/deposits';
import { refuseAccess } from './access.ts';
import { refuseOtherSites } from './ownPages.ts';
import { countNetwork, createRateLimiter, type RateLimits } from './rateLimit.ts';
import { sendReceipt } from './receiptAnswer.ts';
import { sendRefusal } from '@araw/server/http/refusals';

/** Bytes, more than any provider sends in a webhook. */
const webhookLimit = 64 * 1024;

const fileName = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(255),
  v.check((name) => !/\p{C}/u.test(name), 'a name without control characters'),
);
/** Applications accept no PDF (BEN-02). */
const upload = v.object({ name: fileName, for: v.optional(v.picklist(['application'])) });

type Limits = Pick<RateLimits, 'perIp' | 'perAccount'>;

/** Routes outside the contract: providers' webhooks, the return from their pages, and receipts. */
export function paymentsRoutes(context: PaymentsContext, limits: Limits) {
  const count = createRateLimiter(context.clock);

  return async (server: FastifyInstance) => {
    server.setErrorHandler(sendRefusal);
    server.addHook('onRequest', async (request, reply) => {
      reply.headers({ [headers.requestId]: request.id, 'Cache-Control': 'no-store' });
      countNetwork(count, { name: 'ip', ip: request.ip, limit: limits.perIp });
    });
    await server.register(webhookRoutes(context));
    await server.register(receiptRoutes(context, (id) => count(`account ${id}`, limits.perAccount)));

    // The token proves nothing: the page loads the order with its own session, and shows only a link without one.
    server.get<{ Params: { token: string } }>('/payments/return/:token', async (request, reply) => {
      const order = await returnFrom(context, request.params.token);
      return reply.redirect(order ? `/m/voucherCenter?order=${order}` : '/m/voucherCenter', 303);
    });
  };
}

const webhookRoutes = (context: PaymentsContext) => async (server: FastifyInstance) => {
  server.removeAllContentTypeParsers();
  // Unparsed: the signature covers every byte.
  server.addContentTypeParser(
    '*',
    { parseAs: 'string', bodyLimit: webhookLimit },
    async (_request: unknown, body: string) => body,
  );

  server.post<{ Params: { provider: string } }>(webhookPath, async (request) => {
    const { provider } = request.params;
    const rawBody = typeof request.body === 'string' ? request.body : '';
    const sent = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
    );
    await acceptWebhook(context, { provider, headers: sent, rawBody });
    return { ok: true };
  });
};

const receiptRoutes =
  (context: PaymentsContext, count: (accountId: number) => void) => async (server: FastifyInstance) => {
    server.removeAllContentTypeParsers();
    server.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: receiptLimit },
      async (_request: unknown, body: Buffer) => body,
    );

    /** Same checks as for a contract call by real accounts. */
    async function playerOf(request: FastifyRequest): Promise<number> {
      refuseOtherSites(request);
      await refuseOtherMerchant(context, request.headers[headers.merchant.toLowerCase()]);
      await refuseWhileClosed(context);
      const token = request.headers.authorization;
      const account = token ? (await openSession(context, token)).account : null;
      if (account) {
        request.accountId = account.id;
        count(account.id);
      }
      refuseAccess({ access: 'realAccount', staysOpen: true }, account);
      if (!account) throw new Refusal('notLoggedIn');
      return account.id;
    }

    server.post(receiptsPath, async (request) => {
      const accountId = await playerOf(request);
      const query = v.safeParse(upload, request.query);
      const content = Buffer.isBuffer(request.body) ? request.body : null;
      if (!query.success || !content) throw new Refusal('requestInvalid');
      const value = await storeReceipt(context, accountId, {
        name: query.output.name,
        content,
        ...(query.output.for && { types: applicationLimits.types }),
      });
      return { success: true, value };
    });

    server.get<{ Params: { id: string } }>('/wps/cashier/receipts/:id', async (request, reply) => {
      return sendReceipt(reply, await readReceipt(context, await playerOf(request), request.params.id));
    });
  };
