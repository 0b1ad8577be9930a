import { brotliDecompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { artRoutes } from '#operator/http/art.routes.ts';
import { backgroundNames } from './backgrounds.ts';
import { emblems } from './emblems.ts';
import { heroNames } from './heroes/heroes.ts';
import {
  avatarAddress,
  bannerAddress,
  brandAddress,
  crestAddress,
  drawNamed,
  goodsAddress,
  partnerAddress,
  tileAddress,
  vendorIconAddress,
} from './names.ts';
import { palettes } from './palettes.ts';
import { propNames } from './props.ts';
import { chance } from './random.ts';
import type { TileDesign } from './tile.ts';

const server = Fastify() as unknown as FastifyInstance;
await server.register(artRoutes);
afterAll(() => server.close());

/** Every hero, with every background, prop, palette and vendor among them. */
const designs = heroNames.map((hero, index): TileDesign => ({
  hero,
  palette: index % palettes.length,
  background: backgroundNames[index % backgroundNames.length] ?? 'rays',
  prop: propNames[index % propNames.length] ?? 'none',
  vendor: Object.keys(emblems)[index % Object.keys(emblems).length] ?? 'JL',
  variant: index,
}));

const trio = ['crown', 'coin', 'seven'] as const;
const bannerDesign = { heroes: trio, palette: 2, background: 'rays', variant: 1 } as const;
const others = [
  goodsAddress({ hero: 'headset', palette: 7, background: 'rays' }),
  bannerAddress('wide', bannerDesign),
  bannerAddress('video', bannerDesign),
  crestAddress({ field: 'bend', charge: 'star', main: 'red', second: 'white' }),
  avatarAddress('carabao', 3),
  vendorIconAddress('TCG_LOTTO_VN'),
  partnerAddress('JL'),
  brandAddress('logo'),
  brandAddress('appIcon'),
];
const addresses = [...designs.map(tileAddress), ...others];

async function get(address: string, headers: Record<string, string> = {}) {
  return server.inject({ url: address, headers });
}

describe('pictures', () => {
  test('there are at least 24 heroes and 10 palettes', () => {
    expect(heroNames.length).toBeGreaterThanOrEqual(24);
    expect(palettes).toHaveLength(10);
  });

  test.each(addresses)('%s is self-contained and drawn the same every time', async (address) => {
    const [, kind = '', name = ''] = /^\/art\/(\w+)\/(.+)\.svg$/.exec(address) ?? [];
    const svg = drawNamed(kind, name) ?? '';
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+">.*<\/svg>$/);
    expect(svg).not.toMatch(
      /<script|<style|<text|<image|<use|<filter|href|NaN|undefined|https?:(?!\/\/www\.w3\.org\/2000\/svg)/,
    );
    expect(drawNamed(kind, name)).toBe(svg);
    // A missing gradient or clip would leave a shape invisible.
    for (const [, id] of svg.matchAll(/url\(#(\w+)\)/g)) expect(svg).toContain(`id="${id}"`);
  });

  test('a tile looks different for every hero, palette, background, prop, vendor and variant', () => {
    const base: TileDesign = {
      hero: 'gem',
      palette: 0,
      background: 'rays',
      prop: 'coins',
      vendor: 'JL',
      variant: 1,
    };
    const changed: TileDesign[] = [
      { ...base, hero: 'coin' },
      { ...base, palette: 1 },
      { ...base, background: 'hills' },
      { ...base, prop: 'leaf' },
      { ...base, vendor: 'PP' },
      { ...base, variant: 2 },
    ];
    const drawn = [base, ...changed].map((design) => drawNamed('tile', tileAddress(design).slice(10, -4)));
    expect(drawn).not.toContain(null);
    expect(new Set(drawn).size).toBe(7);
  });
});

describe('art routes', () => {
  test('send the picture compressed if accepted, cacheable forever, unable to load or run anything', async () => {
    const address = tileAddress(designs[0]!);
    const plain = await get(address);
    const packed = await get(address, { 'accept-encoding': 'gzip, br' });
    expect([plain.statusCode, packed.statusCode]).toEqual([200, 200]);
    expect(plain.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
    });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(packed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.payload);
  });

  test('send the app icon as a PNG', async () => {
    const icon = await get('/art/brand/appIcon-192.png');
    expect(icon.headers['content-type']).toBe('image/png');
    expect([icon.rawPayload.readUInt32BE(16), icon.rawPayload.readUInt32BE(20)]).toEqual([192, 192]);
  });

  test.each([
    '/art/tile/crown-3-rays-coins-JL.svg',
    '/art/tile/crown-3-rays-coins-JL-17-1.svg',
    '/art/tile/crown-10-rays-coins-JL-17.svg',
    '/art/tile/crown--1-rays-coins-JL-17.svg',
    '/art/tile/crown-03-rays-coins-JL-17.svg',
    '/art/tile/crown-1e0-rays-coins-JL-17.svg',
    '/art/tile/crown-3-rays-coins-JL-10000.svg',
    '/art/tile/constructor-3-rays-coins-JL-17.svg',
    '/art/tile/crown-3-__proto__-coins-JL-17.svg',
    '/art/tile/crown-3-rays-coins-toString-17.svg',
    '/art/tile/crown-3-rays-coins-JL-17',
    '/art/tile/crown-3-rays-coins-JL-17.png',
    '/art/wide/crown.coin-2-rays-1.svg',
    '/art/wide/crown.coin.seven.gem-2-rays-1.svg',
    '/art/avatar/crown-99.svg',
    '/art/crest/bend-star-red-pink.svg',
    '/art/vendor/NOBODY.svg',
    '/art/brand/other.svg',
    '/art/brand/appIcon-191.png',
    '/art/hasOwnProperty/x.svg',
    '/art/__proto__/x.svg',
    '/art/tile/%3Cimg%20onerror%3E.svg',
    '/art/tile/%2e%2e%2fpackage.svg',
    `/art/tile/${'a'.repeat(90)}.svg`,
  ])('%s is not a picture', async (address) => {
    expect((await get(address)).statusCode).toBe(404);
  });
});

test('the seeded generator is repeatable and evenly distributed', () => {
  const draw = () => {
    const random = chance('seed');
    return Array.from({ length: 10_000 }, () => random.next());
  };
  const drawn = draw();
  expect(draw()).toEqual(drawn);
  const tenths = Array.from(
    { length: 10 },
    (_, index) => drawn.filter((value) => Math.floor(value * 10) === index).length,
  );
  expect(Math.min(...tenths)).toBeGreaterThan(850);
  expect(Math.max(...tenths)).toBeLessThan(1150);
});
