import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { Draw } from '@araw/server/pages/drawing';
import { writeStaticPages } from '#pages/staticPages.ts';
import { makeSite } from '#tools/brand.ts';
import { contentOf } from '#tools/files.ts';
import {
  askByHttp2,
  freePort,
  here,
  startCaddy,
  startNginx,
  temporaryFolder,
  withTls,
} from './webServers.ts';

interface Site {
  /** Ends with the path that it is served under. */
  folder: string;
  basePath: '/' | '/casino/';
  isDrawn: boolean;
}

const guide = contentOf('docs/for-operators.md');

/** A recipe with the guide's replacements. */
function changed(recipe: string, changes: readonly { line: string; by: string[] }[]): string {
  const lines = recipe.split('\n');
  const inGuide = guide.split('\n');
  const added = changes.flatMap(({ by, line }) => by.filter((one) => one !== line));
  expect(inGuide).toEqual(expect.arrayContaining(added));
  expect(lines).toEqual(expect.arrayContaining(changes.map(({ line }) => line)));
  return lines.flatMap((line) => changes.find((change) => change.line === line)?.by ?? line).join('\n');
}

const policyOf = ({ folder, isDrawn }: Site): string =>
  isDrawn
    ? readFileSync(join(folder, 'drawn/policy.txt'), 'utf8').trim()
    : (/^default-src .*$/m.exec(guide)?.[0] ?? '');

/** container/web.conf with the guide's changes. */
async function serveByNginx(site: Site): Promise<string> {
  const { folder, basePath, isDrawn } = site;
  const port = await freePort();
  const isBelow = basePath !== '/';
  const root = { line: '  root /usr/share/nginx/html;', by: ['  root /srv/web;'] };
  const place = {
    line: '  location / {',
    by: ['  location = /casino { return 308 /casino/; }', '  location /casino/ {'],
  };
  const page = {
    line: '    try_files /index.html =404;',
    by: !isDrawn
      ? ['    try_files /casino/index.html =404;']
      : isBelow
        ? [
            '    location ~ ^/casino(?<page>/.*)$ {',
            '      try_files /casino/drawn/$language$page.html /casino/drawn/$language$page /casino/drawn/$language${page}index.html /casino/index.html =404;',
            '    }',
          ]
        : [
            '    try_files /drawn/$language$uri.html /drawn/$language$uri /drawn/$language${uri}index.html /index.html =404;',
          ],
  };
  const language = {
    line: 'server {',
    by: ['map $arg_lang $language {', '  default EN;', '  "~^[A-Z][A-Z]$" $arg_lang;', '}', 'server {'],
  };
  const changes = [
    ...(isBelow ? [root, place] : []),
    ...(isBelow || isDrawn ? [page] : []),
    ...(isDrawn ? [language] : []),
  ];
  const recipe = changed(contentOf('container/web.conf'), changes)
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace(/root \S+;/, `root ${folder.slice(0, folder.length - basePath.length)};`);
  const policy = `set $policy "${policyOf(site)}";`;
  await startNginx(isDrawn ? recipe.replace(/set \$policy ".*";/, () => policy) : recipe);
  return `http://127.0.0.1:${port}`;
}

/** The guide's recipe with its changes. */
async function serveByCaddy(site: Site): Promise<string> {
  const { folder, basePath, isDrawn } = site;
  const port = await freePort();
  const below = {
    line: '\thandle {',
    by: ['\tredir /casino /casino/ 308', '\thandle_path /casino/* {'],
  };
  const drawn = {
    line: '\t\t\t\ttry_files /index.html',
    by: [
      '\t\t\t\ttry_files /drawn/{language}{path}.html /drawn/{language}{path} /drawn/{language}{path}index.html /index.html',
    ],
  };
  const language = {
    line: 'play.example.com {',
    by: [
      'play.example.com {',
      '\tmap {query.lang} {language} {',
      '\t\t~^([A-Z][A-Z])$ "${1}"',
      '\t\tdefault EN',
      '\t}',
    ],
  };
  const changes = [...(basePath === '/' ? [] : [below]), ...(isDrawn ? [drawn, language] : [])];
  const recipe = changed(/```caddyfile\n(play\.[^]*?)```/.exec(guide)?.[1] ?? '', changes)
    .replace('play.example.com', `http://127.0.0.1:${port}`)
    .replace('/srv/web', folder)
    .replace('<the policy below>', () => policyOf(site));
  await startCaddy(recipe);
  return `http://127.0.0.1:${port}`;
}

const servers = [
  { name: 'nginx', isHere: here.nginx, serve: serveByNginx },
  { name: 'Caddy', isHere: here.caddy, serve: serveByCaddy },
];

const twoYears = 'max-age=63072000; includeSubDomains';
const immutable = 'public, max-age=31536000, immutable';
const encodings = ['identity', 'gzip', 'br, gzip'];

async function ask(address: string, encoding = 'gzip') {
  const answer = await fetch(address, {
    redirect: 'manual',
    headers: { 'Accept-Encoding': encoding, 'X-Forwarded-Proto': 'https' },
  });
  const header = (name: string) => answer.headers.get(name);
  return {
    status: answer.status,
    type: header('content-type')?.split(';')[0],
    cache: header('cache-control'),
    policy: header('content-security-policy'),
    hsts: header('strict-transport-security'),
    encoding: header('content-encoding'),
    location: header('location'),
    text: await answer.text(),
  };
}

/** Bytes transferred if gzip is accepted. */
async function bytesOf(address: string): Promise<number> {
  const [answer] = (await once(get(address, { headers: { 'Accept-Encoding': 'gzip' } }), 'response')) as [
    IncomingMessage,
  ];
  return (await answer.toArray()).reduce((sum: number, chunk: Buffer) => sum + chunk.length, 0);
}

/** Labels every page; its style needs a hash in the policy. */
const draw: Draw = async ({ path, language = '' }) => ({
  html: `<p style="color:red">${path}</p>`,
  language,
  htmlLang: 'en',
  dir: 'ltr',
  title: 'Drawn',
  description: '',
  canonical: path,
  colours: '',
  texts: { loading: '', late: '', reload: '', noScript: '', tooOld: '', askService: '' },
});

/** A copy of the built app at the root, the second brand's site under a path; both in two languages. */
async function siteOf(basePath: Site['basePath'], isDrawn: boolean): Promise<Site> {
  const folder = join(temporaryFolder('site-'), basePath);
  if (basePath === '/') {
    cpSync('dist/web', folder, { recursive: true });
    twoLanguages(folder);
  } else {
    const brand = temporaryFolder('brand-');
    cpSync('brands/lumen', brand, { recursive: true });
    twoLanguages(brand);
    makeSite(brand, folder);
  }
  if (isDrawn)
    await writeStaticPages({ webFolder: folder, draw, origin: 'https://play.example', onError: expect.fail });
  return { folder, basePath, isDrawn };
}

function twoLanguages(folder: string) {
  const file = join(folder, 'config.json');
  const configuration = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...configuration, languages: ['EN', 'TH'], defaultLanguage: 'EN' }));
}

test.skipIf(!here.nginx || !here.openssl)(
  '[KIT-02] the nginx recipe sends pages over HTTP/2 with the guide’s TLS lines, if this machine has it',
  { tags: ['full'] },
  async () => {
    const port = await freePort();
    const { folder } = await siteOf('/', false);
    const recipe = withTls(contentOf('container/web.conf'), port).replace(/root \S+;/, `root ${folder};`);
    await startNginx(recipe);
    const page = readFileSync(join(folder, 'index.html'), 'utf8');
    expect(await askByHttp2(port, '/m/login')).toEqual({ status: 200, text: page });
  },
);

const cases = servers.flatMap(({ name, isHere, serve }) =>
  (['/', '/casino/'] as const).map((basePath) => ({ name, isHere, serve, basePath })),
);

describe.each(cases)(
  '[KIT-02] the recipe for $name, run if this machine has it, below $basePath',
  { tags: ['full'] },
  ({ isHere, serve, basePath }) => {
    test.skipIf(!isHere)('sends pages, files and missing files as in the guide’s table', async () => {
      const site = await siteOf(basePath, false);
      const address = await serve(site);
      const read = (file: string) => readFileSync(join(site.folder, file), 'utf8');
      const page = {
        status: 200,
        type: 'text/html',
        cache: 'no-cache',
        policy: policyOf(site),
        hsts: twoYears,
        location: null,
        isPage: true,
      };
      for (const path of ['', 'm/login', 'm/register.html', 'index.html', 'm/home?from=banner']) {
        const { text, encoding, ...answer } = await ask(address + basePath + path);
        expect({ path, ...answer, isPage: text === read('index.html') }).toEqual({ path, ...page });
      }
      const [script = ''] = readdirSync(join(site.folder, 'assets')).filter((name) =>
        /^libraries-.*\.js$/.test(name),
      );
      for (const encoding of encodings) {
        const { status, cache, policy, hsts, text } = await ask(
          `${address + basePath}assets/${script}`,
          encoding,
        );
        expect({ encoding, status, cache, policy, hsts, isWhole: text === read(`assets/${script}`) }).toEqual(
          {
            encoding,
            status: 200,
            cache: immutable,
            policy: null,
            hsts: twoYears,
            isWhole: true,
          },
        );
      }
      expect(await bytesOf(`${address + basePath}assets/${script}`)).toBe(
        statSync(join(site.folder, `assets/${script}.gz`)).size,
      );
      for (const path of ['assets/gone-abcdefgh.js', 'gone.json', 'icons/gone.png']) {
        const { status, cache, text } = await ask(address + basePath + path);
        expect({ path, status, isPage: text.includes('<div id="root"') }).toEqual({
          path,
          status: 404,
          isPage: false,
        });
        expect(cache).not.toBe(immutable);
      }
      if (basePath === '/') return;
      expect(await ask(`${address}/casino`)).toMatchObject({ status: 308, location: '/casino/' });
      expect((await ask(`${address}/m/login`)).text).not.toContain('<div id="root"');
    });

    test.skipIf(!isHere).each(encodings)(
      '[KIT-01] sends files edited after the build, and revalidates them each time, with Accept-Encoding: %s',
      async (encoding) => {
        const site = await siteOf(basePath, false);
        const { folder } = site;
        const edited = {
          'config.json': JSON.stringify({ merchantCode: 'EDITED', basePath }),
          'manifest.webmanifest': JSON.stringify({ name: 'Edited' }),
          'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
          'theme.js': '// edited',
          'robots.txt': 'User-agent: *',
          // The guide replaces the service worker with it to switch it off.
          'sw.js': readFileSync(join(folder, 'sw-off.js'), 'utf8'),
          'index.html': '<!doctype html><title>Edited</title>',
        };
        for (const [name, content] of Object.entries(edited)) writeFileSync(join(folder, name), content);
        const address = await serve(site);
        for (const [name, text] of Object.entries(edited)) {
          expect({ name, ...(await ask(address + basePath + name, encoding)) }).toMatchObject({
            name,
            status: 200,
            cache: 'no-cache',
            text,
          });
        }
      },
    );

    test.skipIf(!isHere)(
      '[KIT-01] never sends an older release’s compressed file in place of an edited one',
      async () => {
        const site = await siteOf(basePath, false);
        for (const name of ['config.json', 'sw.js']) {
          writeFileSync(join(site.folder, name), '{}');
          writeFileSync(join(site.folder, `${name}.gz`), gzipSync('of an older release'));
        }
        const address = await serve(site);
        for (const name of ['config.json', 'sw.js']) {
          expect(await ask(address + basePath + name)).toMatchObject({ status: 200, text: '{}' });
        }
      },
    );

    test.skipIf(!isHere)(
      '[PAGE-05] sends drawn pages with their own policy, otherwise the app’s',
      async () => {
        const site = await siteOf(basePath, true);
        const { folder } = site;
        const address = await serve(site);
        const pages = [
          ['', 'drawn/EN/index.html'],
          ['m/login', 'drawn/EN/m/login.html'],
          ['m/register', 'drawn/EN/m/register.html'],
          ['m/register.html', 'drawn/EN/m/register.html'],
          ['?lang=TH', 'drawn/TH/index.html'],
          ['m/login?lang=TH', 'drawn/TH/m/login.html'],
          ['m/login?lang=..', 'drawn/EN/m/login.html'],
          ['m/login?lang=FR', 'index.html'],
          ['m/member/wallet', 'index.html'],
        ] as const;
        for (const [path, file] of pages) {
          const { status, type, cache, policy, text } = await ask(address + basePath + path);
          const isFile = text === readFileSync(join(folder, file), 'utf8');
          expect({ path, status, type, cache, policy, isFile }).toEqual({
            path,
            status: 200,
            type: 'text/html',
            cache: 'no-cache',
            policy: policyOf(site),
            isFile: true,
          });
        }
        expect(readFileSync(join(folder, 'drawn/EN/m/login.html'), 'utf8')).toContain('data-drawn="EN"');
        expect(policyOf(site)).toContain("'sha256-");
      },
    );
  },
);
