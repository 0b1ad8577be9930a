import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { linkOf } from './appOffer.ts';
import { Group } from '#screens/ui/layout/Group.tsx';
import rows from '#screens/ui/layout/Group.module.css';
import type { DownloadLink } from '@araw/contract/calls/system';

const networks = { FACEBOOK: 'Facebook', INSTAGRAM: 'Instagram', TWITTER: 'Twitter' } as const;

/** Links to the operator's other channels, if it has any (APP-06). */
export function OperatorLinks({ links }: { links: readonly DownloadLink[] }) {
  const { t } = useTranslation();
  const named = { AFFILIATELINK: t('install.affiliate'), ...networks };
  const shown = (Object.keys(named) as (keyof typeof named)[]).flatMap((type) => {
    const url = linkOf(links, type);
    return url === '' ? [] : [{ type, url }];
  });
  if (shown.length === 0) return null;
  return (
    <Group list title={t('install.links')}>
      {shown.map(({ type, url }) => (
        <li key={type}>
          <a className={rows.row} href={url} target="_blank" rel="noopener noreferrer">
            <span className={rows.label}>{named[type]}</span>
            <ExternalLink size={18} aria-hidden className={rows.chevron} />
          </a>
        </li>
      ))}
    </Group>
  );
}
