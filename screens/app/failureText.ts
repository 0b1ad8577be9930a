import { useTranslation } from 'react-i18next';
import type { ChartError } from '#machines/chartError.ts';
import { messageOf } from '#services/messages.ts';

/** What to tell the player about a failure, in the language shown (NET-05). */
export function useFailureText(): (failure: ChartError) => string {
  const { t } = useTranslation();
  return (failure) => {
    const message = messageOf(failure);
    return 'key' in message ? t(message.key, message.values) : message.text;
  };
}
