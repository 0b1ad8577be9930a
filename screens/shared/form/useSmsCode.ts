import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  isAnother,
  type Recipient,
  type RecipientCountdown,
  smsCodeMachine,
} from '#machines/smsCode/smsCode.machine.ts';
import type { Clock } from '#services/clock.ts';
import type { AppStorage } from '#services/kept/storage.ts';
import { noticeTimes } from '#src/app/notices.ts';
import { useServices } from '#src/app/services.ts';
import { useChart } from '#src/app/hooks/useChart.ts';
import {
  type CodePurpose,
  defineSendCodeActor,
  defineVerifyHumanActor,
  type LongerCheck,
  type SendCode,
} from './smsCodeActors.ts';

const pollInterval = 500;
/** No operator lets wait longer; a stored expiry beyond it was tampered with. */
const longestWait = 24 * 3_600_000;

export interface SmsCodeOptions {
  purpose: CodePurpose;
  /** Whom the next code would be for, as typed so far. */
  recipient: Recipient;
  /** The number or address cannot be sent to: what is wrong shows and it takes the focus (SMS-01). */
  onInvalidRecipient: () => void;
  onSent?: () => void;
  /** Sends in place of the purpose's own call (LOGIN-08); rejects with `CallError`. */
  send?: SendCode;
}

/** Joins the chart of the code button with the operator, the human check, the clock and the storage (SMS-01…06). */
export function useSmsCode({
  purpose,
  recipient,
  onInvalidRecipient,
  onSent,
  send: sendCode,
}: SmsCodeOptions) {
  const { configuration, operator, queries, clock, storage, notices } = useServices();
  const queryClient = useQueryClient();
  const { t } = useTranslation();

  const [longerCheck] = useState<LongerCheck>(() => ({ challenge: null }));
  const verifyHuman = useMemo(
    () => defineVerifyHumanActor({ configuration, operator, queries, queryClient, longerCheck }),
    [configuration, operator, queries, queryClient, longerCheck],
  );
  const [snapshot, send] = useChart(
    smsCodeMachine,
    {
      actors: {
        verifyHuman,
        sendCode: defineSendCodeActor({ operator, clock, purpose, longerCheck, send: sendCode }),
      },
      actions: {
        focusRecipient: () => onInvalidRecipient(),
        sayCodeSent: () => {
          notices.show('success', t('notice.sent'), noticeTimes.success);
          onSent?.();
        },
        storeCountdown: ({ context }) => storeExpiry(storage, purpose, context.countdown),
        clearStoredCountdown: () => storeExpiry(storage, purpose, null),
      },
    },
    { input: { stored: storedCountdown(storage, purpose, clock) } },
  );

  const isSending = snapshot.hasTag('sending');
  const countdown = snapshot.hasTag('counting') ? snapshot.context.countdown : null;
  const seconds = useSecondsUntil(countdown?.expiresAt ?? null, clock, (remainingMs) =>
    send({ type: 'clock.checked', remainingMs }),
  );
  const waits = countdown !== null && !isAnother(recipient, countdown.recipient);

  useEffect(() => {
    if (!isSending) return;
    return notices.show('loading', t('notice.sending'), noticeTimes.pleaseWaitBriefly);
  }, [isSending, t, notices]);

  return {
    /** Until this recipient can be sent the next code; null while none is awaited. */
    seconds: waits ? seconds : null,
    busy: snapshot.hasTag('busy'),
    canRequest: snapshot.can({ type: 'code.requested', recipient, valid: true }),
    error: snapshot.context.error,
    request: (valid: boolean) => send({ type: 'code.requested', recipient, valid }),
  };
}

export type SmsCode = ReturnType<typeof useSmsCode>;

/**
 * Whole seconds until a time of the device's clock, looked at every 500 ms: ticks that a sleeping page misses change
 * nothing (SMS-05, SMS-06). `onChecked` gets ms, when the time has come and whenever the page is seen again.
 */
function useSecondsUntil(
  expiresAt: number | null,
  clock: Clock,
  onChecked: (remainingMs: number) => void,
): number | null {
  const [now, setNow] = useState(() => clock.now());
  const tellRemaining = useEffectEvent((time: number) => onChecked((expiresAt ?? 0) - time));

  useEffect(() => {
    if (expiresAt === null) return;
    const look = () => {
      const time = clock.now();
      setNow(time);
      if (time >= expiresAt) tellRemaining(time);
    };
    const lookAgain = () => {
      if (document.visibilityState === 'visible') tellRemaining(clock.now());
      look();
    };
    look();
    const timer = setInterval(look, pollInterval);
    document.addEventListener('visibilitychange', lookAgain);
    window.addEventListener('pageshow', lookAgain);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookAgain);
      window.removeEventListener('pageshow', lookAgain);
    };
  }, [expiresAt, clock]);

  // Rounded, so that the way of the answer does not make the first second 61 or 59.
  return expiresAt === null ? null : Math.max(1, Math.round((expiresAt - now) / 1000));
}

function storedCountdown(storage: AppStorage, purpose: CodePurpose, clock: Clock): RecipientCountdown | null {
  const stored = storage.read('codeExpiries')[purpose];
  if (!stored) return null;
  const { expiresAt, ...recipient } = stored;
  const remainingMs = expiresAt - clock.now();
  return remainingMs > 0 && remainingMs <= longestWait ? { expiresAt, remainingMs, recipient } : null;
}

function storeExpiry(storage: AppStorage, purpose: CodePurpose, countdown: RecipientCountdown | null) {
  const { [purpose]: _, ...others } = storage.read('codeExpiries');
  storage.write(
    'codeExpiries',
    countdown === null
      ? others
      : { ...others, [purpose]: { expiresAt: countdown.expiresAt, ...countdown.recipient } },
  );
}
