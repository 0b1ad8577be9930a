import { readFileSync } from 'node:fs';
import { Html, html } from '#operator/sandbox/html.ts';

const sheet = new Html(readFileSync(new URL('./report.css', import.meta.url), 'utf8'));

const pages = [
  { file: 'index.html', name: 'Overview' },
  { file: 'qa.html', name: 'QA' },
  { file: 'auditors.html', name: 'Auditors' },
  { file: 'traceability.html', name: 'Traceability' },
] as const;

export type PageFile = (typeof pages)[number]['file'];

/** Something missing from the report, and the command that produces it. */
export interface Missing {
  what: string;
  command: string;
}

interface Page {
  file: PageFile;
  title: string;
  lead: string;
  generatedAt: Date;
  body: Html[];
}

/** A whole page: one file, without scripts. */
export function page({ file, title, lead, generatedAt, body }: Page): string {
  const links = pages.map(({ file: to, name }) =>
    to === file ? html`<a href="${to}" aria-current="page">${name}</a>` : html`<a href="${to}">${name}</a>`,
  );
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Araw</title>
        <link rel="icon" href="data:," />
        <style>
          ${sheet}
        </style>
      </head>
      <body>
        <header>
          <nav aria-label="Reports">${links}</nav>
          <h1>${title}</h1>
          <p class="lead">${lead}</p>
        </header>
        <main>${body}</main>
        <footer>Written by <code>npm run report</code> on ${moment(generatedAt)}.</footer>
      </body>
    </html> `.text;
}

const moment = (at: Date) => `${at.toISOString().slice(0, 16).replace('T', ', ')} UTC`;

export type Tone = 'good' | 'bad' | 'open' | 'none';

export const badge = (tone: Tone, text: string): Html => html`<span class="badge ${tone}">${text}</span>`;

export interface Figure {
  value: number | string;
  label: string;
  bad?: boolean;
}

export const figures = (all: readonly Figure[]): Html =>
  html`<ul class="figures">
    ${all.map(
      ({ value, label, bad }) =>
        html`<li class="${bad ? 'bad' : ''}"><b>${grouped(value)}</b> <span>${label}</span></li>`,
    )}
  </ul>`;

const grouped = (value: number | string) =>
  typeof value === 'number' ? value.toLocaleString('en', { useGrouping: value > 9_999 }) : value;

/** A column heading, and the alignment of its cells. */
export interface Column {
  text: string;
  className?: string;
}

/** A table with a sticky head; narrow screens scroll it sideways. */
export const table = (
  label: string,
  columns: readonly (string | Column)[],
  rows: Html[],
  className = '',
): Html =>
  html`<div class="scroll" role="region" aria-label="${label}" tabindex="0">
    <table class="${className}">
      <thead>
        <tr>
          ${columns.map((column) => {
            const { text, className: name = '' } = typeof column === 'string' ? { text: column } : column;
            return html`<th scope="col" class="${name}">${text}</th>`;
          })}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;

/** What the page lacks and how to get it; empty if nothing is missing. */
export const missingNote = (all: readonly Missing[]): Html[] =>
  all.length === 0
    ? []
    : [
        html`<div class="note">
          ${all.map(({ what, command }) => html`<p>${what} <code>${command}</code></p>`)}
        </div>`,
      ];

/** `1 path`, `2 paths`. */
export const counted = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`;
