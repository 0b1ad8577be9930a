import { at, element, t, wait } from '../client.js';
import { div } from './drawing.js';

/** The spots of each number of pips, of the nine there are. */
const spots = ['', '4', '08', '048', '0268', '02468', '023568'];

const die = (pips) =>
  div(
    'die',
    ...Array.from({ length: 9 }, (_, spot) =>
      element('i', { className: spots[pips].includes(spot) ? '' : 'off' }),
    ),
  );

export const stage = {
  rest: { dice: [3, 4] },
  async show({ dice }, { moving }) {
    at('stage').replaceChildren(div(moving ? 'table moving' : 'table', ...dice.map(die)));
    if (moving) await wait(650);
  },
  words: ({ dice: [first, second] }) => t('diceShow', { first, second, sum: first + second }),
};
