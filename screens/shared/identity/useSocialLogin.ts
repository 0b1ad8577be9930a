import { useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import {
  type ProviderOutcome,
  type SocialAnswer,
  type SocialIdentity,
  socialLoginMachine,
  type SocialProvider,
} from '#machines/socialLogin/socialLogin.machine.ts';
import { outcomeOf } from '#src/app/outcomeOf.ts';
import { useServices } from '#src/app/services.ts';
import { sessionOf } from '#src/app/sessionOf.ts';
import { useProvided } from '#src/app/hooks/useChart.ts';
import type { IdentityProvider } from '#services/identity/types.ts';
import { asksForCaptcha, identityError, isUnlinked, loginError } from './identityErrors.ts';

/** The social login chart, connected to the identity provider and the operator, for a screen's chart to invoke. */
export function useSocialLogin(identity: IdentityProvider | null) {
  const { operator, queries } = useServices();
  const queryClient = useQueryClient();
  return useProvided(socialLoginMachine, {
    actors: {
      // Await nothing before `signIn`: browsers open its window only during the tap.
      signInWith: fromPromise<ProviderOutcome, { provider: SocialProvider }>(async ({ input, signal }) => {
        const proven = await identity?.signIn(input.provider, signal);
        if (proven?.result !== 'proven') return { ok: false, error: identityError(proven) };
        return { ok: true, idToken: proven.idToken };
      }),
      logIn: fromPromise<SocialAnswer, SocialIdentity>(async ({ input, signal }) => {
        const request = {
          type: 'firebase',
          username: '',
          password: '',
          firebaseIdToken: input.idToken,
        } as const;
        // Don't use this visit's code: a former trial player arrives with another one (TRIAL-01). Cached settings are
        // enough: a login must not wait for newer ones.
        const { merchantCode } = await queryClient.ensureQueryData(queries.settings());
        return outcomeOf(operator.logIn(request, { signal }), {
          accepted: (value) => ({
            session: sessionOf(value, merchantCode),
            lastLogin: value.lastLogin,
          }),
          rejected: (refused) => ({
            captcha: asksForCaptcha(refused),
            unlinked: isUnlinked(refused) ? input : null,
            error: loginError(refused),
          }),
        });
      }),
    },
  });
}

/** Whether a social login waits for the provider's window or the operator; neither if none is running. */
export function useSocialProgress(actor: ActorRefFrom<typeof socialLoginMachine> | undefined) {
  const snapshot = useSelector(actor, (now) => now);
  return {
    signingIn: snapshot?.hasTag('signingIn') ?? false,
    loggingIn: snapshot?.hasTag('loggingIn') ?? false,
  };
}

/** Treats the return from a redirect as a tap on its provider; `signIn` then returns that answer. */
export function useReturned(
  identity: IdentityProvider | null,
  offered: readonly SocialProvider[],
  choose: (provider: SocialProvider) => void,
) {
  const arrive = useEffectEvent((channel: SocialProvider | null) => {
    const provider = channel ?? offered[0];
    if (provider) choose(provider);
  });
  useEffect(() => {
    void identity?.returned().then((back) => back && arrive(back.channel));
  }, [identity]);
}
