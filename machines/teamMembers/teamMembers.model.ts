import { isSame } from '@araw/flow/canonical';
import type { Call, Step, View } from '@araw/flow/model';
import { defineModel } from '#machines/support/defineModel.ts';
import { teamMembersMachine } from './teamMembers.machine.ts';
import type { MemberFilters, MemberSelection } from './teamMembers.rules.ts';

type Input = MemberSelection & { pages: number };
type Seeing = View<Input, Input>;

const none: MemberFilters = { kind: '', level: '', online: '', registeredFrom: '', registeredTo: '' };
const input: Input = { scope: 'all', account: '', filters: none, sort: 'account', pages: 1 };

const isUser = (step: Step, type: string) => step.kind === 'user' && step.event.type === type;
/** Puts the dates in order, whichever was given first. */
const asDays = (filters: MemberFilters): MemberFilters => {
  const { registeredFrom: from, registeredTo: to } = filters;
  if (from === '' || to === '') return filters;
  const [registeredFrom = '', registeredTo = ''] = [from, to].toSorted();
  return { ...filters, registeredFrom, registeredTo };
};

/** The list that a step requests; null if it requests none. */
function chosenBy({ known, matches }: Pick<Seeing, 'known' | 'matches'>, step: Step): Input | null {
  if (step.kind !== 'user') return null;
  const { event } = step;
  const from = { ...known, pages: 1 };
  switch (event.type) {
    case 'scope.chosen':
      return { ...from, scope: event.scope };
    case 'account.searched':
      return { ...from, account: event.account.trim() };
    case 'sort.chosen':
      return { ...from, sort: event.sort };
    case 'filters.applied':
      return matches('drawer.open') ? { ...from, filters: asDays(event.filters) } : null;
    case 'filter.cleared': {
      const field = event.field as keyof MemberFilters;
      return known.filters[field] === '' ? null : { ...from, filters: { ...known.filters, [field]: '' } };
    }
    case 'filters.cleared':
      return matches('list.empty') && !(known.account === '' && isSame(known.filters, none))
        ? { ...from, account: '', filters: none }
        : null;
    default:
      return null;
  }
}

const asksFor = (call: Call | undefined, { known: { pages, ...list } }: Seeing) =>
  isSame(call?.input, { list, pages });

export const teamMembersModel = defineModel<Input, Input>({
  name: 'teamMembers',
  machine: teamMembersMachine,
  variants: {
    'the whole downline': input,
    'a link to online agents of a level, left on the second page': {
      scope: 'direct',
      account: 'jo',
      filters: { ...none, kind: 'agent', level: 'VIP 2', online: 'yes' },
      sort: 'seen',
      pages: 2,
    },
    'a link whose days stand the wrong way round': {
      ...input,
      filters: { ...none, registeredFrom: '2026-11-22', registeredTo: '2026-11-01' },
    },
  },
  events: {
    'scope.chosen': { direct: { scope: 'direct' }, all: { scope: 'all' } },
    'account.searched': { 'a part with blanks around it': { account: ' jo ' }, blanks: { account: ' ' } },
    'sort.chosen': { 'by balance': { sort: 'balance' }, 'by account': { sort: 'account' } },
    'drawer.opened': { '': {} },
    'drawer.closed': { '': {} },
    'filters.applied': {
      'members who are online': { filters: { ...none, kind: 'member', online: 'yes' } },
      'a level, since a day': { filters: { ...none, level: 'VIP 2', registeredFrom: '2026-11-01' } },
      'days the wrong way round': {
        filters: { ...none, registeredFrom: '2026-11-22', registeredTo: '2026-11-01' },
      },
      'days in their order': {
        filters: { ...none, registeredFrom: '2026-11-02', registeredTo: '2026-11-03' },
      },
      nothing: { filters: none },
    },
    'filter.cleared': { kind: { field: 'kind' }, 'the first day': { field: 'registeredFrom' } },
    'filters.cleared': { '': {} },
  },
  actors: {
    pagedList: {
      done: { 'a list without members': undefined },
      error: { 'it cannot run': { code: 'unknown', message: '', requestId: '' } },
    },
  },
  shown: ['scope', 'account', 'filters', 'sort'],
  observe: {
    start: (given: Input) => ({ ...given, filters: asDays(given.filters) }),
    after: (known, step, { from }) => chosenBy({ known, matches: from.matches }, step) ?? known,
  },
  rules: [
    {
      text: 'a list starts with what its address names, loading, with the drawer closed',
      requirements: ['TEAM-02'],
      neverStart: (view, actions, calls) =>
        !view.matches('list.listing') ||
        !view.matches('drawer.closed') ||
        actions.length > 0 ||
        calls.length !== 1 ||
        !asksFor(calls[0], view),
    },
    {
      text: 'the list shown is the one requested: its part of the line, its search, its filters and its order',
      requirements: ['TEAM-02'],
      never: ({ context, known }) =>
        !isSame(
          [context.scope, context.account, context.filters, context.sort],
          [known.scope, known.account, known.filters, known.sort],
        ),
    },
    {
      text: 'only a choice loads a list, immediately, from its first page and its top',
      requirements: ['TEAM-02'],
      neverStep: (from, step, to, actions, calls) => {
        const isChosen = chosenBy(from, step) !== null;
        const loads = calls.length === 1 && asksFor(calls[0], to) && to.matches('list.listing');
        return isChosen ? !(loads && actions.includes('showTop')) : calls.length + actions.length > 0;
      },
    },
    {
      text: 'the message that no one is found is shown exactly if the pages say so',
      requirements: ['TEAM-02', 'SHELL-15'],
      neverStep: (from, step, to) =>
        (!from.matches('list.empty') && to.matches('list.empty')) !== (step.kind === 'answer'),
    },
    {
      text: 'the drawer opens and closes, whatever the list does, and applying closes it',
      requirements: ['TEAM-02'],
      neverStep: (from, step, to) => {
        const isOpen = from.matches('drawer.open');
        const opens = isUser(step, 'drawer.opened');
        const closes = isUser(step, 'drawer.closed') || isUser(step, 'filters.applied');
        return to.matches('drawer.open') !== ((isOpen || opens) && !closes);
      },
    },
    {
      text: 'the list says that it is empty, and that its drawer is open',
      requirements: ['TEAM-02', 'SHELL-15'],
      never: (view) =>
        view.tags.has('empty') !== view.matches('list.empty') ||
        view.tags.has('drawerOpen') !== view.matches('drawer.open'),
    },
  ],
});
