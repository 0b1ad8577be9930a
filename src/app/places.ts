import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as v from 'valibot';

/** Most list pages to restore at once; the rest load as the player scrolls. */
const mostPages = 20;

/** Where a page was left, in its history entry's state. Validated, because any script may have written it. */
const place = v.object({
  /** Pixels from the top of the page. */
  top: v.optional(v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(10_000_000)), 0), 0),
  /** How many pages the list showed, or the page number if it shows one at a time. */
  pages: v.optional(v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostPages)), 1), 1),
});
export type Place = v.InferOutput<typeof place>;

/** There is no history while prerendering. */
const stateNow = () => (typeof window === 'undefined' ? undefined : window.history.state);

/** The router's key for the current history entry. */
export const entryKey = (): string => stateNow()?.key ?? 'default';

/** The current history entry's place; the top of the first page if none is stored. */
export function keptPlace(): Place {
  const parsed = v.safeParse(place, stateNow()?.place);
  return parsed.success ? parsed.output : { top: 0, pages: 1 };
}

/** Updates the current history entry's place, for going back and reloading. */
export function keepPlace(changed: Partial<Place>) {
  const before = keptPlace();
  const now = { ...before, ...changed };
  if (now.top === before.top && now.pages === before.pages) return;
  window.history.replaceState({ ...window.history.state, place: now }, '');
}

/** How many pages the list showed when the player left this history entry. */
export function useKeptPages(): number {
  const { key } = useLocation();
  const [pages] = useState(() => (key === entryKey() ? keptPlace().pages : 1));
  return pages;
}

export function useKeepPages(pages: number) {
  const { key } = useLocation();
  useEffect(() => keepPlace({ pages: Math.min(pages, mostPages) }), [key, pages]);
}
