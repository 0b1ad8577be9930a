import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
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
import { useByTheClock } from '#src/app/hooks/useByTheClock.ts';
import { useChart } from '#src/app/hooks/useChart.ts';
import {
  type CodePurpose,
  defineReadCodeActor,
  defineSendCodeActor,
  defineVerifyHumanActor,
  defineWatchClockActor,
  type SendCode,
} from './smsCodeActors.ts';

const lookInterval = 500;
/** Milliseconds. No operator sets a longer wait; a stored expiry beyond it was tampered with. */
const longestWait = 24 * 3_600_000;

export interface SmsCodeOptions {
  purpose: CodePurpose;
  /** The recipient of the next code, as typed so far. */
  recipient: Recipient;
  /** Called for an invalid number or address: show its problem and focus it (SMS-01). */
  onInvalidRecipient: () => void;
  onSent?: () => void;
  /** The device has read the code from its message: put it into the field (DEV-07). */
  onCode: (digits: string) => void;
  /** Replaces the purpose's own call (LOGIN-08); rejects with `CallError`. */
  send?: SendCode;
}

/** Connects the code button's chart to the operator, the human check, the clock and storage (SMS-01…06). */
export function useSmsCode({
  purpose,
  recipient,
  onInvalidRecipient,
  onSent,
  onCode,
  send: sendCode,
}: SmsCodeOptions) {
  const { configuration, operator, queries, clock, storage, notices } = useServices();
  const queryClient = useQueryClient();
  const { t } = useTranslation();

  const [snapshot, send] = useChart(
    smsCodeMachine,
    {
      actors: {
        verifyHuman: defineVerifyHumanActor({ configuration, operator, queries, queryClient }),
        sendCode: defineSendCodeActor({ operator, clock, purpose, send: sendCode }),
        watchClock: defineWatchClockActor(clock),
        readCode: defineReadCodeActor(purpose),
      },
      actions: {
        focusRecipient: () => onInvalidRecipient(),
        sayCodeSent: () => {
          notices.show('success', t('notice.sent'), noticeTimes.success);
          onSent?.();
        },
        fillCode: (_, { code }) => onCode(code),
        storeCountdown: ({ context }) => storeExpiry(storage, purpose, context.countdown),
        clearStoredCountdown: () => storeExpiry(storage, purpose, null),
      },
    },
    { input: { stored: storedCountdown(storage, purpose, clock) } },
  );

  const isSending = snapshot.hasTag('sending');
  const countdown = snapshot.hasTag('counting') ? snapshot.context.countdown : null;
  const seconds = useByTheClock(
    // Round, or network latency would make the first second 61 or 59.
    () => countdown && Math.max(1, Math.round((countdown.expiresAt - clock.now()) / 1000)),
    countdown && lookInterval,
  );
  const waits = countdown !== null && !isAnother(recipient, countdown.recipient);

  useEffect(() => {
    if (!isSending) return;
    return notices.show('loading', t('notice.sending'), noticeTimes.pleaseWaitBriefly);
  }, [isSending, t, notices]);

  return {
    /** Until this recipient can request another code; null without a countdown. */
    seconds: waits ? seconds : null,
    busy: snapshot.hasTag('busy'),
    canRequest: snapshot.can({ type: 'code.requested', recipient, valid: true }),
    error: snapshot.context.error,
    request: (valid: boolean) => send({ type: 'code.requested', recipient, valid }),
  };
}

export type SmsCode = ReturnType<typeof useSmsCode>;

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
