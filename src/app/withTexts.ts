import type { ComponentType } from 'react';
import { loadTexts } from '#locales/i18n.ts';
import type { Part } from '#locales/messages.ts';

export type Load<Props = {}> = () => Promise<{ default: ComponentType<Props> }>;

export const withTexts =
  <Props>(part: Part, load: Load<Props>): Load<Props> =>
  async () => {
    const [screen] = await Promise.all([load(), loadTexts(part)]);
    return screen;
  };
