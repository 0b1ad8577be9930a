import { Headset, Mail, Megaphone, MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSystemStatus, useWhitelabel } from '#src/app/appActor.ts';
import rows from '#screens/ui/layout/Group.module.css';
import { ScreenHeader } from '#screens/shared/header/ScreenHeader.tsx';
import { useRoleGuard } from '#src/app/hooks/useRoleGuard.ts';
import { useUnreadCounts, useUnreadWatch } from '#src/app/hooks/useUnreadCounts.ts';
import { ChannelLink } from './ChannelLink.tsx';
import { ChatNotice } from './ChatNotice.tsx';
import { EntryRow } from './EntryRow.tsx';
import { useChatLaunch } from './useChatLaunch.ts';
import { whileOpen } from '#src/app/whileOpen.ts';
import layout from '#screens/ui/layout/layout.module.css';

/** /m/message: all channels from the operator, with unread counts (MSG-01, MSG-02). */
export function MessageCentreScreen() {
  const { t } = useTranslation();
  const unread = useUnreadCounts();
  useUnreadWatch(whileOpen);
  const telegram = useSystemStatus()?.info.customerService.find(({ csType }) => csType === 'TELEGRAM');
  const offersChat = useWhitelabel()['CBS3'] ?? false;
  const guardInbox = useRoleGuard('correspondent');
  const chat = useChatLaunch();
  return (
    <>
      <ScreenHeader title={t('title.messageCentre')} />
      <div className={layout.page}>
        <ul className={rows.card} aria-label={t('messageCentre.list')}>
          {telegram && (
            <li>
              <ChannelLink channel={telegram} hint={t('messageCentre.telegramHint')} />
            </li>
          )}
          <li>
            <EntryRow
              icon={Megaphone}
              title={t('messageCentre.announcements')}
              hint={t('messageCentre.announcementsHint')}
              unread={unread.announcements}
              to="/m/notice"
            />
          </li>
          <li>
            <EntryRow
              icon={Mail}
              title={t('messageCentre.inbox')}
              hint={t('messageCentre.inboxHint')}
              unread={unread.inbox}
              to="/m/webEmail"
              onClick={guardInbox}
            />
          </li>
          {offersChat && (
            <li>
              <EntryRow
                icon={MessageCircle}
                title={t('messageCentre.chat')}
                hint={t('messageCentre.chatHint')}
                unread={unread.chat}
                busy={chat.launching}
                onClick={chat.launch}
              />
            </li>
          )}
          <li>
            <EntryRow
              icon={Headset}
              title={t('messageCentre.service')}
              hint={t('messageCentre.serviceHint')}
              to="/m/service"
            />
          </li>
        </ul>
        <ChatNotice chat={chat} />
      </div>
    </>
  );
}
