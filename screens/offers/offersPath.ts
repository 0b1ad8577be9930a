import { type GivenState, givenStates } from '@araw/contract/agents/agentContracts';
import { onlyValue } from '#screens/shared/address/addressValues.ts';

const path = '/m/member/agent/agentDivident';

export interface ContractsPlace {
  state: GivenState;
  /** From 1. */
  page: number;
}

/** The contracts that a query selects; ignores unknown or repeated parameters. */
export function contractsIn(query: URLSearchParams): ContractsPlace {
  const page = onlyValue(query, 'page') ?? '';
  return {
    state: givenStates.find((known) => known === onlyValue(query, 'state')) ?? 'all',
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

/** The address of the direct subordinates' contracts (TEAM-09). */
export function offersPath({ state = 'all', page = 1 }: Partial<ContractsPlace> = {}): string {
  const query = new URLSearchParams();
  if (state !== 'all') query.set('state', state);
  if (page > 1) query.set('page', String(page));
  return query.size === 0 ? path : `${path}?${query}`;
}
