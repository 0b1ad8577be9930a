import { useNavigate } from 'react-router-dom';
import type { SocialIdentity, SocialProvider } from '#machines/socialLogin/socialLogin.machine.ts';
import { socialSignUpMachine } from '#machines/socialSignUp/socialSignUp.machine.ts';
import { useAppChild, useWhitelabel } from '#src/app/appActor.ts';
import { socialProviders } from '#screens/shared/identity/socialProviders.ts';
import { useReturned, useSocialLogin, useSocialProgress } from '#screens/shared/identity/useSocialLogin.ts';
import { useChart } from '#src/app/hooks/useChart.ts';
import { useMerchantDates } from '#src/app/hooks/useMerchantDates.ts';
import { showLastLogin } from '#src/app/lastLogin.ts';
import { useServices } from '#src/app/services.ts';
import type { IdentitySettings } from '@araw/contract/calls/system';
import type { IdentityProvider } from '#services/identity/types.ts';

interface SocialSignUp {
  settings: IdentitySettings;
  /** Null until it is initialised, or if it can't be. */
  identity: IdentityProvider | null;
  onLoggedIn: () => void;
  /** The social account is verified but belongs to no player yet. */
  onUnlinked: (identity: SocialIdentity) => void;
}

/** Joins the chart for signing up with a social account with the session and the navigation (REG-13). */
export function useSocialSignUp({ settings, identity, onLoggedIn, onUnlinked }: SocialSignUp) {
  const { notices } = useServices();
  const { timeZone } = useMerchantDates();
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
        tellLastLogin: (_, lastLogin) => showLastLogin({ notices }, lastLogin, timeZone),
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
