import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { ChatNotice } from './ChatNotice.tsx';
import shared from '#screens/shared/messages/messages.module.css';
import { useChatLaunch } from './useChatLaunch.ts';

/** /m/onlineChat: leads on to the live chat, which takes its place in the history (CS-03). */
export function OnlineChatScreen() {
  const { t } = useTranslation();
  const chat = useChatLaunch({ backPath: '/m/service', replace: true });
  const launch = useRef(chat.launch);
  useEffect(() => launch.current(), []);
  const isIdle = !chat.launching && !chat.closed && chat.error === null;
  return (
    <div className={shared.screen}>
      {chat.launching && <p className={shared.hint}>{t('chat.opening')}</p>}
      <ChatNotice chat={chat} />
      {isIdle && (
        <Button wide look="primary" onClick={chat.launch}>
          {t('customerService.chat')}
        </Button>
      )}
    </div>
  );
}
