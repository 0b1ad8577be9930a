import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import type { Startup } from '@araw/contract/calls/startup';
import { systemStatus } from '@araw/contract/calls/system';
import { consolidatedSettings } from '@araw/testing/consolidatedSettings';
import type { Drawing } from './drawing.ts';
import { readTemplate } from './template.ts';

const built = `<!doctype html>
<html lang="en" data-theme="light"><head><title>Araw</title>
<meta name="description" content="Slots" />
<link rel="manifest" href="/casino/manifest.webmanifest" />
<script src="/casino/theme.js"></script>
<!--preload-->
<!--startup-->
<script type="module" crossorigin src="/casino/assets/index.js"></script>
<link rel="stylesheet" crossorigin href="/casino/assets/index.css">
</head><body>
<div id="root"><div class="not-started"><p>waits</p></div>
</div>
<div id="too-old" hidden>
<p>too old</p><p hidden>ask</p>
</div>
<noscript>needs scripts</noscript></body></html>`;

function siteOf() {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.vite'));
  const preloads = {
    routes: [{ paths: ['/m/login'], files: ['assets/login.js', 'assets/login.css'], texts: [], drawn: true }],
    controls: ['assets/login.js', 'assets/menu.js', 'assets/menu.css'],
    client: [],
    texts: {},
  };
  const files = {
    'index.html': built,
    'config.json': JSON.stringify({ basePath: '/casino/' }),
    'theme.js': "document.title = '<';",
    'assets/index.css': 'a{b:url(./c.png)}',
    'assets/login.css': 'd{e:f}',
    '.vite/preloads.json': JSON.stringify(preloads),
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return readTemplate(folder);
}

const data: Startup = {
  settings: { ...consolidatedSettings, now: 5_000, merchantName: '</script>' },
  status: v.parse(systemStatus, { info: {} }),
};
const drawn: Drawing = {
  html: '<main style="color:&quot;red&quot;">drawn</main>',
  language: 'AR',
  htmlLang: 'ar',
  dir: 'rtl',
  title: 'A <title>',
  description: 'A "$&" on your phone',
  canonical: '/m/login',
  colours: '[data-theme=dark]{--bg:#000000;}',
  texts: {
    loading: 'loading',
    late: 'late',
    reload: 'reload',
    noScript: 'no script',
    tooOld: 'old',
    askService: 'call',
  },
};
const startupOf = (html: string): Startup => JSON.parse(/id="startup">(.*?)<\/script>/.exec(html)?.[1] ?? '');

test('[PAGE-02] a page has each visitor’s own address and the current time, and is otherwise the same', () => {
  const page = siteOf().page({
    path: '/m/login',
    data,
    answers: undefined,
    siteLanguage: 'EN',
    drawing: { drawn, random: 0.5 },
  });
  const [one, other] = [
    page.write({ ip: '203.0.113.1', age: 0, origin: 'https://play.example' }),
    page.write({ ip: '2001:db8::2', age: 700, origin: 'https://play.example' }),
  ];
  expect([startupOf(one).status?.location.ip, startupOf(one).settings?.now]).toEqual(['203.0.113.1', 5_000]);
  expect([startupOf(other).status?.location.ip, startupOf(other).settings?.now]).toEqual([
    '2001:db8::2',
    5_700,
  ]);
  const withoutData = (html: string) => html.replace(/id="startup">.*?<\/script>/, '');
  expect(withoutData(other)).toBe(withoutData(one));
  expect(startupOf(one).settings?.merchantName).toBe('</script>');
});

test('[PAGE-01] a drawn page includes its screen, styles and theme, and its policy allows exactly these', () => {
  const page = siteOf().page({
    path: '/m/login',
    data,
    answers: undefined,
    siteLanguage: 'EN',
    drawing: { drawn, random: 0.5 },
  });
  const html = page.write({ ip: '', age: 0, origin: 'https://play.example' });
  expect(html).toContain('<html lang="ar" dir="rtl" data-theme="light" data-drawn="AR" data-random="0.5">');
  expect(html).toContain('<title>A &lt;title></title>\n');
  expect(html).toContain('<link rel="canonical" href="https://play.example/casino/m/login?lang=AR">');
  expect(html).toContain(
    "<script>document.title = '<';</script><style>a{b:url(/casino/assets/c.png)}d{e:f}[data-theme=dark]{--bg:#000000;}</style>",
  );
  expect(html.match(/<link rel="[^"]*" (as="style" )?crossorigin[^>]*>/g)).toEqual([
    '<link rel="modulepreload" crossorigin href="/casino/assets/login.js">',
    '<link rel="modulepreload" crossorigin fetchpriority="low" href="/casino/assets/menu.js">',
    '<link rel="preload" as="style" crossorigin fetchpriority="low" href="/casino/assets/menu.css">',
    '<link rel="stylesheet" crossorigin href="/casino/assets/index.css" disabled>',
    '<link rel="stylesheet" crossorigin href="/casino/assets/login.css" disabled>',
  ]);
  expect(html).toContain(
    '<div id="root"><main style="color:&quot;red&quot;">drawn</main></div><output class="not-started">',
  );
  expect(html).toMatch(
    /<link rel="stylesheet" crossorigin href="\/casino\/assets\/login\.css" disabled><\/body>/,
  );
  expect(html.match(/<link rel="stylesheet"(?![^>]*disabled)/)).toBeNull();
  // sha256 of `color:"red"`, the unescaped style attribute.
  expect(page.hashes).toEqual({
    scripts: [expect.stringMatching(/^'sha256-.{44}'$/)],
    styles: [expect.any(String), expect.any(String)],
    attributes: ["'sha256-SkhGaXvJ+4hQy76U72eCF3GP8c6oHUE1R6FPe6FUues='"],
  });
});

test('[LANG-02] a drawn page has the description and the manifest of its language', () => {
  const page = siteOf().page({
    path: '/m/login',
    data,
    answers: undefined,
    siteLanguage: 'EN',
    drawing: { drawn, random: 0.5 },
  });
  expect(
    page
      .write({ ip: '', age: 0, origin: 'https://play.example' })
      .match(/<meta name.*|<link rel="manifest".*/g),
  ).toEqual([
    '<meta name="description" content="A &quot;$&amp;&quot; on your phone" />',
    '<link rel="manifest" href="/casino/manifest.ar.webmanifest" />',
  ]);
  const undrawn = siteOf().page({ path: '/m/login', data, answers: undefined, siteLanguage: 'EN' });
  expect(undrawn.write({ ip: '', age: 0, origin: 'https://play.example' })).toContain(
    '<link rel="manifest" href="/casino/manifest.webmanifest" />',
  );
});

test('[KIT-08] a page without a drawing is the built one with its files and data', () => {
  const page = siteOf().page({ path: '/m/login', data, answers: undefined, siteLanguage: 'EN' });
  const html = page.write({ ip: '203.0.113.1', age: 0, origin: 'https://play.example' });
  expect(page.hashes).toBeUndefined();
  expect(html).toContain('<link rel="stylesheet" crossorigin href="/casino/assets/login.css">');
  expect(html).toContain('<script src="/casino/theme.js"></script>');
  expect(html).toContain('<p>waits</p>');
  expect(startupOf(html).status?.location.ip).toBe('203.0.113.1');
});
