import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { type Access, decide } from '#services/contract/roles.ts';
import { useSession } from '#src/app/appActor.ts';
import { noticeTimes } from '#src/app/notices.ts';
import { useServices } from '#src/app/services.ts';

/**
 * For links to pages of an access: a player who would meet a refusal there and stay is told so at the tap
 * (PERM-02); all others go, and the router decides.
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
