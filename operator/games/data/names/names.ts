import type { en } from './en.ts';

/** Words around a subject, which goes where `{}` is. */
export type Pattern = `${string}{}${string}`;

/**
 * A language's names of the demo games: those of the English file. Openers, closers and halls are put around any subject,
 * and a hall around a subject that has an opener. So write them in a form that agrees with every subject.
 */
export type GameNames = {
  readonly [Part in keyof typeof en]: {
    readonly [Name in keyof (typeof en)[Part]]: (typeof en)[Part][Name] extends Pattern ? Pattern : string;
  };
};
