import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { shownLanguage } from '#locales/i18n.ts';
import type { CodeOutcome, Countdown, HumanCheck, Recipient } from '#machines/smsCode/smsCode.machine.ts';
import { outcomeOf } from '#src/app/outcomeOf.ts';
import type { Services } from '#src/app/services.ts';
import type { Clock } from '#services/clock.ts';
import { checkHuman } from '#services/humanCheck/humanCheck.ts';
import type { Challenge } from '#services/humanCheck/types.ts';
import type { CallOptions, OperatorClient } from '#services/client/operator.ts';

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

/** The longer check that the operator has asked for in place of the last code; the next request brings it. */
export interface LongerCheck {
  challenge: Challenge | null;
}

type HumanCheckOutside = Pick<Services, 'configuration' | 'operator' | 'queries'> & {
  queryClient: QueryClient;
  longerCheck: LongerCheck;
};

/** The code button's `verifyHuman` (SMS-02). */
export const defineVerifyHumanActor = ({
  configuration,
  operator,
  queries,
  queryClient,
  longerCheck,
}: HumanCheckOutside) =>
  fromPromise<HumanCheck>(async ({ signal }) => {
    const { challenge } = longerCheck;
    longerCheck.challenge = null;
    const { humanCheck } = await queryClient.fetchQuery(queries.settings());
    return checkHuman(humanCheck ?? configuration.humanCheck ?? { provider: 'none' }, {
      operator,
      language: shownLanguage(),
      signal,
      challenge,
    });
  });

interface SendingOutside {
  operator: OperatorClient;
  clock: Clock;
  purpose: CodePurpose;
  longerCheck: LongerCheck;
  /** Sends in place of the purpose's own call (LOGIN-08); rejects with `CallError`. */
  send?: SendCode | undefined;
}

/** The code button's `sendCode` (SMS-03). */
export const defineSendCodeActor = ({
  operator,
  clock,
  purpose,
  longerCheck,
  send = sendCodeFor[purpose],
}: SendingOutside) =>
  fromPromise<CodeOutcome, { recipient: Recipient; proof: Record<string, string> }>(({ input, signal }) =>
    outcomeOf(send(operator, { ...input.recipient, humanCheck: input.proof }, { signal }), {
      accepted: ({ expirationTime }) => ({
        countdown: countdownOf(expirationTime - clock.serverNow(), clock),
      }),
      rejected: ({ retryAfter, value }) => {
        longerCheck.challenge = challengeIn(value);
        return { countdown: retryAfter === undefined ? null : countdownOf(retryAfter, clock) };
      },
    }),
  );

/** Only `humanCheckFailed` brings one. */
function challengeIn(value: unknown): Challenge | null {
  const { challenge } = (value ?? {}) as { challenge?: Challenge };
  return typeof challenge === 'object' ? challenge : null;
}

const countdownOf = (remainingMs: number, clock: Clock): Countdown => ({
  expiresAt: clock.now() + remainingMs,
  remainingMs,
});
