import type { Stage } from './stages/stage.ts';

const stages: Record<string, () => Promise<{ stage: Stage }>> = {
  baccarat: () => import('./stages/baccarat.ts'),
  bingo: () => import('./stages/bingo.ts'),
  coin: () => import('./stages/coin.ts'),
  colorGame: () => import('./stages/colorGame.ts'),
  crash: () => import('./stages/crash.ts'),
  dice: () => import('./stages/dice.ts'),
  digits: () => import('./stages/digits.ts'),
  dragonTiger: () => import('./stages/dragonTiger.ts'),
  fish: () => import('./stages/fish.ts'),
  poker: () => import('./stages/poker.ts'),
  roulette: () => import('./stages/roulette.ts'),
  scratch: () => import('./stages/scratch.ts'),
  sicBo: () => import('./stages/sicBo.ts'),
  sixNumbers: () => import('./stages/sixNumbers.ts'),
  slot: () => import('./stages/slot.ts'),
};

/** Loads only the stage of this kind of game. */
export async function stageOf(kind: string): Promise<Stage> {
  const load = stages[kind];
  if (!load) throw new Error(`There is no stage for ${kind}`);
  return (await load()).stage;
}
