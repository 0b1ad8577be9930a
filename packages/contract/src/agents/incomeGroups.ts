/** By day, game category or direct member (TEAM-04). */
export const incomeGroups = ['day', 'category', 'subordinate'] as const;
export type IncomeGroup = (typeof incomeGroups)[number];
