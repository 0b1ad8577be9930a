import { max } from 'drizzle-orm';
import type { OperatorContext } from '#operator/core/context.ts';
import { announcements } from '#operator/database/tables/content.tables.ts';
import { say, translated } from '#operator/words/say.ts';
import type { LanguageCode } from '@araw/contract/calls/languages';

/** Promotions that control entries in the member centre (MEM-06). */
export const promotionTypes = ['MISSION', 'REFERRAL'] as const;
export type PromotionType = (typeof promotionTypes)[number];

/** Starts promotions, which run for as long as they are announced. */
export async function announcePromotions(
  { database, clock }: Pick<OperatorContext, 'database' | 'clock'>,
  begun: readonly PromotionType[],
): Promise<void> {
  if (begun.length === 0) return;
  const [latest] = await database.select({ id: max(announcements.id) }).from(announcements);
  await database.insert(announcements).values(
    begun.map((promotionType, index) => {
      const id = (latest?.id ?? 0) + index + 1;
      return {
        id,
        type: 'PR' as const,
        promotionType,
        advertises: 'several' as const,
        ...textsIn(promotionType, 'EN'),
        translations: translated((language) => textsIn(promotionType, language)),
        startsAt: clock.now(),
        noExpiry: true,
        execution: 'B' as const,
        position: id,
      };
    }),
  );
}

const textsIn = (type: PromotionType, language: LanguageCode) => ({
  title: say(`announcedPromotions.${type}.title`, language),
  content: say(`announcedPromotions.${type}.content`, language),
});
