import type { SocialProvider } from '#machines/socialLogin/socialLogin.machine.ts';
import type { IdentitySettings } from '#services/contract/system.ts';

const socialFlags = { facebook: 'FACEBOOKLOGIN3', google: 'GOOGLELOGIN3' } as const;
const allProviders = Object.keys(socialFlags) as SocialProvider[];

/** Those that the merchant has switched on (LOGIN-09). */
export const socialProviders = (
  settings: IdentitySettings,
  whitelabel: Record<string, boolean | undefined>,
): SocialProvider[] => (settings ? allProviders.filter((provider) => whitelabel[socialFlags[provider]]) : []);
