import { lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LoginScreen as LogInScreen } from '#screens/login/LoginScreen.tsx';

const TakeAccountScreen = lazy(async () => ({
  default: (await import('#screens/takeAccount/TakeAccountScreen.tsx')).TakeAccountScreen,
}));

/** /m/login: the log-in, and by `page` what comes before the first one to an account that an agent opened. */
export function LoginScreen() {
  const [query] = useSearchParams();
  return query.get('page') === 'takeAccount' ? <TakeAccountScreen /> : <LogInScreen />;
}
