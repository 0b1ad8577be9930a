import { useQuery } from '@tanstack/react-query';
import { CircleHelp, Headset, MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSession, useWhitelabel } from '#src/app/appActor.ts';
import { Block } from '#screens/shared/loading/Block.tsx';
import { EmptyState } from '#screens/ui/states/EmptyState.tsx';
import { Group } from '#screens/ui/layout/Group.tsx';
import rows from '#screens/ui/layout/Group.module.css';
import { useServices } from '#src/app/services.ts';
import { Skeleton } from '#screens/ui/states/Skeleton.tsx';
import { useUnreadCounts } from '#src/app/hooks/useUnreadCounts.ts';
import { serviceQueries } from '#services/queries/serviceQueries.ts';
import { ChannelLink } from './ChannelLink.tsx';
import { ChatNotice } from './ChatNotice.tsx';
import { EntryRow } from './EntryRow.tsx';
import { Feedback } from './Feedback.tsx';
import shared from '#screens/shared/messages/messages.module.css';
import styles from './CustomerService.module.css';
import { useChatLaunch } from './useChatLaunch.ts';
import typography from '#screens/ui/typography.module.css';
import layout from '#screens/ui/layout/layout.module.css';

/** /m/service: the chat, the channels, help and feedback (CS-01, CS-04). */
export function CustomerServiceScreen() {
  const { t } = useTranslation();
  const session = useSession();
  const offersChat = useWhitelabel()['CBS3'] ?? false;
  return (
    <div className={layout.page}>
      <header className={styles.greeting}>
        <Headset size={32} aria-hidden />
        <div>
          <h2>
            <bdi>
              {t('customerService.greeting', { name: session?.userName ?? t('customerService.user') })}
            </bdi>
          </h2>
          <p className={typography.quiet}>{t('customerService.welcome')}</p>
        </div>
      </header>
      <ul className={rows.card} aria-label={t('customerService.answers')}>
        {offersChat && (
          <li>
            <LiveChat />
          </li>
        )}
        <li>
          <EntryRow
            icon={CircleHelp}
            title={t('customerService.help')}
            hint={t('customerService.helpHint')}
            to="/m/help"
          />
        </li>
      </ul>
      <Channels />
      <Feedback />
    </div>
  );
}

function LiveChat() {
  const { t } = useTranslation();
  const { operator } = useServices();
  const { chat: unread } = useUnreadCounts();
  const chat = useChatLaunch();
  const names = useQuery(serviceQueries(operator).liveModels()).data?.map(({ name }) => name) ?? [];
  return (
    <>
      <EntryRow
        icon={MessageCircle}
        title={t('customerService.chat')}
        hint={names.length > 0 ? t('customerService.answering', { names: names.join(', ') }) : undefined}
        unread={unread}
        busy={chat.launching}
        onClick={chat.launch}
      />
      <ChatNotice chat={chat} />
    </>
  );
}

function Channels() {
  const { t } = useTranslation();
  const { operator } = useServices();
  const channels = useQuery(serviceQueries(operator).channels());
  return (
    <Block query={channels} skeleton={<Skeleton className={shared.loading} />}>
      {(list) =>
        list.length === 0 ? (
          <EmptyState icon={Headset} title={t('customerService.noChannels')} />
        ) : (
          <Group list title={t('customerService.channels')}>
            {list.map((channel) => (
              <li key={channel.path}>
                <ChannelLink channel={channel} />
              </li>
            ))}
          </Group>
        )
      }
    </Block>
  );
}
