import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Group } from '#screens/ui/layout/Group.tsx';
import { UnreadBadge } from '#screens/ui/states/UnreadBadge.tsx';
import { memberEntries } from '#screens/shared/player/memberEntries.ts';
import { useUnreadCounts } from '#src/app/hooks/useUnreadCounts.ts';
import rows from '#screens/ui/layout/Group.module.css';
import type { EntryGroup } from './entryGroups.ts';
import { EntryLink } from './EntryLink.tsx';
import type { OpenEntry } from './useMemberPrompt.ts';

export function Entries({ group, onOpen }: { group: EntryGroup; onOpen: OpenEntry }) {
  const { t } = useTranslation();
  const { inbox, rewards } = useUnreadCounts();
  return (
    <Group list title={t(group.title)}>
      {group.entries.map(({ title, icon: Icon, ...entry }) => (
        <li key={entry.path}>
          <EntryLink entry={entry} onOpen={onOpen} className={rows.row}>
            <Icon size={20} aria-hidden />
            <span className={rows.label}>{t(title)}</span>
            {entry.path === memberEntries.MAILCEN.path && <UnreadBadge count={inbox} />}
            {entry.path === memberEntries.REWCEN3.path && <UnreadBadge count={rewards} />}
            <ChevronRight size={18} aria-hidden className={rows.chevron} />
          </EntryLink>
        </li>
      ))}
    </Group>
  );
}
