import type { ContractKind } from '@araw/contract/agents/agent';

/** The measure for a kind's tiers, and its total in a period. */
export const countedBy = {
  dailySalary: { from: 'contract.teamBets', total: 'contract.payout.bets' },
  dividend: { from: 'contract.teamLosses', total: 'contract.payout.losses' },
  hourlySalary: { from: 'contract.teamBets', total: 'contract.payout.bets' },
} as const satisfies Record<ContractKind, { from: string; total: string }>;
