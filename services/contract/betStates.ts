/** `corrected`: settled again after it was settled. */
export const betStates = ['open', 'settled', 'refunded', 'cancelled', 'corrected'] as const;
