import type { PlayAnswers } from '#operator/http/play.routes.ts';
import type { TextName } from '../shared/texts.ts';

export type Game = PlayAnswers['open'];
export type Choice = Game['choices'][number];
export type Outcome = Game['explanation'];

type GameOf<Explained> = Omit<Game, 'explanation'> & { explanation: Explained };

/**
 * How a game looks at rest, moves to an outcome and tells it. `Shown` is what it reads of the outcomes that the rules
 * of its kind settle to, `Explained` what it reads of their explanation.
 */
export interface Stage<Shown extends object = Outcome, Explained extends object = Outcome> {
  rest: Shown;
  show(outcome: Shown, seen: { game: GameOf<Explained>; moving: boolean }): Promise<void>;
  words(outcome: Shown): string;
  /** Before the table of the picks. */
  intro?: TextName;
  /** In place of the table of the picks. */
  rules?(game: GameOf<Explained>): HTMLElement[];
  /** Of a choice, where its id alone does not name it. */
  label?(choice: Choice): string;
  /** Under which name choices share a row of the table of picks. */
  row?(choice: Choice): string;
  /** The class of a choice that is drawn by itself. */
  look?(choice: Choice, game: GameOf<Explained>): string;
  /** How many times the stake a pick pays, where that is not one number. */
  pays?(game: GameOf<Explained>): string;
}
