import { Refusal } from '@araw/server/http/refusal';
import { receiptLimit, type receiptTypes } from '@araw/contract/cashier/deposits';
import { rewritePdf } from './pdf.ts';
import { rewritePicture } from './pictures.ts';

export type ReceiptType = (typeof receiptTypes)[number];

/** File signatures, whatever the name. */
const beginnings: Record<ReceiptType, readonly number[]> = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
};

/** Type by signature; null for a type that receipts can't have (CASH-04). */
export function typeOf(content: Uint8Array): ReceiptType | null {
  const isOf = (bytes: readonly number[]) => bytes.every((byte, index) => content[index] === byte);
  const found = Object.entries(beginnings).find(([, bytes]) => isOf(bytes));
  return found ? (found[0] as ReceiptType) : null;
}

const endings: Record<ReceiptType, string> = {
  'image/png': '.png',
  'image/jpeg': '.jpg',
  'application/pdf': '.pdf',
};

/** The original name without folders, with the extension of its actual type. */
export function fileNameOf(name: string, type: ReceiptType): string {
  const stem = name.replace(/^.*[/\\]/, '').replace(/\.[a-z\d]{1,8}$/i, '');
  return (Array.from(stem).slice(0, 200).join('') || 'receipt') + endings[type];
}

/**
 * Rewrites a receipt from its content; each may use its full memory limit (receiptQueue.ts). Throws Refusal
 * `requestInvalid` if it isn't a complete file of these types, `tooLarge` if it would be larger than a receipt may be, and
 * `unavailable` if it takes too long.
 */
export async function rewriteReceipt(
  content: Uint8Array,
  types: readonly ReceiptType[],
): Promise<{ type: ReceiptType; content: Uint8Array }> {
  const type = typeOf(content);
  const kinds = types.map((one) => endings[one].slice(1)).join(', ');
  const refuse = () => new Refusal('requestInvalid', { message: `This isn't a complete ${kinds}.` });
  if (!type || !types.includes(type)) throw refuse();
  const rewritten = await (type === 'application/pdf' ? rewritePdf(content) : rewritePicture(content, type));
  if (!rewritten) throw refuse();
  if (rewritten.byteLength > receiptLimit) throw new Refusal('tooLarge');
  return { type, content: rewritten };
}
