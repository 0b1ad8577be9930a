import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { Refusal } from '#packages/server/http/refusal.ts';
import type { BuiltPages, Loaded } from '#operator/http/builtPages.ts';
import { sendRefusal, statusOf } from '#packages/server/http/refusals.ts';
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
export const timeElement = (time: number): Html =>
  html`<time datetime="${new Date(time).toISOString()}">${inManila(time)}</time>`;

const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
/** Of a day, YYYY-MM-DD. */
export const dayInWords = (day: string): string => longDay.format(Date.parse(day));

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
        ${navigation ? linksFrom(title) : ''}
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;
}

/** Each by its title. */
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
/** The same for a page that shows receipts. */
export const sendWithPictures = sendUnder(`${policy}; img-src 'self'`);
/** The same for a page with a script of the operator's own. */
export const sendWithScript = sendUnder(`${policy}; script-src 'self'`);
/** The same for a page whose script calls the operator. */
export const sendChat = sendUnder(`${policy}; script-src 'self'; connect-src 'self'`);

/** For pages that people read: a refusal is a page, too, with the way back. Everything else is as in calls. */
export const refuseOnPages =
  (head: Html, back: { path: string; title: string }) =>
  (error: Error, request: FastifyRequest, reply: FastifyReply) => {
    if (!(error instanceof Refusal)) return sendRefusal(error, request, reply);
    const words = error.message === error.code ? refusalWords[error.code] : error.message;
    const content = html`<p role="alert">${words ?? 'This cannot be done.'}</p>
      <p><a href="${back.path}">Back to ${back.title}</a></p>`;
    return send(reply.code(statusOf(error.code)), page(head, 'Nothing was changed', content));
  };

const refusalWords: Partial<Record<Refusal['code'], string>> = {
  notFound: 'It is not there.',
  conflict: 'It has moved on since: look at it as it is now.',
};

export function parse<S extends v.GenericSchema>(schema: S, given: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(schema, given);
  if (parsed.success) return parsed.output;
  throw new Refusal('requestInvalid', { message: parsed.issues.map(({ message }) => message).join('; ') });
}
