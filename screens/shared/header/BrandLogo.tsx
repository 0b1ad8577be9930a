import { useServices } from '#src/app/services.ts';
import { Logo } from '#screens/ui/layout/Logo.tsx';
import { fileAddress } from '#services/configuration.ts';

/** The logo and name of the site's merchant (KIT-01). */
export function BrandLogo() {
  const { configuration } = useServices();
  const { logo } = configuration;
  return <Logo src={logo && fileAddress(configuration, logo)} />;
}
