import { useRef, useState } from 'react';
import { useServices } from '#src/app/services.ts';
import { registerReaders } from '@araw/contract/accounts/typedRegistration';
import { checkField, type FieldChecks, type FormField, type FormValues } from './registrationFields.ts';

const none = { username: '', email: '' };

/**
 * Checks on blur whether a username or e-mail address is still free (REG-11). A failed check shows nothing: the
 * operator decides at registration.
 */
export function useTakenNames() {
  const { operator } = useServices();
  const [names, setNames] = useState(none);
  const lastAsked = useRef(none);

  async function ask(field: 'username' | 'email', text: string) {
    if (lastAsked.current[field] === text) return;
    lastAsked.current = { ...lastAsked.current, [field]: text };
    const answer =
      field === 'username'
        ? operator.checkUsername({ username: text })
        : operator.checkEmail({ email: text });
    try {
      const { available } = await answer;
      if (!available) setNames((before) => ({ ...before, [field]: text }));
    } catch {
      lastAsked.current = { ...lastAsked.current, [field]: '' };
    }
  }

  return {
    /** The last ones found to be taken; '' while there is none. */
    names,
    look(field: FormField, values: FormValues, checks: FieldChecks) {
      if (field !== 'username' && field !== 'email') return;
      const text = registerReaders[field](values[field]);
      if (text !== '' && checkField(field, values, checks) === null) void ask(field, text);
    },
  };
}
