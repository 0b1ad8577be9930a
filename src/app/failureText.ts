import { useTranslation } from 'react-i18next';
import type { ChartError } from '#machines/chartError.ts';
import { messageOf } from '#services/client/messages.ts';

/**
 * The text for a failure in the shown language (NET-05). For an unreadable answer, it also names the call (NET-08),
 * which the failure's message begins with.
 */
export function useFailureText(): (failure: ChartError) => string {
  const { t } = useTranslation();
  return (failure) => {
    const message = messageOf(failure);
    if ('text' in message) return message.text;
    const [call] = failure.code === 'shape' ? failure.message.split(':') : [];
    return t(message.key, message.values) + (call ? ` (${call})` : '');
  };
}
