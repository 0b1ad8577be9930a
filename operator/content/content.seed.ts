import type { OperatorContext } from '#operator/core/context.ts';
import {
  announcements,
  banners,
  downloadLinks,
  helpItems,
  supportChannels,
} from '#operator/database/tables/content.tables.ts';
import { contentTexts, storedTexts } from './contentTexts.ts';
import { seedAnnouncements } from './data/announcements.ts';
import { type SeedBanner, seedBanners } from './data/banners.ts';
import { seedChannels, seedLinks } from './data/links.ts';

const day = 24 * 3_600_000;

interface Titled {
  title: string;
  content: string;
}
const titled = ({ title, content }: Titled) => ({ title, content });

const bannerTexts = (texts: SeedBanner['texts']) =>
  typeof texts === 'string'
    ? storedTexts(({ banners }) => banners[texts])
    : { ...texts, subtitle: '', translations: {} };

const topicNames = Object.keys(contentTexts.EN.help) as (keyof typeof contentTexts.EN.help)[];

/** All seeded rows of content; the same throughout a day. */
export function contentRows(now: number) {
  const today = now - (now % day);
  return {
    announcements: seedAnnouncements.map(
      ({ name, from = -30, until, images = [], execution = 'B', ...row }, index) => ({
        ...row,
        ...storedTexts(({ announcements: { [name]: texts } }) => ({
          title: texts.title,
          content: texts.content.replace('{picture}', images[0] ?? ''),
        })),
        id: index + 1,
        startsAt: today + from * day,
        endsAt: until === undefined ? null : today + until * day,
        noExpiry: until === undefined,
        images: images.map((url, sequence) => ({ url, sequence: sequence + 1 })),
        execution,
        position: index + 1,
      }),
    ),
    banners: seedBanners.map(({ texts, ...banner }, index) => ({
      ...banner,
      ...bannerTexts(texts),
      id: index + 1,
      position: index + 1,
    })),
    helpItems: topicNames.flatMap((topic, place) => {
      const id = (place + 1) * 100;
      const answers = Object.keys(contentTexts.EN.help[topic].children);
      return [
        { ...storedTexts(({ help }) => titled(help[topic])), id, parentId: null, position: id },
        ...answers.map((name, index) => ({
          ...storedTexts(({ help }) => {
            const children: Readonly<Record<string, Titled>> = help[topic].children;
            return titled(children[name]!);
          }),
          id: id + index + 1,
          parentId: id,
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

export async function seedContent({ database, clock }: OperatorContext): Promise<void> {
  const rows = contentRows(clock.now());
  await database.insert(announcements).values(rows.announcements);
  await database.insert(banners).values(rows.banners);
  await database.insert(helpItems).values(rows.helpItems);
  await database.insert(supportChannels).values(rows.supportChannels);
  await database.insert(downloadLinks).values(rows.downloadLinks);
}
