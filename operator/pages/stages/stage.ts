import type { PlayAnswers } from '#operator/http/play.routes.ts';
import type { TextName } from '../shared/texts.ts';

export type Game = PlayAnswers['open'];
export type Choice = Game['choices'][number];
export type Outcome = Game['explanation'];

type GameOf<Explained> = Omit<Game, 'explanation'> & { explanation: Explained };

/**
 * A game's appearance at rest, its animation and its result. `Shown` is the part it reads of its kind's outcomes,
 * `Explained` the part of their explanation.
 */
export interface Stage<Shown extends object = Outcome, Explained extends object = Outcome> {
  rest: Shown;
  /** `celebrated`: the round is a win, so that a payout up to the stake gets no effects of one (PROT-07). */
  show(
    outcome: Shown,
    seen: { game: GameOf<Explained>; moving: boolean; celebrated: boolean },
  ): Promise<void>;
  words(outcome: Shown): string;
  /** Shown before the table of picks. */
  intro?: TextName;
  /** Shown instead of the table of picks. */
  rules?(game: GameOf<Explained>): HTMLElement[];
  /** Name of a choice, if its id isn't enough. */
  label?(choice: Choice): string;
  /** Common name of choices that share a row in the table of picks. */
  row?(choice: Choice): string;
  /** Class of a choice with its own drawing. */
  look?(choice: Choice, game: GameOf<Explained>): string;
  /** Payout of a pick, if it isn't a single number. */
  pays?(game: GameOf<Explained>): string;
}
