import type { ContractKind } from '@araw/contract/agents/agent';

/** The pages where agents read and decide on each kind of contract (AGENT-05). */
export const contractPages = {
  dailySalary: { path: '/m/member/agent/getSalaryContract', title: 'title.salaryContract' },
  dividend: { path: '/m/member/agent/getDevidendContract', title: 'title.dividendContract' },
  hourlySalary: { path: '/m/member/agent/getHourContract', title: 'title.hourlyContract' },
} as const satisfies Record<ContractKind, object>;
