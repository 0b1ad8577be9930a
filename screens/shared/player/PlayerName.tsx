import { useTranslation } from 'react-i18next';
import { isTrial } from '@araw/contract/calls/roles';
import styles from './PlayerName.module.css';
import type { Player } from '#src/app/hooks/usePlayer.ts';
import { VipLabel } from './VipLabel.tsx';

interface PlayerNameProps {
  player: Player;
  /** Defaults to the account. */
  name?: string;
  large?: boolean;
}

/** A player's name with their VIP and trial marks. */
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
