import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import type { ReturnState } from '#src/app/returnPath.ts';
import { useSession } from '#src/app/appActor.ts';
import { noticeTimes } from '#src/app/notices.ts';
import { useServices } from '#src/app/services.ts';
import { decide, type RefusalReason } from '#services/contract/roles.ts';
import type { RouteRow } from './routeTable.ts';

/** Lets through whom the role table allows; sends the others where it says, with its reason (PERM-01…05). */
export function Guarded({ row, children }: { row: RouteRow; children: ReactNode }) {
  const { pathname, search } = useLocation();
  const session = useSession();
  const decision = decide(row.access, session?.type ?? null);
  const reason = decision.allowed ? null : decision.reason;
  useRefusalNotice(reason);

  const [wasLetIn] = useState(decision.allowed);
  if (decision.allowed) return children;
  // Whose session ends on the page is led on by the session chart: home, or to log in and back.
  if (wasLetIn) return null;
  const goTo = decision.goTo ?? '/m/home';
  // After the log-in the player goes on from there: from the login page, and automatically from home, too.
  const state: ReturnState | undefined = session === null ? { returnTo: pathname + search } : undefined;
  return <Navigate to={goTo} replace state={state} />;
}

/** A visitor who is sent to log in sees why by where they are. */
function useRefusalNotice(reason: RefusalReason | null) {
  const { t } = useTranslation();
  const { notices } = useServices();
  useEffect(() => {
    if (reason === null || reason === 'loginRequired') return;
    const time = reason === 'freeReject' ? noticeTimes.freeReject : noticeTimes.freeMessage;
    notices.show('info', t(`error.${reason}`), time);
  }, [reason, t, notices]);
}
