import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { GameStrip } from '#screens/shared/games/GameStrip.tsx';
import { useServices } from '#screens/app/services.ts';
import { useDataLanguage } from '#screens/app/useDataLanguage.ts';
import { useNearViewport } from '#screens/ui/viewport/useNearViewport.ts';
import { Block } from '#screens/shared/loading/Block.tsx';
import { isNotOffered } from '#screens/shared/loading/isNotOffered.ts';
import styles from './LowerHome.module.css';

const count = 7;

/** Seven slots of the JL vendor (HOME-01); asked for when the player comes near. */
export function JlStrip() {
  const { t } = useTranslation();
  const { queries } = useServices();
  const element = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(element, 400);
  const query = useQuery({
    ...queries.gameListPage({
      gameType: 'JL',
      gameName: '',
      vassalage: 'JL',
      gameClassify: '',
      minBet: '',
      language: useDataLanguage(),
      page: 1,
    }),
    enabled: isNear,
  });
  if (isNotOffered(query)) return null;
  return (
    <div ref={element} className={styles.jl}>
      <Block query={query} skeleton={null}>
        {({ games }) => (
          <GameStrip title={t('homeBlocks.bestSlots')} games={games.slice(0, count)} more="/m/jl-slot" />
        )}
      </Block>
    </div>
  );
}
