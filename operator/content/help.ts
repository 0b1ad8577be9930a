import { asc } from 'drizzle-orm';
import type { OperatorContext } from '#operator/core/context.ts';
import { storedText } from '#operator/database/storedText.ts';
import { helpItems } from '#operator/database/tables/content.tables.ts';
import type { HandlerValue } from '@araw/contract/calls/calls';
import { filledOf } from './filling.ts';
import { harmlessFor } from './harmlessHtml.ts';

/** Help items with their sub-items (CS-02). */
export async function helpIn(
  context: OperatorContext,
  language: string,
): Promise<HandlerValue<'helpCenter'>> {
  const rows = await context.database
    .select({
      id: helpItems.id,
      parentId: helpItems.parentId,
      title: storedText(helpItems.title, helpItems.translations, language),
      content: storedText(helpItems.content, helpItems.translations, language),
    })
    .from(helpItems)
    .orderBy(asc(helpItems.position));
  const harmless = await harmlessFor(context);
  const filled = await filledOf(context);
  const toWire = ({ title, content }: (typeof rows)[number]) => ({
    title,
    content: harmless(filled(content)),
  });
  return rows
    .filter(({ parentId }) => parentId === null)
    .map((item) => ({
      ...toWire(item),
      children: rows.filter(({ parentId }) => parentId === item.id).map(toWire),
    }));
}
