import { createContext } from 'react';

/**
 * Gives the first screen what was typed before it came (src/startup/drawn/typedBefore.ts), while a page that was drawn ahead
 * is taken over; null everywhere else.
 */
export const TypedBefore = createContext<(() => Promise<void>) | null>(null);
