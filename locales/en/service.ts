/** Messages, chat, help and feedback. */
export const service = {} as const;
