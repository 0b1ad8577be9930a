import { useTranslation } from 'react-i18next';
import { Tabs } from '#screens/ui/buttons/Tabs.tsx';
import { useWhitelabel } from '#src/app/appActor.ts';

const ways = [
  { way: 'many', to: '/m/redRain' },
  { way: 'one', to: '/m/redRain?page=transfer' },
] as const;

/** The two ways to send money to the downline; hidden unless the merchant has both. */
export function SendingWays({ shown }: { shown: (typeof ways)[number]['way'] }) {
  const { t } = useTranslation();
  if (useWhitelabel()['AGENTRANSMULTDOWN3'] !== true) return null;
  return (
    <Tabs
      label={t('recipients.ways')}
      tabs={ways.map(({ way, to }) => ({ to, text: t(`recipients.${way}`), shown: way === shown }))}
    />
  );
}
