import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { findCode } from '#operator/agents/affiliates.ts';
import { createCaptcha, useCaptcha } from '#operator/accounts/guards/captchas.ts';
import { seedLinks } from '#operator/content/data/links.ts';
import type { Handlers, OperatorContext } from '#operator/core/context.ts';
import { createSetNumbers } from '#operator/core/setNumbers.ts';
import { accounts, affiliateCodes } from '#operator/database/tables/accounts.tables.ts';
import { games, vendors } from '#operator/database/tables/games.tables.ts';
import { outbox } from '#operator/database/tables/outbox.tables.ts';
import { merchants } from '#operator/database/tables/system.tables.ts';
import { pageSource } from '#operator/http/pageSource.ts';
import { balanceOf, openingBalance } from '#operator/ledger/ledger.ts';
import { placeBet } from '#operator/play/bets.ts';
import { merchant } from '#operator/seed/merchant.ts';
import { registrationVariantNames, registrationVariants } from '#operator/seed/registrationVariants.ts';
import { merchantOf } from '#operator/system/merchants.ts';
import { createTestContext, type TestContext } from '#operator/testing/context.ts';
import { createTestAccounts } from '#operator/testing/database.ts';
import { keptFor } from '@araw/server/pages/startup';
import { withoutEntities } from '#operator/testing/entities.ts';
import { setSiteSwitch } from '#operator/testing/system.ts';
import { sandboxRoutes } from './sandbox.routes.ts';

let context: TestContext & OperatorContext;
const server = fastify();
const reset = vi.fn<() => Promise<void>>(async () => {});
const folder = mkdtempSync(join(tmpdir(), 'atlas-'));
const atlasFile = join(folder, 'index.html');
const demoAccounts = [{ name: 'maria', password: 'Secret<1>', about: 'member & friend' }];

beforeAll(async () => {
  context = { ...(await createTestContext()), setNumbers: createSetNumbers() };
  await context.database.insert(merchants).values(merchant);
  await server.register(sandboxRoutes(context, { demoAccounts, atlasFile, reset }));
});
beforeEach(async () => {
  context.clock.shift(0);
  reset.mockClear();
  await setSiteSwitch(context, 'maintenance', false);
});
afterAll(async () => {
  await server.close();
  await context.close();
  rmSync(folder, { recursive: true });
});

const ownPage = { 'sec-fetch-site': 'same-origin' };

function submit(url: string, fields: Record<string, string>, headers: Record<string, string> = ownPage) {
  return server.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'localhost:8080', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
}

describe('[APP-06] where the seeded download links lead', () => {
  it.each([
    ['/sandbox/app/ios', 'No iPhone app'],
    ['/sandbox/app/android', 'No Android app'],
  ])('%s says that the demo has none', async (url, title) => {
    const { statusCode, body } = await server.inject(url);
    expect([statusCode, seedLinks.some((link) => link.url === url)]).toEqual([200, true]);
    expect(body).toContain(`<h1>${title}</h1>`);
  });

  it('the profile is a web clip for this exact host', async () => {
    const url = '/sandbox/app/araw.mobileconfig';
    const { headers, body } = await server.inject({ url, headers: { host: 'araw.example:8080' } });
    expect(seedLinks.some((link) => link.url === url)).toBe(true);
    expect(headers['content-type']).toBe('application/x-apple-aspen-config');
    expect(body.startsWith('<?xml')).toBe(true);
    expect(body).toContain('<key>URL</key><string>http://araw.example:8080/m/home</string>');
  });
});

describe('the sandbox', () => {
  it('shows the demo accounts, escaped, and runs no script', async () => {
    const { body, headers } = await server.inject('/sandbox');
    expect(body).toContain('<code>maria</code>');
    expect(body).toContain('Secret&lt;1&gt;');
    expect(body).toContain('member &amp; friend');
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
  });

  it('moves the clock forward, step by step, and back to real time', async () => {
    const start = context.clock.now();
    await submit('/sandbox/clock', { by: '3600000' });
    const answer = await submit('/sandbox/clock', { by: '60000' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/sandbox?done=clock']);
    expect(context.clock.now() - start).toBe(3_660_000);
    await submit('/sandbox/clock', { by: '0' });
    expect(context.clock.now()).toBe(start);
  });

  it('moves the clock of the pages at once, although they keep their data for a second', async () => {
    const start = context.clock.now();
    const startup = keptFor(pageSource({} as Handlers, context), async () => context.clock.now());
    expect(await startup()).toBe(start);
    await submit('/sandbox/clock', { by: '72000' });
    expect(await startup()).toBe(start + 72_000);
    await submit('/sandbox/clock', { by: '0' });
    expect(await startup()).toBe(start);
  });

  it.each(['-60000', '1e9', 'soon', '', '99999999999999'])('refuses to move the clock by %j', async (by) => {
    const start = context.clock.now();
    expect((await submit('/sandbox/clock', { by })).statusCode).toBe(400);
    expect(context.clock.now()).toBe(start);
  });

  it('[TILE-05] refuses unknown obstacles and games', async () => {
    const fields = { gameId: 'NO-1', account: 'maria', obstacle: 'region', on: 'true' };
    expect((await submit('/sandbox/obstacle', { ...fields, obstacle: 'weather' })).statusCode).toBe(400);
    expect((await submit('/sandbox/obstacle', fields)).statusCode).toBe(404);
    expect((await submit('/sandbox/obstacle', fields, {})).statusCode).toBe(403);
    const { body } = await server.inject('/sandbox');
    expect(withoutEntities(body)).toContain("Its vendor doesn't serve the region");
  });

  it('[TILE-05] closes a game and opens it again', async () => {
    await context.database.insert(vendors).values({ code: 'JL', displayName: 'JL', iconUrl: '' });
    const fields = { gameId: 'JL-001', account: 'maria', obstacle: 'vendorMaintenance' };
    await context.database.insert(games).values({
      gameId: 'JL-001',
      vendor: 'JL',
      nodeId: '1',
      name: 'Game',
      names: {},
      gameType: 'JL',
      kind: 'slot',
      minBet: 100,
      labels: [],
      freeplay: true,
      iconUrl: '',
      popularity: 1,
    });
    const maintained = async () => (await context.database.select().from(vendors)).map((v) => v.maintenance);
    const answer = await submit('/sandbox/obstacle', { ...fields, on: 'true' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/sandbox?done=obstacle']);
    expect(await maintained()).toEqual([true]);
    await submit('/sandbox/obstacle', { ...fields, on: 'false' });
    expect(await maintained()).toEqual([false]);
  });

  it.each(registrationVariantNames)('[REG-02] sets registration up as %s', async (variant) => {
    await submit('/sandbox/registerVariant', { variant });
    expect((await merchantOf(context)).registerSettings).toEqual(registrationVariants[variant].settings);
    const { body } = await server.inject('/sandbox/settings');
    const pressed = [...body.matchAll(/name="variant"\s+value="(\w+)"\s+aria-pressed="true"/g)];
    expect(pressed.map(([, name]) => name)).toEqual([variant]);
  });

  it('[REG-07] [REG-08] shows exactly the invitation codes that registration accepts', async () => {
    const [agent = 0, other = 0] = await createTestAccounts(context.database, 2, 1);
    const [member = 0] = await createTestAccounts(context.database, 1, 0);
    await context.database.insert(affiliateCodes).values([
      { code: 'GOOD1', agentId: agent, domain: '', merchantCode: 'ARAW' },
      { code: 'HOST1', agentId: agent, domain: 'vip.example', merchantCode: 'ARAW' },
      { code: 'CLOSED1', agentId: other, domain: '', merchantCode: 'ARAW' },
      { code: 'NOAGENT1', agentId: member, domain: '', merchantCode: 'ARAW' },
    ]);
    await context.database.update(accounts).set({ disabled: true }).where(eq(accounts.id, other));
    const { body } = await server.inject('/sandbox');
    const shown = [...body.matchAll(/register\?affiliateCode=(\w+)/g)].map(([, code = '']) => code);
    expect(shown).toEqual(['GOOD1', 'HOST1']);
    expect(body).toContain('on vip.example alone');
    const taken = await Promise.all(
      ['GOOD1', 'CLOSED1', 'NOAGENT1'].map((code) =>
        findCode(context, { code: 'ARAW' }, { code, domain: 'localhost' }),
      ),
    );
    expect(taken.map((found) => found?.agentId ?? null)).toEqual([agent, null, null]);
  });

  it('refuses an unknown variant', async () => {
    expect((await submit('/sandbox/registerVariant', { variant: 'toString' })).statusCode).toBe(400);
  });

  it('resets only when told so', async () => {
    expect((await submit('/sandbox/reset', {})).statusCode).toBe(400);
    expect(reset).not.toHaveBeenCalled();
    expect((await submit('/sandbox/reset', { sure: 'yes' })).headers.location).toBe('/sandbox?done=reset');
    expect(reset).toHaveBeenCalledOnce();
    expect((await server.inject('/sandbox?done=reset')).body).toContain('Everything was reset.');
    expect((await server.inject('/sandbox?done=<b>')).body).not.toContain('role="status"');
  });

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{}],
  ])('refuses other sites’ forms (%j)', async (headers: Record<string, string>) => {
    expect((await submit('/sandbox/reset', { sure: 'yes' }, headers)).statusCode).toBe(403);
    expect(reset).not.toHaveBeenCalled();
  });

  it('accepts its own pages’ forms from browsers that only send the origin', async () => {
    expect(
      (await submit('/sandbox/reset', { sure: 'yes' }, { origin: 'http://localhost:8080' })).statusCode,
    ).toBe(303);
  });

  it('shows sent messages, newest first', async () => {
    await context.database.insert(outbox).values([
      { channel: 'sms', recipient: '+639170000001', body: 'Your code is 123456', sentAt: 1 },
      { channel: 'mail', recipient: 'a@b.example', subject: 'New password', body: '<script>', sentAt: 2 },
    ]);
    const { body } = await server.inject('/sandbox/outbox');
    expect(body.indexOf('Mail to a@b.example')).toBeGreaterThan(0);
    expect(body.indexOf('SMS to +639170000001')).toBeGreaterThan(body.indexOf('Mail to a@b.example'));
    expect(body).toContain('Your code is 123456');
    expect(body).toContain('&lt;script&gt;');
  });

  it('[LOGIN-03] shows the newest captcha’s answer, so that a test can use it', async () => {
    expect((await server.inject('/sandbox')).body).toContain('No captcha waits for its answer.');
    await createCaptcha(context);
    context.clock.shift(1);
    const { captchaId } = await createCaptcha(context);
    const [, answer = ''] =
      /captcha reads <b>(\d{4})<\/b>/.exec((await server.inject('/sandbox')).body) ?? [];
    expect(await useCaptcha(context, captchaId, answer)).toBe(true);
  });

  it('audits the ledger', async () => {
    const [id = 0] = await createTestAccounts(context.database, 1);
    await openingBalance(context.database, id, 500, 0);
    expect((await server.inject('/sandbox')).body).toMatch(/1 transactions,\s+in balance/);
  });

  it('presets a player’s next round once, and refuses results the game cannot have', async () => {
    const [id = 0] = await createTestAccounts(context.database, 1);
    await openingBalance(context.database, id, 100_000, 0);
    const [account] = await context.database.select().from(accounts).where(eq(accounts.id, id));
    const fields = { gameId: 'JL-001', account: account?.name ?? '', numbers: ' 1 1, 2 4,13 ' };
    const refused = [
      { numbers: '1 1 2 4' },
      { numbers: '1 1 2 4 14' },
      { numbers: '1 1 2 4 -1' },
      { numbers: '' },
      { numbers: '1 1 2 4 x' },
      { account: 'nobody' },
      { gameId: 'NO-1' },
    ];
    const answers = [];
    for (const change of refused) answers.push(await submit('/sandbox/numbers', { ...fields, ...change }));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400, 404, 404]);
    expect(answers[0]?.json().message).toBe('This game draws 5 numbers: 5 × 0 to 13.');
    expect((await submit('/sandbox/numbers', fields, {})).statusCode).toBe(403);
    expect((await server.inject('/sandbox')).body).toContain('0 rounds have their numbers set.');

    expect((await submit('/sandbox/numbers', fields)).headers.location).toBe('/sandbox?done=numbers');
    expect((await server.inject('/sandbox')).body).toContain('1 rounds have their numbers set.');
    const played = { accountId: id, gameId: 'JL-001', kind: 'slot' as const, classify: null, fun: false };
    const play = (idempotencyKey: string, game = played) =>
      placeBet(context, game, { stake: 100, choice: null, idempotencyKey }, () => 0);
    const other = await play('another-game', { ...played, gameId: 'JL-002' });
    const first = await play('first');
    expect([other, first, await play('first'), await play('second')].map(({ payout }) => payout)).toEqual([
      other.payout,
      40_000,
      40_000,
      other.payout,
    ]);
    expect(other.payout).not.toBe(40_000);
    expect(await balanceOf(context.database, id)).toBe(100_000 - 300 + 40_000 + 2 * other.payout);
  });

  it('says how to draw the atlas if it is missing', async () => {
    rmSync(atlasFile, { force: true });
    const missing = await server.inject('/sandbox/atlas');
    expect(missing.statusCode).toBe(404);
    const { body } = await server.inject('/sandbox');
    for (const page of [missing.body, body]) expect(page).toContain('<code>npm run atlas</code>');
    expect(body).not.toContain('href="/sandbox/atlas"');
  });

  it('serves the atlas with a policy for its own scripts and styles only', async () => {
    const [style, data, script] = ['p { color: red }', '{"a":1}', "document.title = 'drawn';"];
    const atlas = `<style>${style}</style><script type="application/json">${data}</script>\n<script>${script}</script>`;
    writeFileSync(atlasFile, atlas);
    expect((await server.inject('/sandbox')).body).toContain('href="/sandbox/atlas"');
    const { statusCode, body, headers } = await server.inject('/sandbox/atlas');
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    expect([statusCode, body]).toEqual([200, atlas]);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        `default-src 'none'; script-src ${hash(data)} ${hash(script)}; style-src ${hash(style)}; img-src data:; ` +
        "form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
    });
  });
});
