import type { i18n } from 'i18next';
import * as v from 'valibot';
import { wordFor } from './betWords.ts';

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const suits = ['♠', '♥', '♣', '♦'];

const number = v.pipe(v.number(), v.finite());
const numbers = v.array(number);
const card = v.object({ rank: v.pipe(number, v.integer()), suit: v.pipe(number, v.integer()) });
const hand = v.object({ cards: v.array(card), total: number });
const word = v.string();

/** The shapes of a round's outcome, with the fields that distinguish them; further fields are allowed. */
const shapes = v.union([
  v.object({ side: word }),
  v.object({ dice: numbers }),
  v.object({ reels: v.array(v.array(word)) }),
  v.object({ end: number }),
  v.object({ target: word, caught: v.boolean() }),
  v.object({ dragon: card, tiger: card }),
  v.object({ lines: v.array(v.unknown()), balls: numbers }),
  v.object({ digits: numbers }),
  v.object({ number, color: word }),
  v.object({ player: hand, banker: hand }),
  v.object({ colors: v.array(word) }),
  v.object({ cards: v.array(card), hand: word }),
  v.object({ numbers }),
  v.object({ prize: number }),
]);

const nameOf = ({ rank, suit }: v.InferOutput<typeof card>) => `${ranks[rank] ?? ''}${suits[suit] ?? ''}`;
const cardsOf = (cards: v.InferOutput<typeof card>[]) => cards.map(nameOf).join(' ');

/** A round's outcome in words; '' if the app doesn't know this game's format. */
export function drawnWords(outcome: Record<string, unknown>, i18n: Pick<i18n, 't' | 'exists'>): string {
  const { t } = i18n;
  const read = v.safeParse(shapes, outcome);
  if (!read.success) return '';
  const drawn = read.output;
  const named = (id: string) => wordFor(id, i18n);
  const all = (ids: readonly string[]) => ids.map(named).join(', ');
  if ('side' in drawn) return named(drawn.side);
  if ('dice' in drawn) return drawn.dice.join(' · ');
  if ('reels' in drawn) {
    const symbols = all(drawn.reels.flatMap(([, middle]) => middle ?? []));
    return t('betDetail.results.middleLine', { symbols });
  }
  if ('end' in drawn) return `× ${drawn.end.toFixed(2)}`;
  if ('target' in drawn) {
    const fish = named(drawn.target);
    return t(drawn.caught ? 'betDetail.results.caught' : 'betDetail.results.escaped', { fish });
  }
  if ('dragon' in drawn) {
    return `${named('dragon')} ${nameOf(drawn.dragon)}, ${named('tiger')} ${nameOf(drawn.tiger)}`;
  }
  if ('balls' in drawn) return t('betDetail.results.lines', { count: drawn.lines.length });
  if ('digits' in drawn) return drawn.digits.join('');
  if ('color' in drawn) return `${drawn.number} ${named(drawn.color)}`;
  if ('player' in drawn) {
    const told = ({ cards, total }: v.InferOutput<typeof hand>) => `${cardsOf(cards)} = ${total}`;
    return `${named('player')} ${told(drawn.player)}, ${named('banker')} ${told(drawn.banker)}`;
  }
  if ('colors' in drawn) return all(drawn.colors);
  if ('hand' in drawn) return `${cardsOf(drawn.cards)}, ${named(drawn.hand)}`;
  if ('numbers' in drawn) return drawn.numbers.join('-');
  return drawn.prize > 0
    ? t('betDetail.results.allAlike', { prize: `× ${drawn.prize}` })
    : t('betDetail.results.noneAlike');
}
