import { useTranslation } from 'react-i18next';
import type { MemberFilters } from '#machines/teamMembers/teamMembers.rules.ts';
import { formatDay } from '@araw/contract/values/dates';

/** How a filter that is set is called. */
export function useFilterText(): (field: keyof MemberFilters, value: string) => string {
  const { t } = useTranslation();
  return (field, value) => {
    switch (field) {
      case 'kind':
        return t(value === 'agent' ? 'teamMembers.agents' : 'teamMembers.members');
      case 'level':
        return value;
      case 'online':
        return t(value === 'yes' ? 'teamMembers.onlineNow' : 'teamMembers.offline');
      case 'registeredFrom':
        return t('teamMembers.since', { day: formatDay(value) });
      case 'registeredTo':
        return t('teamMembers.until', { day: formatDay(value) });
    }
  };
}
