import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { type Access, decide } from '@araw/contract/calls/roles';
import { useSession } from '#src/app/appActor.ts';
import { noticeTimes } from '#src/app/notices.ts';
import { useServices } from '#src/app/services.ts';

/**
 * For links to pages with this access. If a tap would only lead to a refusal, shows the notice and stays (PERM-02).
 * Otherwise navigates, and the router decides.
 */
export function useRoleGuard(access: Access) {
  const { t } = useTranslation();
  const session = useSession();
  const { notices } = useServices();
  return (event: MouseEvent) => {
    const decision = decide(access, session?.type ?? null);
    if (decision.allowed || decision.goTo !== null || decision.reason === 'loginRequired') return;
    event.preventDefault();
    notices.show('info', t(`error.${decision.reason}`), noticeTimes.freeMessage);
  };
}
