import { asc } from 'drizzle-orm';
import type { OperatorContext } from '#operator/core/context.ts';
import { helpItems } from '#operator/database/tables/content.tables.ts';
import type { HandlerValue } from '#services/contract/calls.ts';
import { filledOf } from './filling.ts';
import { harmlessFor } from './harmlessHtml.ts';

/** Help items with their sub-items (CS-02). */
export async function helpIn(
  context: OperatorContext,
  language: string,
): Promise<HandlerValue<'helpCenter'>> {
  const rows = await context.database.select().from(helpItems).orderBy(asc(helpItems.position));
  const harmless = await harmlessFor(context);
  const filled = await filledOf(context);
  const toWire = ({ title, content, translations }: (typeof rows)[number]) => ({
    title: translations[language]?.title ?? title,
    content: harmless(filled(translations[language]?.content ?? content)),
  });
  return rows
    .filter(({ parentId }) => parentId === null)
    .map((item) => ({
      ...toWire(item),
      children: rows.filter(({ parentId }) => parentId === item.id).map(toWire),
    }));
}
