import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';
import {
  type CodeOutcome,
  type Countdown,
  type Recipient,
  smsCodeMachine,
} from '#machines/smsCode/smsCode.machine.ts';
import { shownLanguage } from '#locales/i18n.ts';
import type { Clock } from '#services/clock.ts';
import { checkHuman } from '#services/humanCheck/humanCheck.ts';
import type { CallOptions, OperatorClient } from '#services/operator.ts';
import type { AppStorage } from '#services/storage.ts';
import { noticeTimes, showNotice } from '#screens/app/notices.ts';
import { outcomeOf } from '#screens/app/outcomeOf.ts';
import { useServices } from '#screens/app/services.ts';
import { useChart } from '#screens/app/useChart.ts';

/** What a code is for; each has its own countdown. */
export type CodePurpose =
  | 'login'
  | 'register'
  | 'passwordBySms'
  | 'passwordByMail'
  | 'ownByMail'
  | 'ownBySms'
  | 'newEmail'
  | 'newMobile';

type CodeRequest = Recipient & { humanCheck: Record<string, string> };
export type SendCode = (
  operator: OperatorClient,
  request: CodeRequest,
  options: CallOptions,
) => Promise<{ expirationTime: number }>;

/** The call of each purpose; they name the number differently (SMS-03). */
const sendCodeFor: Record<CodePurpose, SendCode> = {
  login: (operator, { address, ...rest }, options) =>
    operator.sendLoginCode({ mobileNo: address, ...rest }, options),
  register: (operator, { address, ...rest }, options) =>
    operator.sendRegisterCode({ mobileNum: address, ...rest }, options),
  passwordBySms: (operator, { address, ...rest }, options) =>
    operator.forgotBySms({ mobileNum: address, ...rest }, options),
  passwordByMail: (operator, { address, humanCheck }, options) =>
    operator.forgotByEmail({ account: address, humanCheck }, options),
  // To the player's own address, whatever it is.
  ownByMail: (operator, { humanCheck }, options) =>
    operator.sendOwnCode({ by: 'email', humanCheck }, options),
  ownBySms: (operator, { humanCheck }, options) => operator.sendOwnCode({ by: 'sms', humanCheck }, options),
  // The first time with a proof of the player (useContactChange).
  newEmail: (operator, { address, humanCheck }, options) =>
    operator.updateEmail({ email: address, humanCheck }, options),
  newMobile: (operator, { address, ...rest }, options) =>
    operator.updateMobile({ mobileNum: address, ...rest }, options),
};

const pollInterval = 500;
/** No operator lets wait longer; a stored expiry beyond it was tampered with. */
const longestWait = 24 * 3_600_000;

export interface SmsCodeOptions {
  purpose: CodePurpose;
  /** The number or address cannot be sent to: what is wrong shows and it takes the focus (SMS-01). */
  onInvalidRecipient: () => void;
  onSent?: () => void;
  /** Sends in place of the purpose's own call (LOGIN-08); rejects with `CallError`. */
  send?: SendCode;
}

/** Joins the chart of the code button with the operator, the human check, the clock and the storage (SMS-01…06). */
export function useSmsCode({ purpose, onInvalidRecipient, onSent, send: sendCode }: SmsCodeOptions) {
  const { operator, queries, clock, storage } = useServices();
  const queryClient = useQueryClient();
  const { t } = useTranslation();

  const [snapshot, send] = useChart(
    smsCodeMachine.provide({
      actors: {
        verifyHuman: fromPromise(async ({ signal }) => {
          const { humanCheck } = await queryClient.fetchQuery(queries.settings());
          return checkHuman(humanCheck, { operator, language: shownLanguage(), signal });
        }),
        sendCode: fromPromise(async ({ input, signal }): Promise<CodeOutcome> => {
          const request = { ...input.recipient, humanCheck: input.proof };
          return outcomeOf((sendCode ?? sendCodeFor[purpose])(operator, request, { signal }), {
            accepted: ({ expirationTime }) => ({
              countdown: countdownOf(expirationTime - clock.serverNow(), clock),
            }),
            rejected: ({ retryAfter }) => ({
              countdown: retryAfter === undefined ? null : countdownOf(retryAfter, clock),
            }),
          });
        }),
      },
      actions: {
        focusRecipient: () => onInvalidRecipient(),
        sayCodeSent: () => {
          showNotice('success', t('notice.sent'), noticeTimes.success);
          onSent?.();
        },
        storeCountdown: (_, { countdown }) => {
          if (countdown) storeExpiry(storage, purpose, countdown.expiresAt);
        },
        clearStoredCountdown: () => storeExpiry(storage, purpose, null),
      },
    }),
    { input: { stored: storedCountdown(storage, purpose, clock) } },
  );

  const isCounting = snapshot.hasTag('counting');
  const isSending = snapshot.hasTag('sending');
  const expiresAt = snapshot.context.countdown?.expiresAt ?? 0;
  const seconds = useSecondsUntil(isCounting ? expiresAt : null, clock, (remainingMs) =>
    send({ type: 'clock.checked', remainingMs }),
  );

  useEffect(() => {
    if (!isSending) return;
    return showNotice('loading', t('notice.sending'), noticeTimes.pleaseWaitBriefly);
  }, [isSending, t]);

  return {
    /** Until the next code can be requested; null while none is awaited. */
    seconds,
    busy: snapshot.hasTag('busy'),
    canRequest: snapshot.hasTag('canRequest'),
    error: snapshot.context.error,
    request: (recipient: Recipient, valid: boolean) => send({ type: 'code.requested', recipient, valid }),
  };
}

export type SmsCode = ReturnType<typeof useSmsCode>;

/**
 * Whole seconds until a time of the device's clock, looked at every 500 ms: ticks that a sleeping page misses change
 * nothing (SMS-05, SMS-06). `onChecked` hears ms, when the time has come and whenever the page is seen again.
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

const countdownOf = (remainingMs: number, clock: Clock): Countdown => ({
  expiresAt: clock.now() + remainingMs,
  remainingMs,
});

function storedCountdown(storage: AppStorage, purpose: CodePurpose, clock: Clock): Countdown | null {
  const expiresAt = storage.read('codeExpiries')[purpose] ?? 0;
  const remainingMs = expiresAt - clock.now();
  return remainingMs > 0 && remainingMs <= longestWait ? { expiresAt, remainingMs } : null;
}

function storeExpiry(storage: AppStorage, purpose: CodePurpose, expiresAt: number | null) {
  const { [purpose]: _, ...others } = storage.read('codeExpiries');
  storage.write('codeExpiries', expiresAt === null ? others : { ...others, [purpose]: expiresAt });
}
