import { type GivenState, givenStates } from '#services/contract/agentContracts.ts';
import { onlyValue } from '#screens/shared/address/addressValues.ts';

const path = '/m/member/agent/agentDivident';

export interface ContractsPlace {
  state: GivenState;
  /** From 1. */
  page: number;
}

/** The contracts that a query names; what is unknown or repeated is as if it were not there. */
export function contractsIn(query: URLSearchParams): ContractsPlace {
  const page = onlyValue(query, 'page') ?? '';
  return {
    state: givenStates.find((known) => known === onlyValue(query, 'state')) ?? 'all',
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

/** The page of the contracts of direct subordinates (TEAM-09). */
export function offersPath({ state = 'all', page = 1 }: Partial<ContractsPlace> = {}): string {
  const query = new URLSearchParams();
  if (state !== 'all') query.set('state', state);
  if (page > 1) query.set('page', String(page));
  return query.size === 0 ? path : `${path}?${query}`;
}
