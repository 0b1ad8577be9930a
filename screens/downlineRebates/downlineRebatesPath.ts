/** The page of rebates: the agent's own, or those of a direct subordinate. */
export const downlineRebatesPath = (account?: string): string =>
  `/m/member/agent/agentRebeat${account === undefined ? '' : `?${new URLSearchParams({ account })}`}`;
