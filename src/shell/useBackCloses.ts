import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

/** While open, going back closes what is on top instead of leaving the page behind it. */
export function useBackCloses(onClose: () => void) {
  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP');
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    onClose();
  }, [blocker, onClose]);
}
