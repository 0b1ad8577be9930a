import { differenceInWords } from './canonical.ts';
import { movesFrom, pathThrough, recorderOf, type Graph, type Move } from './explore.ts';
import { transitionsOf } from './transitions.ts';
import { sentence, story } from './words.ts';

/** Two contexts may offer their steps in another order, by when their actors and timers were started. */
const stepName = ({ step, fired }: Move) => fired ?? sentence(step);

/**
 * Where the model's `abstract` forgets something that matters: two contexts that it takes for the same go
 * different ways, so what was found about one need not hold for the other. The first such place, in words.
 */
export function lossyAbstraction({ model, variant, twins, moves }: Graph): string | undefined {
  const record = recorderOf(transitionsOf(model.machine));
  for (const { node, twin, edge } of twins) {
    const expected = moves(node);
    const actual = movesFrom(model, model.machine, record, twin);
    const same = (one: Move) => actual.find((other) => stepName(other) === stepName(one));
    const one = expected.find((move) => move.found.key !== same(move)?.found.key);
    if (!one) continue;
    const other = same(one);
    const difference = other ? differenceInWords(one.found.state, other.found.state) : 'is not offered';
    return (
      `the model's abstract forgets what matters: ${story(pathThrough(edge))} → ${sentence(one.step)} — ` +
      `${difference || 'other timers run'}, unlike on a shorter way to the same state (${variant})`
    );
  }
  return undefined;
}
