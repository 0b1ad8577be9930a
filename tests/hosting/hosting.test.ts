import { expect, test } from 'vitest';
import { headers } from '@araw/contract/calls/answer';
import { envelope } from '@araw/contract/calls/envelope';
import { writtenSecurityHeaders } from '@araw/server/http/securityHeaders';
import { contentOf } from '#tools/files.ts';

const guide = contentOf('docs/for-operators.md');

test.each(['docs/for-operators.md', 'container/web.conf'])(
  '[KIT-06] %s has the policy of the app’s page',
  async (path) => {
    const written = await writtenSecurityHeaders({ imageHosts: [], frameHosts: [], https: false });
    expect(contentOf(path)).toContain(written['content-security-policy']);
  },
);

test('[KIT-06] the guide names the headers that another origin must allow', () => {
  // Browsers send Accept-Language to any origin without asking.
  const { requestId, language: _, ...sent } = headers;
  const allowed = [...Object.values(sent), envelope.header, 'Content-Type'];
  const listed = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(guide)?.[1]?.split(', ');
  expect(listed('Access-Control-Allow-Headers')?.sort()).toEqual(allowed.sort());
  expect(listed('Access-Control-Expose-Headers')).toEqual([requestId, 'Retry-After']);
});

test('[KIT-07] no image runs as root, and each reports its health', () => {
  const stages = contentOf('container/Dockerfile').split(/^FROM /m);
  const runs = (name: string) => stages.find((stage) => stage.includes(` AS ${name}\n`)) ?? '';
  expect(runs('web')).toMatch(/^nginxinc\/nginx-unprivileged:[^]*^HEALTHCHECK /m);
  expect(runs('operator')).toMatch(/^USER node$[^]*^HEALTHCHECK /m);
});

test('[KIT-07] the composed operator trusts the country header that the proxy passes on, and no other', () => {
  const [, trusted = ''] = /^ {6}COUNTRY_HEADER: (\S+)$/m.exec(contentOf('container/compose.yaml')) ?? [];
  const passed = /proxy_set_header (\S+) \$country;/.exec(contentOf('container/proxy.conf'))?.[1];
  expect([trusted, guide.includes(`names in \`${trusted}\``)]).toEqual([passed, true]);
});
