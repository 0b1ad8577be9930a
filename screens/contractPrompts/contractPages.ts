import type { ContractKind } from '#services/contract/agent.ts';

/** Where an agent reads and decides on a contract of a kind (AGENT-05). */
export const contractPages = {
  dailySalary: { path: '/m/member/agent/getSalaryContract', title: 'title.salaryContract' },
  dividend: { path: '/m/member/agent/getDevidendContract', title: 'title.dividendContract' },
  hourlySalary: { path: '/m/member/agent/getHourContract', title: 'title.hourlyContract' },
} as const satisfies Record<ContractKind, object>;
