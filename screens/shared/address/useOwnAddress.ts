import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { ReturnState } from '#src/app/returnPath.ts';
import { historySettled } from '#screens/ui/dialogs/useBackCloses.ts';

/** The state of a history entry whose address was written by the list itself. */
interface OwnState {
  sameList: true;
}

/** Whether a list wrote this entry's address, so that the navigation opened nothing new. */
export const isOwnAddress = (state: unknown) => (state as Partial<OwnState> | null)?.sameList === true;

/**
 * Keeps a list's address in its history entry, except while it `isChanging`. The initial address stays until the
 * player changes the list. `returnTo` is kept.
 */
export function useOwnAddress(address: string, isChanging = false) {
  const navigate = useNavigate();
  const { state: given } = useLocation();
  const { returnTo } = (given ?? {}) as Partial<ReturnState>;
  const written = useRef(address);
  useEffect(() => {
    if (isChanging || written.current === address) return undefined;
    let left = false;
    // Wait until a closing drawer, and the layer below it, have removed their history entries.
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

/** A key for the current history entry's list. Another entry is another list, unless the list wrote it itself. */
export function useListKey(): string {
  const { key, state } = useLocation();
  const isOwn = useNavigationType() === 'REPLACE' && isOwnAddress(state);
  const [shown, setShown] = useState({ entry: key, list: key });
  if (shown.entry !== key) setShown({ entry: key, list: isOwn ? shown.list : key });
  return shown.list;
}
