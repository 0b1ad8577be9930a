/** Which part of the line: direct members, or everyone. */
export const scopes = ['direct', 'all'] as const;
export type Scope = (typeof scopes)[number];

export const memberSorts = ['account', 'registered', 'seen', 'balance'] as const;
export type MemberSort = (typeof memberSorts)[number];

/** The drawer's filters; '' is all. */
export interface MemberFilters {
  kind: '' | 'agent' | 'member';
  /** The label of a level. */
  level: string;
  online: '' | 'yes' | 'no';
  /** The merchant's days, YYYY-MM-DD, both included. */
  registeredFrom: string;
  registeredTo: string;
}

/** Which members are listed, and in what order. */
export interface MemberSelection {
  scope: Scope;
  /** Part of an account; '' is all. */
  account: string;
  filters: MemberFilters;
  sort: MemberSort;
}

export const noFilters: MemberFilters = {
  kind: '',
  level: '',
  online: '',
  registeredFrom: '',
  registeredTo: '',
};

export const filterNames = Object.keys(noFilters) as (keyof MemberFilters)[];

/** Swaps dates given in the wrong order. */
export function inOrder(filters: MemberFilters): MemberFilters {
  const { registeredFrom: from, registeredTo: to } = filters;
  return to !== '' && from > to ? { ...filters, registeredFrom: to, registeredTo: from } : filters;
}
