import { useSearchParams } from 'react-router-dom';
import { useSession } from '#src/app/appActor.ts';
import { onlyValue } from '#screens/shared/address/addressValues.ts';
import { OwnRebates } from './OwnRebates.tsx';
import { RebateEdit } from './RebateEdit.tsx';

/** /m/member/agent/agentRebeat: the agent's own rates, or with `account` those of a direct subordinate (TEAM-03). */
export function DownlineRebatesScreen() {
  const [query] = useSearchParams();
  const token = useSession()?.token;
  const account = onlyValue(query, 'account')?.trim().slice(0, 128) ?? '';
  return account === '' ? <OwnRebates /> : <RebateEdit key={`${token} ${account}`} account={account} />;
}
