import type { FastifyReply } from 'fastify';

/** A file of a player's, to be kept or shown as a picture and never opened as a page. */
export const sendReceipt = (
  reply: FastifyReply,
  { content, type, name }: { content: Uint8Array; type: string; name: string },
) =>
  reply
    .type(type)
    // What is a picture for us may be a page for somebody else.
    .header('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
    .header('X-Content-Type-Options', 'nosniff')
    .send(Buffer.from(content));
