import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { checkCode, type CodeRequest, sendCode, useCode } from '#operator/accounts/codes/codes.ts';
import { requireHumanCheck } from '#operator/accounts/guards/humanCheck.ts';
import { issueIdToken } from '#operator/accounts/identity/identity.ts';
import { refuseForeignPhone } from '#operator/accounts/merchantSwitches.ts';
import { requireMobileNumber } from '#operator/accounts/mobileNumbers.ts';
import type { Caller, OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { verificationCodes } from '#operator/database/tables/accounts.tables.ts';
import type { BuiltPages } from '#operator/http/builtPages.ts';
import { socialAccounts } from '#operator/seed/socialAccounts.ts';
import { merchantOf } from '#operator/system/merchants.ts';
import {
  type IdentityAnswer,
  identityPhoneCode,
  identityPhoneRequest,
  type IdentityRequest,
  identityRequest,
} from '@araw/contract/accounts/identity';
import { html, type Html } from './html.ts';
import { headOf, page, parse, send, sendWithScript } from './page.ts';

const channelNames = { facebook: 'Facebook', google: 'Google' };

const choice = v.object({ account: v.string() });

/** The sandbox's identity provider (packages/contract/src/accounts/identity.ts). */
export function identityRoutes(context: OperatorContext, pages: BuiltPages) {
  return async (server: FastifyInstance) => {
    server.get('/sandbox/identity', async (request, reply) =>
      send(reply, accountsPage(headOf(pages, 'sandbox.css'), parse(identityRequest, request.query))),
    );

    server.post('/sandbox/identity', async (request, reply) => {
      const asked = parse(identityRequest, request.body);
      const { account } = parse(choice, request.body);
      const answer = await answerOf(context, asked, account);
      if (asked.mode === 'redirect') {
        return reply.redirect(`${asked.returnTo}#${new URLSearchParams(answer).toString()}`, 303);
      }
      return sendWithScript(reply, answerPage(headOf(pages, 'sandbox.css', 'identity.ts'), answer));
    });

    server.post('/sandbox/identity/phone', async (request) => {
      const asked = parse(identityPhoneRequest, request.body);
      const merchant = await merchantOf(context);
      refuseForeignPhone(merchant, 'provider');
      const number = requireMobileNumber(asked, merchant);
      const humanCheck = await requireHumanCheck(context, asked.humanCheck);
      const code: CodeRequest = {
        purpose: 'identity',
        channel: 'sms',
        target: number.e164,
        nonce: asked.nonce,
        humanCheck,
      };
      const { id, expirationTime } = await sendCode(context, callerOf(request), code);
      return { success: true, value: { verificationId: id, expirationTime } };
    });

    server.post('/sandbox/identity/phone/confirm', async (request) => {
      const { verificationId, code } = parse(identityPhoneCode, request.body);
      refuseForeignPhone(await merchantOf(context), 'provider');
      const { target, nonce } = await askedBy(context, verificationId);
      const codeId = await checkCode(context, null, { purpose: 'identity', target, nonce, code });
      await useCode(context.database, context.clock, codeId);
      const idToken = await issueIdToken(context, {
        subject: target,
        channel: 'phone',
        phone: target,
        nonce,
      });
      return { success: true, value: { idToken } };
    });
  };
}

const callerOf = ({ ip, id }: { ip: string; id: string }): Caller => ({
  account: null,
  sessionId: null,
  ip,
  userAgent: '',
  requestId: id,
});

/** The number and page of the request for a code. */
async function askedBy({ database }: OperatorContext, verificationId: string) {
  const [asked] = await database
    .select({ target: verificationCodes.target, nonce: verificationCodes.nonce })
    .from(verificationCodes)
    .where(and(eq(verificationCodes.id, verificationId), eq(verificationCodes.purpose, 'identity')));
  if (!asked) throw new Refusal('codeWrong');
  return asked;
}

async function answerOf(
  context: OperatorContext,
  { channel, state, nonce }: IdentityRequest,
  subject: string,
): Promise<IdentityAnswer> {
  if (subject === '') return { type: 'identityAnswer', state, error: 'denied' };
  const account = socialAccounts.find((known) => known.channel === channel && known.subject === subject);
  if (!account) throw new Refusal('requestInvalid', { message: "There's no such account." });
  const idToken = await issueIdToken(context, { subject, channel, phone: null, nonce });
  return { type: 'identityAnswer', state, idToken };
}

function accountsPage(head: Html, asked: IdentityRequest): Html {
  const provider = channelNames[asked.channel];
  return page(
    head,
    `Continue with ${provider}`,
    html`<p>This stands in for ${provider}: choose who you are there, or deny.</p>
      <form method="post" action="/sandbox/identity" class="choices">
        ${Object.entries(asked).map(
          ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
        )}
        ${socialAccounts
          .filter(({ channel }) => channel === asked.channel)
          .map(
            ({ subject, name, player }) =>
              html`<button name="account" value="${subject}">
                ${name}<small>${player === null ? 'no player yet' : `logs in as ${player}`}</small>
              </button>`,
          )}
        <button name="account" value="" class="danger">Deny</button>
      </form>`,
    { navigation: false },
  );
}

const answerPage = (head: Html, answer: IdentityAnswer): Html =>
  page(head, 'Thank you', html`<p>You can close this window.</p>`, {
    navigation: false,
    data: { answer: JSON.stringify(answer) },
  });
