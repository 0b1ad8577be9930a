import { differenceInWords } from './canonical.ts';
import { movesFrom, pathThrough, type Graph } from './explore.ts';
import { transitionsOf } from './transitions.ts';
import { sentence, story } from './words.ts';

/**
 * Where the model's `abstract` forgets something that matters: two contexts that it takes for the same go
 * different ways, so what was found about one need not hold for the other. The first such place, in words.
 */
export function lossyAbstraction({ model, variant, twins }: Graph): string | undefined {
  const transitions = transitionsOf(model.machine);
  for (const { node, twin, edge } of twins) {
    const expected = movesFrom(model, model.machine, transitions, node);
    const actual = movesFrom(model, model.machine, transitions, twin);
    const index = expected.findIndex(({ found }, at) => found.key !== actual[at]?.found.key);
    if (index === -1) continue;
    const [one, other] = [expected[index]!, actual[index]];
    const difference = other ? differenceInWords(one.found.state, other.found.state) : 'is not offered';
    return (
      `the model's abstract forgets what matters: ${story(pathThrough(edge))} → ${sentence(one.step)} — ` +
      `${difference || 'other timers run'}, unlike on a shorter way to the same state (${variant})`
    );
  }
  return undefined;
}
