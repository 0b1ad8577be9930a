import { useTranslation } from 'react-i18next';
import type { MemberFilters } from '#machines/teamMembers/teamMembers.rules.ts';
import { FilterChoice, FilterGroup, FilterSheet } from '#screens/shared/filters/FilterSheet.tsx';
import { Field } from '#screens/ui/Field.tsx';
import styles from './MemberDrawer.module.css';

interface MemberDrawerProps {
  filters: MemberFilters;
  /** The filters that 'clear' restores. */
  noFilters: MemberFilters;
  /** The levels found in the downline. */
  levels: readonly string[];
  onApply: (filters: MemberFilters) => void;
  onClose: () => void;
}

/** Filters by type, level, online status and registration date (TEAM-02). */
export function MemberDrawer({ filters, noFilters, levels, onApply, onClose }: MemberDrawerProps) {
  const { t } = useTranslation();
  const kinds: Record<MemberFilters['kind'], string> = {
    '': t('teamMembers.every'),
    agent: t('teamMembers.agents'),
    member: t('teamMembers.members'),
  };
  const seen: Record<MemberFilters['online'], string> = {
    '': t('teamMembers.every'),
    yes: t('teamMembers.onlineNow'),
    no: t('teamMembers.offline'),
  };
  return (
    <FilterSheet
      title={t('teamMembers.filterTitle')}
      filters={filters}
      noFilters={noFilters}
      clearLabel={t('record.clearFilters')}
      applyLabel={t('teamMembers.apply')}
      onApply={onApply}
      onClose={onClose}
    >
      {(chosen, choose) => {
        // Keep the chosen level visible even if no member has it any more.
        const shownLevels = [...new Set([...levels, chosen.level])].filter((level) => level !== '');
        return (
          <>
            <FilterChoice
              legend={t('teamMembers.kind')}
              options={['', 'agent', 'member']}
              chosen={chosen.kind}
              textOf={(kind) => kinds[kind]}
              onChoose={(kind) => choose({ kind })}
            />
            {shownLevels.length > 0 && (
              <FilterChoice
                legend={t('teamMembers.level')}
                options={['', ...shownLevels]}
                chosen={chosen.level}
                textOf={(level) => level || t('teamMembers.every')}
                onChoose={(level) => choose({ level })}
              />
            )}
            <FilterChoice
              legend={t('teamMembers.seen')}
              options={['', 'yes', 'no']}
              chosen={chosen.online}
              textOf={(online) => seen[online]}
              onChoose={(online) => choose({ online })}
            />
            <FilterGroup legend={t('teamMembers.registered')}>
              <div className={styles.days}>
                <Field
                  type="date"
                  label={t('teamMembers.from')}
                  value={chosen.registeredFrom}
                  onChange={({ target }) => choose({ registeredFrom: target.value })}
                />
                <Field
                  type="date"
                  label={t('teamMembers.to')}
                  value={chosen.registeredTo}
                  onChange={({ target }) => choose({ registeredTo: target.value })}
                />
              </div>
            </FilterGroup>
          </>
        );
      }}
    </FilterSheet>
  );
}
