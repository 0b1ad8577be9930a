import { useTranslation } from 'react-i18next';
import { isTrial } from '#services/contract/roles.ts';
import styles from './PlayerName.module.css';
import type { Player } from '#src/app/hooks/usePlayer.ts';
import { VipLabel } from './VipLabel.tsx';

interface PlayerNameProps {
  player: Player;
  /** The account, unless told better. */
  name?: string;
  large?: boolean;
}

/** A player's name with what marks the player: the club, a trial. */
export function PlayerName({ player, name = player.account, large }: PlayerNameProps) {
  const { t } = useTranslation();
  return (
    <span className={styles.line}>
      <bdi className={`${styles.name} ${large ? styles.large : ''}`}>{name}</bdi>
      {player.vipLabel && <VipLabel label={player.vipLabel} />}
      {isTrial(player.type) && <span className={styles.trial}>{t('player.trialMark')}</span>}
    </span>
  );
}
