import { Smartphone } from 'lucide-react';
import { useSystemStatus } from '#src/app/appActor.ts';
import { Picture } from '#screens/shared/pictures/Picture.tsx';
import { linkOf } from './appOffer.ts';
import styles from './AppIcon.module.css';

/** The operator's AppDownloadIcon (APP-06). */
export function AppIcon({ size }: { size: number }) {
  const icon = linkOf(useSystemStatus()?.info.resources ?? [], 'AppDownloadIcon');
  return (
    <span className={styles.icon} style={{ inlineSize: size, blockSize: size }}>
      <Picture
        picture={icon}
        width={size}
        height={size}
        fallback={<Smartphone size={size / 2} aria-hidden />}
      />
    </span>
  );
}
