import { type ComponentType, lazy, useEffect, useState } from 'react';

/**
 * A part with a chunk of its own that is called for before it is shown: by the page beside itself (`useAhead`), so that it opens
 * with the tap, or before anything is drawn (`load`). A part that has come is not lazy any more: React would wait for its
 * promise even then.
 */
export function loadAhead<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null;
  const asModule = async () => {
    loaded = await load();
    return { default: loaded };
  };
  const Lazy = lazy(asModule);

  function Part(props: Props) {
    // It stays what it began as: another component would begin anew.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return <Shown {...props} />;
  }
  const useAhead = () =>
    useEffect(() => {
      // Who opens the part asks once more, and is told.
      asModule().catch(() => {});
    }, []);
  return { Part, load: asModule, useAhead };
}
