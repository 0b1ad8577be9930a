import { useState } from 'react';

interface Part<Item> {
  shown: readonly Item[];
  hasMore: boolean;
  showMore: () => void;
}

/**
 * The first of a list, and more of it at each request: a page stays small however long the list is. What is needed
 * is shown also from beyond.
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
