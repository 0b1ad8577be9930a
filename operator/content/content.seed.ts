import type { OperatorContext } from '#operator/core/context.ts';
import {
  announcements,
  banners,
  downloadLinks,
  helpItems,
  supportChannels,
} from '#operator/database/tables/content.tables.ts';
import { seedAnnouncements } from './data/announcements.ts';
import { seedBanners } from './data/banners.ts';
import { seedHelp } from './data/help.ts';
import type { HelpTexts, HelpTopic } from './data/types.ts';
import { seedChannels, seedLinks } from './data/links.ts';

const day = 24 * 3_600_000;

const { EN: englishHelp, ...translatedHelp } = seedHelp;

/** What the languages make of one text of the help centre. */
const translationsOfHelp = (find: (topics: readonly HelpTopic[]) => HelpTexts | undefined) =>
  Object.fromEntries(
    Object.entries(translatedHelp).flatMap(([language, topics]) => {
      const texts = find(topics);
      return texts ? [[language, { title: texts.title, content: texts.content }]] : [];
    }),
  );

/** A content shows only under a title of its language. */
const titlesWithContents = (titles: Record<string, string> = {}, contents: Record<string, string> = {}) =>
  Object.fromEntries(
    Object.entries(titles).map(([language, title]) => [language, { title, content: contents[language] }]),
  );

/** Every row of the content's seed; equal for every moment of the same day. */
export function contentRows(now: number) {
  const today = now - (now % day);
  return {
    announcements: seedAnnouncements.map(
      ({ from = -30, until, images = [], titles, contents, execution = 'B', ...row }, index) => ({
        ...row,
        id: index + 1,
        translations: titlesWithContents(titles, contents),
        startsAt: today + from * day,
        endsAt: until === undefined ? null : today + until * day,
        noExpiry: until === undefined,
        images: images.map((url, sequence) => ({ url, sequence: sequence + 1 })),
        execution,
        position: index + 1,
      }),
    ),
    banners: seedBanners.map((banner, index) => ({ ...banner, id: index + 1, position: index + 1 })),
    helpItems: englishHelp.flatMap(({ children, ...topic }, place) => {
      const id = (place + 1) * 100;
      const translations = translationsOfHelp((topics) => topics[place]);
      return [
        { ...topic, id, parentId: null, translations, position: id },
        ...children.map((child, index) => ({
          ...child,
          id: id + index + 1,
          parentId: id,
          translations: translationsOfHelp((topics) => topics[place]?.children[index]),
          position: id + index + 1,
        })),
      ];
    }),
    supportChannels: seedChannels.map((channel, index) => ({
      ...channel,
      id: index + 1,
      position: index + 1,
    })),
    downloadLinks: seedLinks.map((link, index) => ({ ...link, id: index + 1, position: index + 1 })),
  };
}

/** Fills the empty tables of content, dated from the operator's day. */
export async function seedContent({ database, clock }: OperatorContext): Promise<void> {
  const rows = contentRows(clock.now());
  await database.insert(announcements).values(rows.announcements);
  await database.insert(banners).values(rows.banners);
  await database.insert(helpItems).values(rows.helpItems);
  await database.insert(supportChannels).values(rows.supportChannels);
  await database.insert(downloadLinks).values(rows.downloadLinks);
}
