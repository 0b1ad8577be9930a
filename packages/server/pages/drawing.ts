/** A page to be drawn. What crosses between threads is plain data. */
export interface Asked {
  /** As the app's routes name it. */
  path: string;
  /** With its question mark, or empty. */
  search: string;
  /** The start-up data that the page will carry (services/contract/startup.ts). */
  startup: object;
  /** From 0 to below 1: what the app draws its host of pictures by. */
  random: number;
  /** The language code where the start-up data has no settings to name it. */
  language?: string;
}

export interface Drawing {
  html: string;
  /** The language code that it is drawn in. */
  language: string;
  htmlLang: string;
  dir: string;
  title: string;
  canonical: string;
  /** The merchant's colours as a style sheet. */
  colours: string;
  texts: { loading: string; late: string; reload: string; noScript: string };
}

/** Null where there is nothing to draw ahead. Rejects where drawing failed or took too long. */
export type Draw = (asked: Asked) => Promise<Drawing | null>;
