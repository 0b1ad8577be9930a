import { expect, test } from 'vitest';
import { auditorsPage } from './auditorsPage.ts';
import { fixturePaths } from './fixture.ts';
import { indexPage, type Reports } from './indexPage.ts';
import { page } from './layout.ts';
import { qaPage } from './qaPage.ts';
import { traceabilityPage } from './traceabilityPage.ts';

const at = new Date(Date.UTC(2026, 0, 15, 12, 30));
const missing = [{ what: 'No browser has walked; this does:', command: 'npm run walk' }];
const textOf = (html: string) =>
  html
    .replace(/<style>[^]*?<\/style>|<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

test('a page is one file: no scripts, and only files next to it are fetched', () => {
  const pages = [
    qaPage(fixturePaths, missing, at),
    auditorsPage(
      { requirements: [], profiles: [], matrix: { routes: [], calls: [] }, differences: [] },
      [],
      at,
    ),
    traceabilityPage([], [], at),
  ];
  for (const html of pages) {
    expect(html).toMatch(/^<!doctype html>/);
    expect(html).not.toMatch(/<script|\bon\w+="|(?:src|href)="(?:https?:)?\/\//);
    expect(textOf(html)).toContain('Written by npm run report on 2026-01-15, 12:30 UTC.');
  }
});

test('text in a path is escaped', () => {
  const [path] = fixturePaths;
  const html = qaPage(
    [{ ...path!, machine: '<b>"logout"</b>', error: '<img src=x onerror=alert(1)>' }],
    [],
    at,
  );
  expect(html).toContain('&lt;b&gt;&quot;logout&quot;&lt;/b&gt;');
  expect(html).not.toContain('<img src=x');
});

test('failures come first, open, with their picture and the failed step', () => {
  const html = qaPage(fixturePaths, missing, at);
  const text = textOf(html);
  expect(text).toContain('3 paths 1 passed 1 failed 1 not walked yet 2 steps');
  expect(text).toContain('No browser has walked; this does: npm run walk');
  expect(text.indexOf('Failed logout, member, path 2')).toBeLessThan(text.indexOf('Variant: member'));
  expect(text).toContain('logOut fails (no network) failed here');
  expect(html).toContain(
    '<img src="pictures/logout-1-1.jpg" loading="lazy" alt="The screen after step 1: the player: logout.confirmed" />',
  );
});

test('a difference comes before everything else', () => {
  const differences = ['inbox, type 4: the table says freeReject, the operator allowed (200)'];
  const text = textOf(
    auditorsPage(
      { requirements: [], profiles: [], matrix: { routes: [], calls: [] }, differences },
      missing,
      at,
    ),
  );
  const main = text.slice(text.indexOf('of that type.') + 'of that type. '.length);
  expect(main).toMatch(/^The operator differs in 1 place inbox, type 4: the table says freeReject/);
});

test('the navigation marks the current page', () => {
  const html = page({ file: 'qa.html', title: 'T', lead: '', generatedAt: at, body: [] });
  expect(html.match(/<a href="(\S+)" aria-current="page">/)?.[1]).toBe('qa.html');
});

test('the index shows which planted faults the tests notice, by layer, and leaves them out unknown', () => {
  const reports: Reports = {
    paths: [],
    auditors: { requirements: [], profiles: [], matrix: { calls: [] }, differences: [] } as never,
    traceability: [],
    mutants: [
      { what: 'charts', noticed: 9_998, judged: 9_999 },
      { what: 'code: operator', noticed: 18, judged: 20 },
    ],
    missing: [],
    generatedAt: at,
  };
  const rowsOf = (html: string) =>
    [...html.matchAll(/<tr>\s*((?:<td>[^<]*<\/td>\s*)+)<\/tr>/g)].map(([, row = '']) =>
      [...row.matchAll(/<td>([^<]*)<\/td>/g)].map(([, cell]) => cell),
    );
  expect(rowsOf(indexPage(reports))).toEqual([
    ['charts', '9998', '9999', '99%'],
    ['code: operator', '18', '20', '90%'],
  ]);
  expect(indexPage({ ...reports, mutants: [] })).not.toContain('<table>');
});
