import { useQuery } from '@tanstack/react-query';
import { ExternalLink, type LucideIcon, MessageCircle, Send, ThumbsUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import rows from '#screens/ui/layout/Group.module.css';
import { useServices } from '#src/app/services.ts';
import type { CustomerServiceEntry } from '@araw/contract/calls/system';
import { serviceQueries } from '#services/queries/serviceQueries.ts';
import shared from '#screens/shared/messages/messages.module.css';

const icons: Record<CustomerServiceEntry['csType'], LucideIcon> = {
  FACEBOOK: ThumbsUp,
  LIVECHAT: MessageCircle,
  TELEGRAM: Send,
};

/** For channels without a title. Trademarks aren't translated. */
const names: Partial<Record<CustomerServiceEntry['csType'], string>> = {
  FACEBOOK: 'Facebook',
  TELEGRAM: 'Telegram',
};

/**
 * A customer service channel (CS-01). Requests its address in advance: browsers block a window that opens only after
 * an answer.
 */
export function ChannelLink({ channel, hint }: { channel: CustomerServiceEntry; hint?: string }) {
  const { t } = useTranslation();
  const { operator } = useServices();
  const address = useQuery(serviceQueries(operator).channelAddress(channel.path));
  const Icon = icons[channel.csType];
  const label = (below: ReactNode) => (
    <>
      <Icon size={20} aria-hidden />
      <span className={rows.label}>
        <bdi>{channel.title || (names[channel.csType] ?? t('customerService.chat'))}</bdi>
        {below && <small className={shared.below}>{below}</small>}
      </span>
      <ExternalLink size={18} aria-hidden className={rows.chevron} />
    </>
  );
  if (address.data) {
    return (
      <a className={rows.row} href={address.data} target="_blank" rel="noopener noreferrer">
        {label(hint)}
      </a>
    );
  }
  const failed = address.isError || address.data === '';
  return (
    <button
      type="button"
      className={`${rows.row} ${shared.rowButton}`}
      disabled={address.isFetching}
      onClick={() => void address.refetch()}
    >
      {label(failed ? t('customerService.notOpened') : hint)}
    </button>
  );
}
