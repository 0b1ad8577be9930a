import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { LanguageCode } from '#locales/languages.ts';
import { useServices } from '#screens/parts/services.ts';
import { useDataLanguage } from '#screens/parts/useDataLanguage.ts';
import type { GameType } from '#services/contract/gameCodes.ts';
import styles from './Category.module.css';
import { CategoryGames } from './CategoryGames.tsx';
import { Jackpot } from './Jackpot.tsx';
import { useCategory } from './useCategory.ts';
import { centreVendor, VendorMenu } from './VendorMenu.tsx';

const pageSize = 25;

interface VendorGamesScreenProps {
  gameType: GameType;
  /** The first to show, where the address names none. */
  vendor?: string;
  withJackpot?: boolean;
}

/** A category of slots, fish or PVP: its vendors beside their games (CAT-04, CAT-05). Another language starts it anew. */
export function VendorGamesScreen({ vendor = '', ...page }: VendorGamesScreenProps) {
  const [search] = useSearchParams();
  const language = useDataLanguage();
  const first = (search.get('vassalage') ?? vendor).slice(0, 64);
  return <VendorGames key={`${language} ${first}`} {...page} vendor={first} language={language} />;
}

interface VendorGamesProps extends Required<Pick<VendorGamesScreenProps, 'gameType' | 'vendor'>> {
  withJackpot?: boolean;
  language: LanguageCode;
}

function VendorGames({ gameType, vendor, withJackpot, language }: VendorGamesProps) {
  const { t } = useTranslation();
  const { queries } = useServices();
  const vendors = useQuery(queries.vendors(language));
  const category = useCategory({ gameType, pageSize, vendor }, centreVendor);
  return (
    <div className={styles.screen}>
      {withJackpot && <Jackpot />}
      <div className={styles.columns}>
        <VendorMenu
          query={vendors}
          gameType={gameType}
          chosen={category.snapshot.context.vendor}
          onChoose={(chosen) => category.send({ type: 'vendor.chosen', vendor: chosen })}
        />
        <div className={styles.games}>
          <CategoryGames category={category} title={t('categoryPage.allGames')} withTop />
        </div>
      </div>
    </div>
  );
}
