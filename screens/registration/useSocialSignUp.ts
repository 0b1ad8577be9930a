import { useNavigate } from 'react-router-dom';
import type { SocialIdentity, SocialProvider } from '#machines/socialLogin/socialLogin.machine.ts';
import { socialSignUpMachine } from '#machines/socialSignUp/socialSignUp.machine.ts';
import { useAppChild, useWhitelabel } from '#src/app/appActor.ts';
import { socialProviders } from '#screens/shared/identity/socialProviders.ts';
import { useReturned, useSocialLogin, useSocialProgress } from '#screens/shared/identity/useSocialLogin.ts';
import { useChart } from '#src/app/hooks/useChart.ts';
import type { IdentitySettings } from '#services/contract/system.ts';
import type { IdentityProvider } from '#services/identity/types.ts';

interface SocialSignUp {
  settings: IdentitySettings;
  /** Null until it is initialised, and where it cannot be. */
  identity: IdentityProvider | null;
  onLoggedIn: () => void;
  /** It is proven and belongs to no player yet. */
  onUnlinked: (identity: SocialIdentity) => void;
}

/** Joins the chart of the social accounts beside the registration with the session and the navigation (REG-13). */
export function useSocialSignUp({ settings, identity, onLoggedIn, onUnlinked }: SocialSignUp) {
  const session = useAppChild('session');
  const whitelabel = useWhitelabel();
  const navigate = useNavigate();
  const socialLogin = useSocialLogin(identity);

  const [snapshot, send] = useChart(
    socialSignUpMachine,
    {
      actors: { socialLogin },
      actions: {
        startSession: (_, outcome) => {
          if (!outcome.ok) return;
          onLoggedIn();
          session.send({ type: 'session.started', session: outcome.session });
          void navigate('/m/home', { replace: true });
        },
        linkIdentity: (_, unlinked) => {
          if (unlinked) onUnlinked(unlinked);
        },
      },
    },
    { input: { providers: socialProviders(settings, whitelabel) } },
  );

  const { providers: offered, error } = snapshot.context;
  const choose = (provider: SocialProvider) => send({ type: 'provider.chosen', provider });
  useReturned(identity, offered, choose);
  const { signingIn } = useSocialProgress(snapshot.children.socialLogin);

  return {
    signingIn,
    error,
    logins: identity
      ? offered.map((provider) => ({
          provider,
          canChoose: snapshot.can({ type: 'provider.chosen', provider }),
        }))
      : [],
    choose,
  };
}
