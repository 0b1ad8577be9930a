import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { LanguageCode } from '@araw/contract/calls/languages';
import { vendorIn } from '#screens/shared/address/addressValues.ts';
import { useIsUnknownVendor } from '#screens/shared/games/useIsUnknownVendor.ts';
import { useListKey, useOwnAddress } from '#screens/shared/address/useOwnAddress.ts';
import { useServices } from '#src/app/services.ts';
import { useDataLanguage } from '#src/app/hooks/useDataLanguage.ts';
import type { GameType } from '@araw/contract/games/gameCodes';
import styles from './Category.module.css';
import { CategoryGames } from './CategoryGames.tsx';
import { Jackpot } from './Jackpot.tsx';
import { useCategory } from './useCategory.ts';
import { centreVendor, VendorMenu } from './VendorMenu.tsx';

const pageSize = 25;

interface VendorGamesScreenProps {
  gameType: GameType;
  /** The vendor to show first unless the address names one. */
  vendor?: string;
  withJackpot?: boolean;
}

/**
 * A category of slots, fish or PVP: its vendors beside their games (CAT-04, CAT-05). A new history entry or
 * language restarts it.
 */
export function VendorGamesScreen({ vendor = '', ...page }: VendorGamesScreenProps) {
  const [query] = useSearchParams();
  const language = useDataLanguage();
  const list = useListKey();
  return (
    <VendorGames
      key={`${language} ${list}`}
      {...page}
      vendor={query.has('vassalage') ? vendorIn(query) : vendor}
      usualVendor={vendor}
      language={language}
    />
  );
}

interface VendorGamesProps extends Required<Pick<VendorGamesScreenProps, 'gameType' | 'vendor'>> {
  /** The vendor shown unless the address names one. */
  usualVendor: string;
  withJackpot?: boolean;
  language: LanguageCode;
}

function VendorGames({ gameType, vendor, usualVendor, withJackpot, language }: VendorGamesProps) {
  const { t } = useTranslation();
  const { queries } = useServices();
  const vendors = useQuery(queries.vendors(language));
  const { pathname } = useLocation();
  const category = useCategory({ gameType, pageSize, vendor }, centreVendor);
  const { send } = category;
  const { vendor: chosen } = category.snapshot.context;
  useOwnAddress(
    chosen === usualVendor ? pathname : `${pathname}?${new URLSearchParams({ vassalage: chosen })}`,
  );
  const isUnknown = useIsUnknownVendor(chosen) && chosen !== usualVendor;
  useEffect(() => {
    if (isUnknown) send({ type: 'vendor.chosen', vendor: '' });
  }, [isUnknown, send]);
  return (
    <div className={styles.screen}>
      {withJackpot && <Jackpot />}
      <div className={styles.columns}>
        <VendorMenu
          query={vendors}
          gameType={gameType}
          chosen={chosen}
          onChoose={(wanted) => send({ type: 'vendor.chosen', vendor: wanted })}
        />
        <div className={styles.games}>
          <CategoryGames category={category} title={t('categoryPage.allGames')} withTop />
        </div>
      </div>
    </div>
  );
}
