import { type ComponentType, lazy, useEffect, useState } from 'react';

/**
 * A part in its own chunk that loads before it is shown: once the page has mounted (`useAhead`), so that it opens
 * instantly, or before the first render (`load`). A loaded part isn't lazy any more: React would still suspend on its
 * promise.
 */
export function loadAhead<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null;
  const asModule = async () => {
    loaded = await load();
    return { default: loaded };
  };
  const Lazy = lazy(asModule);

  function Part(props: Props) {
    // Keep the initial component: switching to another type would remount the part.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return <Shown {...props} />;
  }
  const useAhead = () =>
    useEffect(() => {
      // Ignore failures: opening the part retries and reports them.
      asModule().catch(() => {});
    }, []);
  return { Part, load: asModule, useAhead };
}
