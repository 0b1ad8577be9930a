import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { ReturnState } from '#src/app/returnPath.ts';
import { historySettled } from '#screens/ui/dialogs/useBackCloses.ts';

/** The state of an entry of the history whose address its list has written. */
interface OwnState {
  sameList: true;
}

/** Whether a list has written the address of this entry: what it shows has not been opened by the navigation. */
export const isOwnAddress = (state: unknown) => (state as Partial<OwnState> | null)?.sameList === true;

/**
 * Writes the address of what a list shows into the entry of the history that it was opened in, except while it
 * `isChanging`. The address that it was opened by stays until the player changes the list; where to go on
 * afterwards stays, too.
 */
export function useOwnAddress(address: string, isChanging = false) {
  const navigate = useNavigate();
  const { state: given } = useLocation();
  const { returnTo } = (given ?? {}) as Partial<ReturnState>;
  const written = useRef(address);
  useEffect(() => {
    if (isChanging || written.current === address) return undefined;
    let left = false;
    // The entries of a drawer that closes, and of what it lay over, are taken back first.
    const settled = Promise.resolve().then(historySettled).then(historySettled);
    void settled.then(() => {
      if (left) return;
      written.current = address;
      const state: OwnState & Partial<ReturnState> = { returnTo, sameList: true };
      void navigate(address, { replace: true, state });
    });
    return () => {
      left = true;
    };
  }, [address, isChanging, navigate, returnTo]);
}

/** A key for the list that the current entry of the history is of: another entry is another list. */
export function useListKey(): string {
  const { key, state } = useLocation();
  const isOwn = useNavigationType() === 'REPLACE' && isOwnAddress(state);
  const [shown, setShown] = useState({ entry: key, list: key });
  if (shown.entry !== key) setShown({ entry: key, list: isOwn ? shown.list : key });
  return shown.list;
}
