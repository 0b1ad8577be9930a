import type { SocialProvider } from '#machines/socialLogin/socialLogin.machine.ts';
import type { IdentitySettings } from '@araw/contract/calls/system';

const socialFlags = { facebook: 'FACEBOOKLOGIN3', google: 'GOOGLELOGIN3' } as const;
const allProviders = Object.keys(socialFlags) as SocialProvider[];

/** The providers that the merchant has enabled (LOGIN-09). */
export const socialProviders = (
  settings: IdentitySettings,
  whitelabel: Record<string, boolean | undefined>,
): SocialProvider[] => (settings ? allProviders.filter((provider) => whitelabel[socialFlags[provider]]) : []);
