/** A page to draw. Plain data, because it crosses threads. */
export interface Asked {
  /** As in the app's routes. */
  path: string;
  /** Including the question mark, or empty. */
  search: string;
  /** The page's start-up data (packages/contract/src/calls/startup.ts). */
  startup: object;
  /** From 0 to below 1; chooses the picture host. */
  random: number;
  /** Language code, if the start-up data has no settings to determine it. */
  language?: string;
}

export interface Drawing {
  html: string;
  /** Language code of the drawing. */
  language: string;
  htmlLang: string;
  dir: string;
  title: string;
  /** For search engines. */
  description: string;
  canonical: string;
  /** The merchant's colours as a style sheet. */
  colours: string;
  texts: Record<'loading' | 'late' | 'reload' | 'noScript' | 'tooOld' | 'askService', string>;
}

/** Null if there is nothing to draw ahead. Rejects if drawing failed or took too long. */
export type Draw = (asked: Asked) => Promise<Drawing | null>;
