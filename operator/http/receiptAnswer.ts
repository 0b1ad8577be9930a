import type { FastifyReply } from 'fastify';
import { fileNameOf, type ReceiptType } from '#operator/payments/receipts/receiptContent.ts';

/** A file of a player's, to be kept or shown as a picture and never opened as a page. */
export const sendReceipt = (
  reply: FastifyReply,
  { content, type, name }: { content: Uint8Array; type: ReceiptType; name: string },
) =>
  reply
    .type(type)
    // What is a picture for us may be a page for somebody else; those of before were kept under any name.
    .header(
      'Content-Disposition',
      `attachment; filename*=UTF-8''${encodeURIComponent(fileNameOf(name, type))}`,
    )
    .header('X-Content-Type-Options', 'nosniff')
    .send(Buffer.from(content));
