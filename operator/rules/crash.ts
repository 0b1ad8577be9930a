import type { Rules } from './types.ts';
import { unitOf } from './unit.ts';

const flights = 10_000;
const returnToPlayer = 9700;

/** Possible cash-out points, in hundredths of the stake. Each divides the return evenly. */
const exits = [125, 200, 500, 1000, 2500] as const;

/** End of the flight in hundredths: reaching `h` has a chance of the return divided by `h`. */
const endOf = (drawn: number) => Math.floor((returnToPlayer * 100) / (drawn + 1));

export const crash: Rules = {
  kind: 'crash',
  choices: exits.map((hundredths) => ({ id: `leave${hundredths}`, hundredths })),
  draws: [flights],
  unit: unitOf(exits),
  returnToPlayer,
  explanation: {},
  settle([drawn = 0], choice) {
    const exit = exits.find((hundredths) => choice === `leave${hundredths}`) ?? Infinity;
    const end = endOf(drawn);
    const reached = end >= exit;
    return {
      hundredths: reached ? exit : 0,
      outcome: { end: Math.max(end, 100) / 100, exit: exit / 100, reached },
    };
  },
};
