import { useState } from 'react';

interface Part<Item> {
  shown: readonly Item[];
  hasMore: boolean;
  showMore: () => void;
}

/**
 * The start of a list, and more of it on request, so that the page stays small however long the list is. Needed items
 * show even beyond that part.
 */
export function useShownPart<Item>(
  items: readonly Item[],
  { first, more, isNeeded }: { first: number; more: number; isNeeded?: (item: Item) => boolean },
): Part<Item> {
  const [count, setCount] = useState(first);
  const needed = isNeeded ? items.slice(count).filter(isNeeded) : [];
  return {
    shown: [...items.slice(0, count), ...needed],
    hasMore: items.length > count + needed.length,
    showMore: () => setCount(count + more),
  };
}
