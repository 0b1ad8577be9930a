import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useInView } from 'react-intersection-observer';
import { GameStrip } from '#screens/shared/games/GameStrip.tsx';
import { useServices } from '#src/app/services.ts';
import { useDataLanguage } from '#src/app/hooks/useDataLanguage.ts';
import { margin } from '#screens/ui/viewport/whenNear.ts';
import { Block } from '#screens/shared/loading/Block.tsx';
import { isNotOffered } from '#screens/shared/loading/isNotOffered.ts';
import styles from './LowerHome.module.css';

const count = 7;

/** Seven slots from the JL vendor (HOME-01); loaded when the player scrolls near. */
export function JlStrip() {
  const { t } = useTranslation();
  const { queries } = useServices();
  const [element, isNear] = useInView({ rootMargin: margin(400), fallbackInView: true });
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
