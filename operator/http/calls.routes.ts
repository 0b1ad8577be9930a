import { languageCodes, languageOfBrowser } from '@araw/contract/calls/languages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { countryOf } from '#operator/accounts/countryOf.ts';
import { openSession } from '#operator/accounts/identity/sessions.ts';
import type { Caller, Handlers, OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { refuseUnkeepable } from '#operator/core/keepable.ts';
import type { Unseal } from '#operator/sealing/unseal.ts';
import { refuseOtherMerchant, refuseWhileClosed } from '#operator/system/merchants.ts';
import { headers } from '@araw/contract/calls/answer';
import type { Call } from '@araw/contract/calls/call';
import { type CallName, calls } from '@araw/contract/calls/calls';
import { envelope } from '@araw/contract/calls/envelope';
import { readStrictly } from '@araw/contract/values/reading';
import { refuseAccess } from './access.ts';
import { acceptStrictJson } from './json.ts';
import { refuseOtherSites, requireScript } from './ownPages.ts';
import { countNetwork, countNetworkTogether, createRateLimiter, type RateLimits } from './rateLimit.ts';
import { sendRefusal } from '@araw/server/http/refusals';

interface Options {
  handlers: Handlers;
  unseal: Unseal;
  limits: RateLimits;
  /** The front proxy's header with the visitor's country; without it no such header is trusted. */
  countryHeader?: string;
  /** Check answers against their schema before sending. */
  checkAnswers: boolean;
}

/** Calls that could be used to guess passwords, codes and names, or to create accounts in bulk. */
export const guarded: ReadonlySet<CallName> = new Set<CallName>([
  'logIn',
  'takeAccount',
  'logInFreePlay',
  'createTrial',
  'createTrialByGet',
  'testPlay',
  'register',
  'registerMobile',
  'checkUsername',
  'checkEmail',
  'checkAffiliate',
  'verifyPasswordCode',
  'forgotByEmail',
  'forgotBySms',
  'sendLoginCode',
  'sendRegisterCode',
  'changePassword',
  'updateEmail',
  'updateMobile',
  'confirmContact',
  'sendOwnCode',
  'setPaymentPassword',
  'changePaymentPassword',
  'recoverPaymentPassword',
  'openDownlineAccount',
]);

/**
 * GETs that write without a token. All other writes need a token in a header, never in a cookie, so that no link or
 * picture can trigger one.
 */
const creating: ReadonlySet<CallName> = new Set<CallName>(['createTrialByGet', 'captcha']);

/** Answered even if the site is closed to players: what the status pages need, and logging out. */
const openWhileClosed: ReadonlySet<CallName> = new Set<CallName>([
  'systemStatus',
  'systemCountry',
  'whitelabel',
  'consolidatedSettings',
  'domainRoute',
  'customerService',
  'openCustomerService',
  'logOut',
]);

/** The first tag that is one of the app's languages; the app sends its own alone. */
const languageIn = (accepted = '') =>
  languageOfBrowser(
    accepted.split(',').map((range) => range.split(';', 1)[0]?.trim() ?? ''),
    { languages: languageCodes },
  );

/** Forwarded by a trusted proxy. */
const isForwarded = ({ ips = [] }: FastifyRequest) => ips.length > 1;

/**
 * One route per call of the contract. Order: limit, calling page, merchant, closed site, session, access, request, handler,
 * answer.
 */
export function callRoutes(
  context: OperatorContext,
  { handlers, unseal, limits, countryHeader, checkAnswers }: Options,
) {
  const count = createRateLimiter(context.clock);

  const visitorOf = (request: FastifyRequest): Caller => ({
    account: null,
    sessionId: null,
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    // Any client can send this header: trust it from a known proxy only.
    country:
      countryHeader && isForwarded(request)
        ? countryOf(request.headers[countryHeader.toLowerCase()])
        : undefined,
    host: request.hostname,
    language: languageIn(request.headers['accept-language']),
    requestId: request.id,
  });

  async function callerOf(request: FastifyRequest): Promise<Caller> {
    const token = request.headers.authorization;
    const by = request.headers[headers.unattended.toLowerCase()] === '1' ? 'page' : 'player';
    return { ...visitorOf(request), ...(token && (await openSession(context, token, by))) };
  }

  /** An expired token must not block login or browsing. */
  async function callerWhateverToken(request: FastifyRequest): Promise<Caller> {
    try {
      return await callerOf(request);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return visitorOf(request);
    }
  }

  async function payloadOf(call: Call, request: FastifyRequest): Promise<unknown> {
    if (call.method === 'GET' || call.method === 'DELETE') return request.query;
    if (call.sealed) {
      const header = request.headers[envelope.header.toLowerCase()];
      const payload = await unseal({
        header: typeof header === 'string' ? header : undefined,
        body: request.body,
        method: call.method,
        path: call.path,
      });
      refuseUnkeepable(payload);
      return payload;
    }
    return request.body ?? {};
  }

  return async (server: FastifyInstance) => {
    acceptStrictJson(server);
    server.addContentTypeParser(
      'text/plain',
      { parseAs: 'string' },
      async (_request: unknown, body: string) => body,
    );
    server.setErrorHandler(sendRefusal);

    for (const name of Object.keys(calls) as CallName[]) {
      const call: Call = calls[name];
      server.route({
        method: call.method,
        url: call.path,
        async handler(request, reply) {
          const { ip } = request;
          countNetwork(count, { name: 'ip', ip, limit: limits.perIp });
          refuseOtherSites(request);
          if (creating.has(name)) requireScript(request);
          if (guarded.has(name)) {
            const asked = { name: 'guarded', ip, limit: limits.guardedPerIp };
            // Checked first: calls beyond this process's own limit must not reach the database.
            countNetwork(count, asked);
            await countNetworkTogether(context, asked);
          }
          if (name === 'captcha') {
            countNetwork(count, { name: 'captcha', ip, limit: limits.captchasPerIp });
            count('captcha', limits.captchas);
          }
          await refuseOtherMerchant(context, request.headers[headers.merchant.toLowerCase()]);
          if (!openWhileClosed.has(name)) await refuseWhileClosed(context);
          const caller = await (call.access === 'anyone' ? callerWhateverToken(request) : callerOf(request));
          if (caller.account) {
            request.accountId = caller.account.id;
            count(`account ${caller.account.id}`, limits.perAccount);
          }

          refuseAccess(call, caller.account);

          const payload = v.safeParse(call.request, await payloadOf(call, request));
          if (!payload.success) throw new Refusal('requestInvalid', { message: issuesOf(payload.issues) });

          const handler = handlers[name] as (...given: unknown[]) => Promise<unknown>;
          const value = await handler(payload.output, caller, context);
          if (checkAnswers) assertAnswer(name, call, value);
          return reply
            .header(headers.requestId, request.id)
            .header('Cache-Control', 'no-store')
            .send({ success: true, value });
        },
      });
    }
  };
}

const issuesOf = (issues: v.BaseIssue<unknown>[]) =>
  issues
    .map((issue) => `${v.getDotPath(issue) ?? 'request'}: ${issue.message}`)
    .join('; ')
    .slice(0, 500);

function assertAnswer(name: CallName, call: Call, value: unknown) {
  const { refused, skipped } = readStrictly(call.response, value);
  const wrong = [...refused, ...skipped];
  if (wrong.length > 0) throw new Error(`${name} answered a wrong shape: ${JSON.stringify(wrong)}`);
}
