import { UserX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '#src/app/appActor.ts';
import { onlyValue } from '#screens/shared/address/addressValues.ts';
import { ButtonLink } from '#screens/ui/buttons/Button.tsx';
import { EmptyState } from '#screens/ui/states/EmptyState.tsx';
import { isRealAgent } from '@araw/contract/calls/roles';
import { contractsIn, offersPath } from './offersPath.ts';
import { GivenContracts } from './GivenContracts.tsx';
import { OfferPage } from './OfferPage.tsx';

/** /m/member/agent/agentDivident: direct subordinates' contracts, or with `account` an offer to one (TEAM-09). */
export function OffersScreen() {
  const [query] = useSearchParams();
  const session = useSession();
  const token = session?.token;
  const account = onlyValue(query, 'account')?.trim().slice(0, 128) ?? '';
  if (account === '') return <GivenContracts key={token} {...contractsIn(query)} />;
  if (!isRealAgent(session?.type ?? null)) return <RealAgentsOnly />;
  return <OfferPage key={`${token} ${account}`} account={account} />;
}

/** An agent who counts as trial offers nothing, but sees the earlier contracts (PERM-02). */
function RealAgentsOnly() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={UserX}
      title={t('error.realAccountOnly')}
      action={<ButtonLink to={offersPath()}>{t('offers.toContracts')}</ButtonLink>}
    />
  );
}
