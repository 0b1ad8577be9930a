import {
  filterNames,
  type MemberFilters,
  type MemberSelection,
  memberSorts,
  noFilters,
} from '#machines/teamMembers/teamMembers.rules.ts';
import { onlyValue } from '#screens/shared/address/addressValues.ts';

export const teamPath = '/m/member/team';

const dayLook = /^\d{4}-\d{2}-\d{2}$/;
const isDay = (text: string) => dayLook.test(text) && !Number.isNaN(Date.parse(text));
const isOneOf = (values: readonly string[]) => (text: string) => values.includes(text);

/** Whether the operator would accept a filter's value. */
const looks: Record<keyof MemberFilters, (text: string) => boolean> = {
  kind: isOneOf(['agent', 'member']),
  level: (text) => text.length <= 64,
  online: isOneOf(['yes', 'no']),
  registeredFrom: isDay,
  registeredTo: isDay,
};

/** The members that a query selects (TEAM-02). Ignores parameters that are unknown, repeated or too long. */
export function membersIn(query: URLSearchParams): MemberSelection {
  const filters = Object.fromEntries(
    filterNames.map((name) => {
      const value = onlyValue(query, name) ?? '';
      return [name, looks[name](value) ? value : ''];
    }),
  ) as unknown as MemberFilters;
  const account = onlyValue(query, 'account')?.trim() ?? '';
  return {
    scope: onlyValue(query, 'scope') === 'all' ? 'all' : 'direct',
    account: account.length <= 128 ? account : '',
    filters: { ...noFilters, ...filters },
    sort: memberSorts.find((known) => known === onlyValue(query, 'sort')) ?? 'account',
  };
}

/** The address of a selection; the inverse of `membersIn`. */
export function membersAddress({ scope, account, filters, sort }: MemberSelection): string {
  const query = new URLSearchParams({ scope });
  if (account !== '') query.set('account', account);
  for (const name of filterNames) if (filters[name] !== '') query.set(name, filters[name]);
  if (sort !== 'account') query.set('sort', sort);
  return `${teamPath}?${query}`;
}

export const cardAddress = (account: string): string =>
  `${teamPath}?${new URLSearchParams({ member: account })}`;
