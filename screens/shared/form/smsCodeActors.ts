import type { QueryClient } from '@tanstack/react-query';
import { type EventObject, fromCallback, fromPromise } from 'xstate';
import { shownLanguage } from '#locales/i18n.ts';
import type {
  Challenge,
  ClockNews,
  CodeNews,
  CodeOutcome,
  Countdown,
  HumanCheck,
  Recipient,
} from '#machines/smsCode/smsCode.machine.ts';
import { codeOf } from '@araw/contract/values/typedCode';
import { outcomeOf } from '#src/app/outcomeOf.ts';
import type { Services } from '#src/app/services.ts';
import { watchTime } from '#src/app/watchTime.ts';
import type { Clock } from '#services/clock.ts';
import { checkHuman } from '#services/humanCheck/humanCheck.ts';
import type { CallOptions, OperatorClient } from '#services/client/operator.ts';

/** Each purpose has its own countdown. */
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

/** The call for each purpose; the parameter for the number varies (SMS-03). */
const sendCodeFor: Record<CodePurpose, SendCode> = {
  login: (operator, { address, ...rest }, options) =>
    operator.sendLoginCode({ mobileNo: address, ...rest }, options),
  register: (operator, { address, ...rest }, options) =>
    operator.sendRegisterCode({ mobileNum: address, ...rest }, options),
  passwordBySms: (operator, { address, ...rest }, options) =>
    operator.forgotBySms({ mobileNum: address, ...rest }, options),
  passwordByMail: (operator, { address, humanCheck }, options) =>
    operator.forgotByEmail({ account: address, humanCheck }, options),
  // Sent to the player's own address; the recipient is ignored.
  ownByMail: (operator, { humanCheck }, options) =>
    operator.sendOwnCode({ by: 'email', humanCheck }, options),
  ownBySms: (operator, { humanCheck }, options) => operator.sendOwnCode({ by: 'sms', humanCheck }, options),
  // The first request also needs the player's proof of identity (useContactChange).
  newEmail: (operator, { address, humanCheck }, options) =>
    operator.updateEmail({ email: address, humanCheck }, options),
  newMobile: (operator, { address, ...rest }, options) =>
    operator.updateMobile({ mobileNum: address, ...rest }, options),
};

type HumanCheckOutside = Pick<Services, 'configuration' | 'operator' | 'queries'> & {
  queryClient: QueryClient;
};

/** The code button's `verifyHuman` (SMS-02). */
export const defineVerifyHumanActor = ({
  configuration,
  operator,
  queries,
  queryClient,
}: HumanCheckOutside) =>
  fromPromise<HumanCheck, { challenge: Challenge | null }>(async ({ input, signal }) => {
    const { humanCheck } = await queryClient.fetchQuery(queries.settings());
    return checkHuman(humanCheck ?? configuration.humanCheck ?? { provider: 'none' }, {
      operator,
      language: shownLanguage(),
      signal,
      challenge: input.challenge,
    });
  });

interface SendingOutside {
  operator: OperatorClient;
  clock: Clock;
  purpose: CodePurpose;
  /** Replaces the purpose's own call (LOGIN-08); rejects with `CallError`. */
  send?: SendCode | undefined;
}

/** The code button's `sendCode` (SMS-03). */
export const defineSendCodeActor = ({
  operator,
  clock,
  purpose,
  send = sendCodeFor[purpose],
}: SendingOutside) =>
  fromPromise<CodeOutcome, { recipient: Recipient; proof: Record<string, string> }>(({ input, signal }) =>
    outcomeOf(send(operator, { ...input.recipient, humanCheck: input.proof }, { signal }), {
      accepted: ({ expirationTime }) => ({
        countdown: countdownOf(expirationTime - clock.serverNow(), clock),
      }),
      rejected: ({ retryAfter, value }) => ({
        countdown: retryAfter === undefined ? null : countdownOf(retryAfter, clock),
        challenge: challengeIn(value),
      }),
    }),
  );

/** Only `humanCheckFailed` carries one. */
function challengeIn(value: unknown): Challenge | null {
  const { challenge } = (value ?? {}) as { challenge?: Challenge };
  return typeof challenge === 'object' ? challenge : null;
}

const countdownOf = (remainingMs: number, clock: Clock): Countdown => ({
  expiresAt: clock.now() + remainingMs,
  remainingMs,
});

const lookInterval = 500;

/** The code button's `watchClock`. Timers stop while a page sleeps, so it checks the clock (SMS-05, SMS-06). */
export const defineWatchClockActor = (clock: Clock) =>
  fromCallback<EventObject, { expiresAt: number }, ClockNews>(({ input: { expiresAt }, sendBack }) => {
    const look = (seenAgain: boolean) => {
      const remainingMs = expiresAt - clock.now();
      if (seenAgain || remainingMs <= 0) sendBack({ type: 'clock.checked', remainingMs });
    };
    return watchTime(lookInterval, look);
  });

interface OneTimeCodeRequest extends CredentialRequestOptions {
  otp: { transport: ['sms'] };
}

const byMail: readonly CodePurpose[] = ['passwordByMail', 'ownByMail', 'newEmail'];

/** The code button's `readCode`: WebOTP. It reads no code by mail, and none in a browser without it (DEV-07). */
export const defineReadCodeActor = (purpose: CodePurpose) =>
  fromCallback<EventObject, undefined, CodeNews>(({ sendBack }) => {
    if (byMail.includes(purpose) || !('OTPCredential' in window)) return undefined;
    const controller = new AbortController();
    const request: OneTimeCodeRequest = { otp: { transport: ['sms'] }, signal: controller.signal };
    navigator.credentials.get(request).then(
      (credential) => {
        const read = codeOf((credential as (Credential & { code?: string }) | null)?.code ?? '');
        if ('code' in read && read.code !== '') sendBack({ type: 'code.read', code: read.code });
      },
      // Declined, or no message arrived: the player can still type the code.
      () => {},
    );
    return () => controller.abort();
  });
