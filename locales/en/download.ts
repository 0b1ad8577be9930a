/** The way to the app, and its guides. */
export const download = {} as const;
