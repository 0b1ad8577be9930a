/** Announcements and what the operator tells its players. */
export const news = {} as const;
