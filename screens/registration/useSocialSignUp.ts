import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { fromPromise } from 'xstate';
import {
  type Credentials,
  type IdentityOutcome,
  loginMachine,
  type LoginOutcome,
  type SocialProvider,
} from '#machines/login/login.machine.ts';
import { useAppChild, useWhitelabel } from '#screens/app/appActor.ts';
import { identityError, loginError } from '#screens/shared/identity/identityErrors.ts';
import { socialProviders } from '#screens/shared/identity/socialProviders.ts';
import { untyped } from '#screens/shared/identity/untyped.ts';
import { outcomeOf } from '#screens/app/outcomeOf.ts';
import { useServices } from '#screens/app/services.ts';
import { useChart } from '#screens/app/useChart.ts';
import type { ConsolidatedSettings } from '#services/contract/system.ts';
import type { IdentityProvider } from '#services/identity/identity.ts';

/** A social account that will log in to the account that is being registered. */
export interface LinkedIdentity {
  provider: SocialProvider;
  idToken: string;
}

interface SocialSignUp {
  settings: ConsolidatedSettings;
  /** Null until it is initialised, and where it cannot be. */
  identity: IdentityProvider | null;
  onLoggedIn: () => void;
  /** It is proven and belongs to no player yet. */
  onUnlinked: (identity: LinkedIdentity) => void;
}

/** The social accounts as the login has them (REG-13), by the login's own chart. */
export function useSocialSignUp({ settings, identity, onLoggedIn, onUnlinked }: SocialSignUp) {
  const { operator } = useServices();
  const session = useAppChild('session');
  const whitelabel = useWhitelabel();
  const navigate = useNavigate();
  const [chosen, choose] = useState<SocialProvider | null>(null);

  const [snapshot, send] = useChart(
    loginMachine,
    {
      actors: {
        // The window opens only in the tap itself: nothing may be awaited before `signIn`.
        signInWith: fromPromise<IdentityOutcome, { provider: SocialProvider }>(async ({ input, signal }) => {
          const proven = await identity?.signIn(input.provider, signal);
          if (proven?.result !== 'proven') return { ok: false, error: identityError(proven) };
          return {
            ok: true,
            credentials: { ...untyped, proof: { idToken: proven.idToken, mobileNo: null } },
          };
        }),
        logIn: fromPromise<LoginOutcome, Credentials>(async ({ input, signal }) => {
          const firebaseIdToken = input.proof?.idToken ?? '';
          const request = { type: 'firebase', username: '', password: '', firebaseIdToken } as const;
          return outcomeOf(operator.logIn(request, { signal }), {
            accepted: (value) => ({ session: { ...value, merchantCode: settings.merchantCode } }),
            rejected: (refused) => {
              const error = loginError(refused);
              if (chosen && error.code === 'identityUnlinked')
                onUnlinked({ provider: chosen, idToken: firebaseIdToken });
              return { captcha: false, error };
            },
          });
        }),
      },
      actions: {
        startSession: (_, outcome) => {
          if (!outcome.ok) return;
          onLoggedIn();
          session.send({ type: 'session.started', session: outcome.session });
          void navigate('/m/home', { replace: true });
        },
      },
    },
    { input: { smsLoginEnabled: false, socialProviders: socialProviders(settings.identity, whitelabel) } },
  );

  const { socialProviders: offered, error } = snapshot.context;
  const start = useCallback(
    (provider: SocialProvider) => {
      choose(provider);
      send({ type: 'provider.chosen', provider });
    },
    [send],
  );
  useEffect(() => {
    void identity?.returned().then((back) => {
      const provider = back && (back.channel ?? offered[0]);
      if (provider) start(provider);
    });
  }, [identity, offered, start]);

  return {
    waiting: snapshot.hasTag('signingIn'),
    /** Null for an account that is to be linked, which is no failure here. */
    error: error?.code === 'identityUnlinked' ? null : error,
    logins: identity
      ? offered.map((provider) => ({
          provider,
          canChoose: snapshot.can({ type: 'provider.chosen', provider }),
        }))
      : [],
    start,
  };
}
