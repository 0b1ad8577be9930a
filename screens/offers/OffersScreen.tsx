import { useSearchParams } from 'react-router-dom';
import { useSession } from '#src/app/appActor.ts';
import { onlyValue } from '#screens/shared/address/addressValues.ts';
import { contractsIn } from './offersPath.ts';
import { GivenContracts } from './GivenContracts.tsx';
import { OfferPage } from './OfferPage.tsx';

/** /m/member/agent/agentDivident: direct subordinates' contracts, or with `account` an offer to one (TEAM-09). */
export function OffersScreen() {
  const [query] = useSearchParams();
  const token = useSession()?.token;
  const account = onlyValue(query, 'account')?.trim().slice(0, 128) ?? '';
  return account === '' ? (
    <GivenContracts key={token} {...contractsIn(query)} />
  ) : (
    <OfferPage key={`${token} ${account}`} account={account} />
  );
}
