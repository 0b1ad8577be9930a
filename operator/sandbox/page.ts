import type { FastifyReply } from 'fastify';
import * as v from 'valibot';
import { Refusal } from '#operator/core/context.ts';
import { html, type Html } from './html.ts';

interface PageOptions {
  /** Whether the links to the other sandbox pages stand above. */
  navigation?: boolean;
  /** Given to the page's script. */
  data?: { answer: string };
}

export function page(title: string, content: Html, { navigation = true, data }: PageOptions = {}): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="stylesheet" href="/play/assets/base.css" />
        <link rel="stylesheet" href="/sandbox/sandbox.css" />
      </head>
      <body ${data ? html`data-answer="${data.answer}"` : ''}>
        ${navigation ? links : ''}
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;
}

const links = html`<nav aria-label="Sandbox">
  <a href="/sandbox">Sandbox</a> <a href="/sandbox/settings">Settings</a>
  <a href="/sandbox/outbox">Outbox</a>
  <a href="/m/home">Back to the app</a>
</nav>`;

const policy =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const sendUnder = (contentSecurityPolicy: string) => (reply: FastifyReply, content: Html) =>
  reply
    .type('text/html; charset=utf-8')
    .header('Content-Security-Policy', contentSecurityPolicy)
    .send(content.text);

export const send = sendUnder(policy);
/** The same for a page with a script of the operator's own. */
export const sendWithScript = sendUnder(`${policy}; script-src 'self'`);
/** The same for a page whose script calls the operator. */
export const sendChat = sendUnder(`${policy}; script-src 'self'; connect-src 'self'`);

export function parse<S extends v.GenericSchema>(schema: S, given: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(schema, given);
  if (parsed.success) return parsed.output;
  throw new Refusal('requestInvalid', { message: parsed.issues.map(({ message }) => message).join('; ') });
}
