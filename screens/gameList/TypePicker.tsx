import { LayoutGrid } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { categoriesOf } from '#machines/gameEntrance/gameEntrance.rules.ts';
import { gameTypePath } from '#machines/gameList/gameList.rules.ts';
import { useServices } from '#src/app/services.ts';
import { useDataLanguage } from '#src/app/hooks/useDataLanguage.ts';
import type { ListedType } from '@araw/contract/games/gameCodes';
import styles from './GameList.module.css';

/** Switches to another game type's list (LIST-07). */
export function TypePicker({ gameType }: { gameType: ListedType }) {
  const { t } = useTranslation();
  const { queries } = useServices();
  const navigate = useNavigate();
  const { data: vendors } = useQuery(queries.vendors(useDataLanguage()));
  const offered = new Set<ListedType>([
    'ALL',
    gameType,
    ...(vendors ? categoriesOf(vendors).map((category) => category.gameType) : []),
  ]);
  return (
    <span className={styles.types}>
      <LayoutGrid size={22} aria-hidden />
      <select
        aria-label={t('category.menu')}
        value={gameType}
        onChange={(event) => void navigate(gameTypePath(event.target.value as ListedType))}
      >
        {[...offered].map((type) => (
          <option key={type} value={type}>
            {t(`category.${type}`)}
          </option>
        ))}
      </select>
    </span>
  );
}
