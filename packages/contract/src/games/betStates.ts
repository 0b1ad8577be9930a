/** `corrected`: settled again after the first settlement. */
export const betStates = ['open', 'settled', 'refunded', 'cancelled', 'corrected'] as const;
