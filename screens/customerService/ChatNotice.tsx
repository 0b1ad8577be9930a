import { MessageCircleOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { FailedState } from '#screens/shared/loading/FailedState.tsx';
import { ButtonLink } from '#screens/ui/buttons/Button.tsx';
import { EmptyState } from '#screens/ui/states/EmptyState.tsx';
import type { useChatLaunch } from './useChatLaunch.ts';

/** Why the chat didn't open; empty if there is no problem. */
export function ChatNotice({ chat }: { chat: ReturnType<typeof useChatLaunch> }) {
  const { t } = useTranslation();
  const isAtService = useLocation().pathname === '/m/service';
  if (chat.closed) {
    return (
      <div aria-live="polite">
        <EmptyState
          icon={MessageCircleOff}
          title={t('chat.closedTitle')}
          hint={t(isAtService ? 'chat.closedHere' : 'chat.closedHint')}
          action={!isAtService && <ButtonLink to="/m/service">{t('chat.otherWays')}</ButtonLink>}
        />
      </div>
    );
  }
  if (chat.error === null) return null;
  return <FailedState error={chat.error} onRetry={chat.launch} />;
}
