import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession, useSystemStatus, useWhitelabel } from '#src/app/appActor.ts';
import { ConfirmDialog } from '#screens/ui/dialogs/ConfirmDialog.tsx';
import rows from '#screens/ui/layout/Group.module.css';
import grid from '#screens/ui/layout/IconGrid.module.css';
import { useDataLanguage } from '#src/app/hooks/useDataLanguage.ts';
import { useServices } from '#src/app/services.ts';
import { usePlayer } from '#src/app/hooks/usePlayer.ts';
import { accountQueries } from '#services/queries/accountQueries.ts';
import { entriesInOne, entryGroups, mainEntries } from './entryGroups.ts';
import { EntryLink } from './EntryLink.tsx';
import { Entries } from './Entries.tsx';
import { MemberHeader } from './MemberHeader.tsx';
import styles from './MemberHomeScreen.module.css';
import { PlayerCard } from './PlayerCard.tsx';
import { PromptCard } from './PromptCard.tsx';
import { SideTiles } from './SideTiles.tsx';
import { type OpenEntry, useMemberPrompt } from './useMemberPrompt.ts';

/** /m/member/home (MEM-01…06), in the version of the merchant's template (BOOT-07). */
export function MemberHomeScreen() {
  const { t } = useTranslation();
  const player = usePlayer();
  const prompt = useMemberPrompt();
  const isNew = useSystemStatus()?.info.mobileTemplate.mem_cen ?? false;
  const groups = useEntryGroups(player?.info.data?.toUpline ?? false);

  return (
    <div className={styles.screen}>
      <MemberHeader />
      <div className={styles.content}>
        {player ? <PlayerCard player={player} /> : <PromptCard />}
        {isNew ? (
          <>
            <MainTiles onOpen={prompt.open} />
            <SideTiles player={player} onOpen={prompt.open} />
            {groups.map((group) => (
              <Entries key={group.title} group={group} onOpen={prompt.open} />
            ))}
          </>
        ) : (
          <>
            <Entries group={entriesInOne(groups)} onOpen={prompt.open} />
            <SideTiles player={player} onOpen={prompt.open} />
          </>
        )}
        {player && (
          <nav aria-label={t('title.limits')} className={rows.card}>
            <Link to="/m/limits" className={rows.row}>
              {t('title.limits')}
            </Link>
            <Link to="/m/limits?page=break" className={rows.row}>
              {t('title.break')}
            </Link>
          </nav>
        )}
      </div>
      {prompt.asking && (
        <ConfirmDialog
          title={t('member.promptTitle')}
          text={t('member.promptText')}
          confirmLabel={t('member.registerNow')}
          onCancel={prompt.cancel}
          onConfirm={prompt.register}
        />
      )}
    </div>
  );
}

function MainTiles({ onOpen }: { onOpen: OpenEntry }) {
  const { t } = useTranslation();
  return (
    <ul className={`${grid.grid} ${styles.main}`} aria-label={t('member.main')}>
      {mainEntries.map(({ title, icon: Icon, ...entry }) => (
        <li key={entry.path}>
          <EntryLink entry={entry} onOpen={onOpen} className={grid.entry}>
            <span className={grid.icon}>
              <Icon size={24} aria-hidden />
            </span>
            {t(title)}
          </EntryLink>
        </li>
      ))}
    </ul>
  );
}

function useEntryGroups(toUpline: boolean) {
  const { operator } = useServices();
  const session = useSession();
  const promotions = useQuery(accountQueries(operator).promotions(useDataLanguage()));
  return entryGroups({
    whitelabel: useWhitelabel(),
    memberType: session?.type ?? null,
    toUpline,
    // Don't offer a promotion until it is known to be available.
    promotions: promotions.data?.list.map(({ promotionType }) => promotionType) ?? [],
  });
}
