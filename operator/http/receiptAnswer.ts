import type { FastifyReply } from 'fastify';
import { fileNameOf, type ReceiptType } from '#operator/payments/receipts/receiptContent.ts';

/** A player's file, to be downloaded or shown as a picture, never opened as a page. */
export const sendReceipt = (
  reply: FastifyReply,
  { content, type, name }: { content: Uint8Array; type: ReceiptType; name: string },
) =>
  reply
    .type(type)
    // A file that we consider a picture may be a page for another program; older ones were stored under any name.
    .header(
      'Content-Disposition',
      `attachment; filename*=UTF-8''${encodeURIComponent(fileNameOf(name, type))}`,
    )
    .header('X-Content-Type-Options', 'nosniff')
    .send(Buffer.from(content));
