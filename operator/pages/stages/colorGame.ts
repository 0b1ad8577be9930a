import { wait } from '../shared/client.ts';
import { at } from '../shared/dom.ts';
import { div } from '../shared/drawing.ts';
import { t, word } from '../shared/texts.ts';
import type { Stage } from './stage.ts';

export const stage: Stage<{ colors: string[] }, { one: number; three: number }> = {
  intro: 'colorGameRules',
  rest: { colors: ['red', 'blue', 'yellow'] },
  look: ({ id }) => `swatch ${id}`,
  pays: ({ explanation: { one, three } }) => `${one}–${three}`,

  async show({ colors }, { moving }) {
    const dice = colors.map((color) => div(`die ${color}`));
    at('stage').replaceChildren(div(moving ? 'table three moving' : 'table three', ...dice));
    if (moving) await wait(650);
  },
  words: ({ colors }) => t('colorsShow', { colors: colors.map((color) => word(color)).join(', ') }),
};
