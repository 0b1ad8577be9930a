import { useTranslation } from 'react-i18next';
import { gameTypes } from '@araw/contract/games/gameCodes';
import { Choice } from '../RecordPage.tsx';
import type { ShownRecord } from '../useRecord.ts';
import { AccountSearch } from '#screens/shared/team/AccountSearch.tsx';

/** Filters by the line's account and by game category. */
export function LineFilters({
  record: { snapshot, send },
}: {
  record: Pick<ShownRecord, 'snapshot' | 'send'>;
}) {
  const { t } = useTranslation();
  const { account = '', gameType = '' } = snapshot.context.filters;
  return (
    <>
      <AccountSearch
        account={account}
        onSearch={(value) => send({ type: 'filter.chosen', name: 'account', value })}
      />
      <Choice
        label={t('bets.category')}
        value={gameType}
        options={gameTypes}
        textOf={(type) => t(`category.${type}`)}
        all={t('bets.allCategories')}
        onChoose={(value) => send({ type: 'filter.chosen', name: 'gameType', value })}
      />
    </>
  );
}
