import { at, t, wait } from '../client.js';
import { div } from './drawing.js';

export const stage = {
  intro: 'colorGameRules',
  rest: { colors: ['red', 'blue', 'yellow'] },
  look: ({ id }) => `swatch ${id}`,
  pays: ({ explanation: { one, three } }) => `${one}–${three}`,

  async show({ colors }, { moving }) {
    const dice = colors.map((color) => div(`die ${color}`));
    at('stage').replaceChildren(div(moving ? 'table three moving' : 'table three', ...dice));
    if (moving) await wait(650);
  },
  words: ({ colors }) => t('colorsShow', { colors: colors.map((color) => t(color)).join(', ') }),
};
