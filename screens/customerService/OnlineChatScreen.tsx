import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { ChatNotice } from './ChatNotice.tsx';
import { useChatLaunch } from './useChatLaunch.ts';
import typography from '#screens/ui/typography.module.css';
import layout from '#screens/ui/layout/layout.module.css';

/** /m/onlineChat: opens the live chat, which replaces it in the history (CS-03). */
export function OnlineChatScreen() {
  const { t } = useTranslation();
  const chat = useChatLaunch({ backPath: '/m/service', replace: true });
  const launch = useRef(chat.launch);
  useEffect(() => launch.current(), []);
  const isIdle = !chat.launching && !chat.closed && chat.error === null;
  return (
    <div className={layout.page}>
      {chat.launching && <p className={typography.quiet}>{t('chat.opening')}</p>}
      <ChatNotice chat={chat} />
      {isIdle && (
        <Button wide look="primary" onClick={chat.launch}>
          {t('customerService.chat')}
        </Button>
      )}
    </div>
  );
}
