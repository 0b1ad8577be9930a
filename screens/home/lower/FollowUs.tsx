import { ExternalLink } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSystemStatus } from '#src/app/appActor.ts';
import { SectionHeading } from '#screens/ui/layout/SectionHeading.tsx';
import styles from './LowerHome.module.css';

const networks = { FACEBOOK: 'Facebook', INSTAGRAM: 'Instagram', TWITTER: 'Twitter' } as const;

/** The networks that the operator has a link for (HOME-01). */
export function FollowUs() {
  const { t } = useTranslation();
  const headingId = useId();
  const resources = useSystemStatus()?.info.resources ?? [];
  const links = (Object.keys(networks) as (keyof typeof networks)[]).flatMap((network) => {
    const url = resources.find(({ resourceType }) => resourceType === network)?.url;
    return url ? [{ network, url }] : [];
  });
  if (links.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <SectionHeading id={headingId} title={t('homeBlocks.followUs')} />
      <ul className={styles.networks}>
        {links.map(({ network, url }) => (
          <li key={network}>
            <a className={styles.network} href={url} target="_blank" rel="noopener noreferrer">
              {networks[network]}
              <ExternalLink size={16} aria-hidden />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
