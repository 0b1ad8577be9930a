import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { Refusal } from '@araw/server/http/refusal';
import type { BuiltPages, Loaded } from '#operator/http/builtPages.ts';
import { sendRefusal, statusOf } from '@araw/server/http/refusals';
import { html, type Html } from './html.ts';

interface PageOptions {
  /** Show links to the other sandbox pages at the top. */
  navigation?: boolean;
  /** For the page's script. */
  data?: { answer: string };
}

const manila = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Asia/Manila',
});
export const inManila = (time: number): string => `${manila.format(time)} (Manila)`;
export const timeElement = (time: number): Html =>
  html`<time datetime="${new Date(time).toISOString()}">${inManila(time)}</time>`;

const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
/** Of a day, YYYY-MM-DD. */
export const dayInWords = (day: string): string => longDay.format(Date.parse(day));

/** A page's head: files of operator/pages. */
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
        ${navigation ? linksFrom(title) : ''}
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;
}

/** By title. */
const places = [
  ['/sandbox', 'Sandbox'],
  ['/sandbox/settings', 'Settings'],
  ['/sandbox/outbox', 'Outbox'],
  ['/sandbox/cashier', 'Cashier'],
  ['/sandbox/payments', 'Payments'],
  ['/sandbox/reviews', 'Reviews'],
  ['/sandbox/promotions', 'Promotions'],
  ['/sandbox/invitations', 'Invitations'],
  ['/sandbox/orders', 'Orders'],
  ['/sandbox/reconciliation', 'Reconciliation'],
  ['/sandbox/team', 'Team'],
  ['/sandbox/protection', 'Protection'],
] as const;

const linksFrom = (current: string) =>
  html`<nav aria-label="Sandbox">
    ${places.map(([path, title]) => html`<a href="${path}" ${title === current ? here : ''}>${title}</a> `)}
    <a href="/m/home">Back to the app</a>
  </nav>`;

const here = html`aria-current="page"`;

const policy =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const sendUnder = (contentSecurityPolicy: string) => (reply: FastifyReply, content: Html) =>
  reply
    .type('text/html; charset=utf-8')
    .header('Content-Security-Policy', contentSecurityPolicy)
    .send(content.text);

export const send = sendUnder(policy);
/** For pages that show receipts. */
export const sendWithPictures = sendUnder(`${policy}; img-src 'self'`);
/** For pages with one of the operator's own scripts. */
export const sendWithScript = sendUnder(`${policy}; script-src 'self'`);
/** For pages whose script calls the operator. */
export const sendChat = sendUnder(`${policy}; script-src 'self'; connect-src 'self'`);

/** For pages that people read: a refusal is a page with a link back. Otherwise as for calls. */
export const refuseOnPages =
  (head: Html, back: { path: string; title: string }) =>
  (error: Error, request: FastifyRequest, reply: FastifyReply) => {
    if (!(error instanceof Refusal)) return sendRefusal(error, request, reply);
    const words = error.message === error.code ? refusalWords[error.code] : error.message;
    const content = html`<p role="alert">${words ?? "This can't be done."}</p>
      <p><a href="${back.path}">Back to ${back.title}</a></p>`;
    return send(reply.code(statusOf(error.code)), page(head, 'Nothing was changed', content));
  };

const refusalWords: Partial<Record<Refusal['code'], string>> = {
  notFound: 'Not found.',
  conflict: 'This has changed. Check it again.',
};

export function parse<S extends v.GenericSchema>(schema: S, given: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(schema, given);
  if (parsed.success) return parsed.output;
  throw new Refusal('requestInvalid', { message: parsed.issues.map(({ message }) => message).join('; ') });
}
