import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as v from 'valibot';

/** Pages of a list that come back at once; the rest comes as the player scrolls on. */
const mostPages = 20;

/** Where a page was left, in the state of its entry of the history, which anything may have written. */
const place = v.object({
  /** Pixels from the top of the page. */
  top: v.optional(v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(10_000_000)), 0), 0),
  /** How many pages the list showed, or which one where it shows one at a time. */
  pages: v.optional(v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostPages)), 1), 1),
});
export type Place = v.InferOutput<typeof place>;

/** Where a page is drawn ahead there is no history. */
const stateNow = () => (typeof window === 'undefined' ? undefined : window.history.state);

/** The key that the router has for the history's current entry. */
export const entryKey = (): string => stateNow()?.key ?? 'default';

/** The place of the history's current entry; its beginning where none is kept. */
export function keptPlace(): Place {
  const parsed = v.safeParse(place, stateNow()?.place);
  return parsed.success ? parsed.output : { top: 0, pages: 1 };
}

/** Keeps some of the place in the history's current entry, for the way back and the reload. */
export function keepPlace(changed: Partial<Place>) {
  const before = keptPlace();
  const now = { ...before, ...changed };
  if (now.top === before.top && now.pages === before.pages) return;
  window.history.replaceState({ ...window.history.state, place: now }, '');
}

/** How many pages the list showed when this entry of the history was left. */
export function useKeptPages(): number {
  const { key } = useLocation();
  const [pages] = useState(() => (key === entryKey() ? keptPlace().pages : 1));
  return pages;
}

/** Keeps how many pages a list shows. */
export function useKeepPages(pages: number) {
  const { key } = useLocation();
  useEffect(() => keepPlace({ pages: Math.min(pages, mostPages) }), [key, pages]);
}
