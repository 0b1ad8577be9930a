import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { drawBrand } from '#operator/art/badges.ts';
import { drawNamed } from '#operator/art/names.ts';
import { acceptsBrotli } from '@araw/server/http/compression';

const compress = promisify(brotliCompress);
/** Compressed pictures to cache; the seed has fewer. */
const mostKept = 2_000;
const iconSizes = [180, 192, 512];

interface Picture {
  svg: string;
  packed: Buffer;
}

/** GET /art/<kind>/<name>.svg and GET /art/brand/appIcon-<pixels>.png: drawn artwork, cacheable forever. */
export async function artRoutes(server: FastifyInstance): Promise<void> {
  const kept = new Map<string, Picture>();
  const keptIcons = new Map<number, Buffer>();

  async function pictureOf(kind: string, name: string): Promise<Picture | null> {
    const key = `${kind}/${name}`;
    const known = kept.get(key);
    if (known) return known;
    const svg = drawNamed(kind, name);
    if (svg === null) return null;
    const packed = await compress(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
    if (kept.size >= mostKept) kept.delete(kept.keys().next().value ?? '');
    const picture = { svg, packed };
    kept.set(key, picture);
    return picture;
  }

  server.get<{ Params: { kind: string; file: string } }>('/art/:kind/:file', async (request, reply) => {
    const { kind, file } = request.params;
    const picture = file.endsWith('.svg') ? await pictureOf(kind, file.slice(0, -'.svg'.length)) : null;
    if (!picture) return reply.callNotFound();
    immutable(reply).type('image/svg+xml; charset=utf-8').header('Vary', 'Accept-Encoding');
    return acceptsBrotli(request)
      ? reply.header('Content-Encoding', 'br').send(picture.packed)
      : reply.send(picture.svg);
  });

  for (const pixels of iconSizes) {
    server.get(`/art/brand/appIcon-${pixels}.png`, async (_request, reply) => {
      const icon =
        keptIcons.get(pixels) ??
        new Resvg(drawBrand('appIcon'), { fitTo: { mode: 'width', value: pixels } }).render().asPng();
      keptIcons.set(pixels, icon);
      return immutable(reply).type('image/png').send(icon);
    });
  }
}

/** Opened on its own, a picture may load and run nothing. */
const immutable = (reply: FastifyReply) =>
  reply
    .header('Cache-Control', 'public, max-age=31536000, immutable')
    .header('Content-Security-Policy', "default-src 'none'; sandbox")
    .header('X-Content-Type-Options', 'nosniff');
