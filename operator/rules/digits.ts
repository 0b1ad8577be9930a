import { hundredthsOf, paytables, returnsOf, sides } from './lottery.ts';
import type { Rules } from './types.ts';
import { unitOf } from './unit.ts';

const mode = 'Elott';
const { digits: straight, side } = paytables[mode];
const returned = returnsOf(mode);

/** A three-digit lottery with play money: normal bets and odds, drawn immediately. Own digits are a lucky pick. */
export const digits: Rules = {
  kind: 'digits',
  choices: [
    ...sides.map(({ id }) => ({ id, hundredths: side, returned: returned.sides })),
    { id: 'lucky', hundredths: straight, returned: returned.digits },
  ],
  /** The drawn digits, then the lucky pick. */
  draws: [10, 10, 10, 10, 10, 10],
  unit: unitOf([side, straight]),
  returnToPlayer: Math.min(returned.digits, returned.sides),
  explanation: {},
  settle(drawn, choice) {
    const [shown, own] = [drawn.slice(0, 3), drawn.slice(3)];
    const isLucky = choice === 'lucky';
    const bet = isLucky ? own.join('') : (choice ?? '');
    return {
      hundredths: hundredthsOf(bet, shown.join(''), mode),
      outcome: { digits: shown, own: isLucky ? own : [] },
    };
  },
};
