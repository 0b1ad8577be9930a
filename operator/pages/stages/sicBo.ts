import { wait } from '../shared/client.ts';
import { at } from '../shared/dom.ts';
import { div, leftToRight } from '../shared/drawing.ts';
import { t, word } from '../shared/texts.ts';
import { die } from './dieFace.ts';
import type { Choice, Stage } from './stage.ts';

const faceIn = (id: string) => /^triple(\d)$/.exec(id)?.[1];
const sumIn = (id: string) => /^sum(\d+)$/.exec(id)?.[1];

function labelOf({ id }: Choice): string {
  const [face, sum] = [faceIn(id), sumIn(id)];
  if (face) return leftToRight([face, face, face].join('\u202f'));
  return sum ? t('sumIs', { sum }) : word(id);
}

export const stage: Stage<{ dice: number[]; sum: number }> = {
  intro: 'sicBoRules',
  rest: { dice: [2, 4, 6], sum: 12 },
  label: labelOf,
  row: (choice) => (faceIn(choice.id) ? t('oneTriple') : labelOf(choice)),
  look: ({ id }) => (faceIn(id) || sumIn(id) ? 'tight' : ''),

  async show({ dice }, { moving }) {
    at('stage').replaceChildren(div(moving ? 'table three moving' : 'table three', ...dice.map(die)));
    if (moving) await wait(650);
  },
  words: ({ dice, sum }) => t('threeDice', { dice: leftToRight(dice.join(' ')), sum }),
};
