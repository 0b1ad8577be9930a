/** By day, category of games, or direct subordinate (TEAM-04). */
export const incomeGroups = ['day', 'category', 'subordinate'] as const;
export type IncomeGroup = (typeof incomeGroups)[number];
