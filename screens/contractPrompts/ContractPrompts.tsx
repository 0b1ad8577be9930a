import { lazy } from 'react';
import { loadTexts } from '#locales/i18n.ts';
import { useSession, useWhitelabel } from '#src/app/appActor.ts';
import { LazyPart } from '#screens/shared/loading/LazyPart.tsx';
import type { SessionInfo } from '@araw/contract/accounts/session';
import { useContractPrompts } from './useContractPrompts.ts';

const ContractAlert = lazy(async () => {
  const [screen] = await Promise.all([import('./ContractAlert.tsx'), loadTexts('agents')]);
  return { default: screen.ContractAlert };
});

/** Alerts the player to pending contracts (AGENT-05). */
export function ContractPrompts() {
  const session = useSession();
  const agentPolicy = useWhitelabel()['AGENTPOLICY3'] ?? false;
  if (session === null) return null;
  return <Alerts key={`${session.token} ${agentPolicy}`} session={session} agentPolicy={agentPolicy} />;
}

function Alerts({ session, agentPolicy }: { session: SessionInfo; agentPolicy: boolean }) {
  const { alert, canAnswer, dismiss, cancel, go } = useContractPrompts(session, agentPolicy);
  if (!alert) return null;
  // Each alert gets its own dialog, so that it receives the focus and screen readers read its name.
  return (
    <LazyPart onBroken={dismiss} resetKeys={[alert.kind]}>
      <ContractAlert
        key={alert.kind}
        kind={alert.kind}
        canAnswer={canAnswer}
        onDismiss={dismiss}
        onCancel={cancel}
        onGo={go}
      />
    </LazyPart>
  );
}
