import { useEffect, useEffectEvent } from 'react';

/** Calls back each time `isTrue` becomes true. */
export function useOnceTrue(isTrue: boolean, onTrue: () => void) {
  const tell = useEffectEvent(onTrue);
  useEffect(() => {
    if (isTrue) tell();
  }, [isTrue]);
}
