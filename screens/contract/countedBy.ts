import type { ContractKind } from '#services/contract/agent.ts';

/** What the tiers of a kind are counted by, and what it comes to in a period. */
export const countedBy = {
  dailySalary: { from: 'contract.teamBets', total: 'contract.payout.bets' },
  dividend: { from: 'contract.teamLosses', total: 'contract.payout.losses' },
  hourlySalary: { from: 'contract.teamBets', total: 'contract.payout.bets' },
} as const satisfies Record<ContractKind, { from: string; total: string }>;
