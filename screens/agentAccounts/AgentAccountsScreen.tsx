import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Tabs } from '#screens/ui/buttons/Tabs.tsx';
import { AffiliateUrls } from './AffiliateUrls.tsx';
import { OpenAccount } from './OpenAccount.tsx';

const ways = [
  { way: 'direct', to: '/m/agentRegister' },
  { way: 'addresses', to: '/m/agentRegister?page=addresses' },
] as const;

/** /m/agentRegister: opens accounts, or with `page` manages the agent's invitation links (TEAM-08). */
export function AgentAccountsScreen() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const shown = query.get('page') === 'addresses' ? 'addresses' : 'direct';
  const tabs = (
    <Tabs
      label={t('openAccount.ways')}
      tabs={ways.map(({ way, to }) => ({ to, text: t(`openAccount.${way}`), shown: way === shown }))}
    />
  );
  return shown === 'addresses' ? <AffiliateUrls tabs={tabs} /> : <OpenAccount tabs={tabs} />;
}
