import { useTranslation } from 'react-i18next';
import type { ChartError } from '#machines/chartError.ts';
import { messageOf } from '#services/client/messages.ts';

/**
 * What to tell the player about a failure, in the language shown (NET-05); of an answer that could not be read also whose it
 * was (NET-08): its words begin with the name of the call.
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
