import { element } from '../shared/dom.ts';
import { div } from '../shared/drawing.ts';

/** The spots of each number of pips, of the nine there are. */
const spots = ['', '4', '08', '048', '0268', '02468', '023568'];

export const die = (pips: number) =>
  div(
    'die',
    ...Array.from({ length: 9 }, (_, spot) =>
      element('i', { className: spots[pips]?.includes(String(spot)) ? '' : 'off' }),
    ),
  );
