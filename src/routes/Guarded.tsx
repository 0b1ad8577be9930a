import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import type { ReturnState } from '#src/app/returnPath.ts';
import { useSession } from '#src/app/appActor.ts';
import { useStanding } from '#src/app/hooks/useStanding.ts';
import { noticeTimes } from '#src/app/notices.ts';
import { useServices } from '#src/app/services.ts';
import { decide, isOpenTo, type RefusalReason } from '@araw/contract/calls/roles';
import type { RouteRow } from './routeTable.ts';

/**
 * Enforces the role table: redirects everyone else where it says, with its reason (PERM-01…05). Redirects players on
 * a break or excluded to the page that says so (PROT-04).
 */
export function Guarded({ row, children }: { row: RouteRow; children: ReactNode }) {
  const { pathname, search } = useLocation();
  const session = useSession();
  const decision = decide(row.access, session?.type ?? null);
  const reason = decision.allowed ? null : decision.reason;
  const standing = useStanding();
  useRefusalNotice(reason);

  const [wasLetIn] = useState(decision.allowed);
  // Check as if every page required a session: pages for visitors may invite players to play.
  const isOpen = isOpenTo({ access: 'player', staysOpen: row.staysOpen }, standing);
  if (decision.allowed) return isOpen ? children : <Navigate to="/m/limits?page=break" replace />;
  // If the session ends on this page, the session chart navigates: home, or to the login and back.
  if (wasLetIn) return null;
  const goTo = decision.goTo ?? '/m/home';
  // After the login the player returns here: from the login page, and from home after an automatic login.
  const state: ReturnState | undefined = session === null ? { returnTo: pathname + search } : undefined;
  return <Navigate to={goTo} replace state={state} />;
}

/** Stays silent for visitors redirected to the login page: it explains itself. */
function useRefusalNotice(reason: RefusalReason | null) {
  const { t } = useTranslation();
  const { notices } = useServices();
  useEffect(() => {
    if (reason === null || reason === 'loginRequired') return;
    const time = reason === 'freeReject' ? noticeTimes.freeReject : noticeTimes.freeMessage;
    notices.show('info', t(`error.${reason}`), time);
  }, [reason, t, notices]);
}
