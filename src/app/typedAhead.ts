import { createContext } from 'react';

/**
 * Gives the first screen what was typed before it loaded (src/startup/drawn/typedBefore.ts), while it replaces a
 * prerendered page; null otherwise.
 */
export const TypedBefore = createContext<(() => Promise<void>) | null>(null);
