import { Crown, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Player } from '#src/app/hooks/usePlayer.ts';
import { useFromBrowser } from '#screens/ui/useFromBrowser.ts';
import { isNativeApp, isStandalone } from '#services/device/installed.ts';
import { EntryLink } from './EntryLink.tsx';
import styles from './MemberHomeScreen.module.css';
import type { OpenEntry } from './useMemberPrompt.ts';
import typography from '#screens/ui/typography.module.css';

/** VIP benefits for guests and club members; the app for players who aren't already in it (MEM-02). */
export function SideTiles({ player, onOpen }: { player: Player | null; onOpen: OpenEntry }) {
  const { t } = useTranslation();
  const nativeApp = useFromBrowser(isNativeApp, false);
  const standalone = useFromBrowser(isStandalone, false);
  const offersBenefits = player === null || player.vipLabel !== '';
  const offersApp = !nativeApp && !standalone;
  if (!offersBenefits && !offersApp) return null;
  return (
    <div className={styles.tiles}>
      {offersBenefits && (
        <EntryLink entry={{ path: '/m/member/benefits' }} onOpen={onOpen} className={styles.tile}>
          <Crown size={24} aria-hidden />
          <span className={styles.tileTitle}>{t('title.benefits')}</span>
          <span className={typography.small}>{player ? player.vipLabel : t('member.benefitsHint')}</span>
        </EntryLink>
      )}
      {offersApp && (
        <Link to="/m/app" className={styles.tile}>
          <Smartphone size={24} aria-hidden />
          <span className={styles.tileTitle}>{t('title.appDownload')}</span>
          <span className={typography.small}>{t('member.appHint')}</span>
        </Link>
      )}
    </div>
  );
}
