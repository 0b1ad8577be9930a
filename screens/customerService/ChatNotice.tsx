import { MessageCircleOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '#screens/ui/Button.tsx';
import { EmptyState } from '#screens/ui/EmptyState.tsx';
import { ErrorState } from '#screens/ui/ErrorState.tsx';
import { useFailureText } from '#screens/app/failureText.ts';
import type { useChatLaunch } from './useChatLaunch.ts';

/** Why the chat did not open; nothing while there is nothing to say. */
export function ChatNotice({ chat }: { chat: ReturnType<typeof useChatLaunch> }) {
  const { t } = useTranslation();
  const failureText = useFailureText();
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
  return (
    <ErrorState title={failureText(chat.error)} requestId={chat.error.requestId} onRetry={chat.launch} />
  );
}
