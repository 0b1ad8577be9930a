import type { FastifyReply } from 'fastify';
import * as v from 'valibot';
import { Refusal } from '#operator/core/context.ts';
import type { BuiltPages, Loaded } from '#operator/http/builtPages.ts';
import { html, type Html } from './html.ts';

interface PageOptions {
  /** Whether the links to the other sandbox pages stand above. */
  navigation?: boolean;
  /** Given to the page's script. */
  data?: { answer: string };
}

const manila = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Asia/Manila',
});
export const inManila = (time: number): string => `${manila.format(time)} (Manila)`;

/** What a page loads, for its head: files of operator/pages. */
export const headOf = (pages: BuiltPages, ...names: string[]): Html =>
  html`${names.map((name) => pages.loading(name).map(linkTo))}`;

function linkTo({ kind, address }: Loaded): Html {
  if (kind === 'style') return html`<link rel="stylesheet" href="${address}" />`;
  if (kind === 'imported') return html`<link rel="modulepreload" href="${address}" />`;
  return html`<script type="module" src="${address}"></script>`;
}

export function page(
  head: Html,
  title: string,
  content: Html,
  { navigation = true, data }: PageOptions = {},
): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        ${head}
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
  <a href="/sandbox">Sandbox</a> <a href="/sandbox/settings">Settings</a> <a href="/sandbox/outbox">Outbox</a>
  <a href="/sandbox/cashier">Cashier</a> <a href="/sandbox/reviews">Reviews</a>
  <a href="/sandbox/payments">Payments</a>
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
