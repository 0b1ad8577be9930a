import { at, t, wait } from '../client.js';
import { die } from './dieFace.js';
import { div, leftToRight } from './drawing.js';

const face = (id) => /^triple(\d)$/.exec(id)?.[1];
const sum = (id) => /^sum(\d+)$/.exec(id)?.[1];

function labelOf({ id }) {
  if (face(id)) return leftToRight([face(id), face(id), face(id)].join('\u202f'));
  return sum(id) ? t('sumIs', { sum: sum(id) }) : t(id);
}

export const stage = {
  intro: 'sicBoRules',
  rest: { dice: [2, 4, 6], sum: 12 },
  label: labelOf,
  row: (choice) => (face(choice.id) ? t('oneTriple') : labelOf(choice)),
  look: ({ id }) => (face(id) || sum(id) ? 'tight' : ''),

  async show({ dice }, { moving }) {
    at('stage').replaceChildren(div(moving ? 'table three moving' : 'table three', ...dice.map(die)));
    if (moving) await wait(650);
  },
  words: ({ dice, sum: total }) => t('threeDice', { dice: leftToRight(dice.join(' ')), sum: total }),
};
