/** `ready`: another release is installed and waits. `taken`: it is what every page loads now, and this page is of an older one. */
export type ReleaseNews = { type: 'release.ready' } | { type: 'release.taken' };

/** The app's service worker, as this page knows it (PAGE-06). */
export interface AppWorker {
  /**
   * Registers the worker and tells of other releases. Without one, as where the browser has none, it is refused or the storage
   * is full, it tells nothing. Returns its own end.
   */
  watch(tell: (news: ReleaseNews) => void): () => void;
  /** Has the release taken that waits; every page is then told so. */
  apply(): void;
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): unknown };
}

/** What of the window a worker needs. */
export type WorkerHost = Pick<Window, 'performance'> & {
  navigator: { serviceWorker?: ServiceWorkerContainer };
  trustedTypes?: TrustedTypes;
};

/** The app's worker for the pages below a path, which ends in a slash. */
export function createAppWorker(basePath: string, host: WorkerHost = window): AppWorker {
  const container = host.navigator.serviceWorker;
  let registration: ServiceWorkerRegistration | undefined;

  async function register(workers: ServiceWorkerContainer, tell: (news: ReleaseNews) => void) {
    // Browsers refuse by rejecting, and what stands in for them in tests by giving nothing.
    const found: ServiceWorkerRegistration | undefined = await workers.register(
      trusted(`${basePath}sw.js`, host.trustedTypes),
      { scope: basePath, updateViaCache: 'none' },
    );
    if (!found) return;
    registration = found;
    const watchWaiting = () => {
      if (found.waiting && workers.controller) tell({ type: 'release.ready' });
    };
    const watchInstalling = () => found.installing?.addEventListener('statechange', watchWaiting);
    found.addEventListener('updatefound', watchInstalling);
    watchInstalling();
    watchWaiting();
    const { active } = await workers.ready;
    const loaded = host.performance.getEntriesByType('resource').map(({ name }) => name);
    active?.postMessage(loaded);
  }

  return {
    watch(tell) {
      if (!container) return () => {};
      let ended = false;
      const told = (news: ReleaseNews) => {
        if (!ended) tell(news);
      };
      // The first worker takes pages over, too.
      let controlled = container.controller !== null;
      const watchController = () => {
        if (controlled) told({ type: 'release.taken' });
        controlled = true;
      };
      container.addEventListener('controllerchange', watchController);
      register(container, told).catch(() => {});
      return () => {
        ended = true;
        container.removeEventListener('controllerchange', watchController);
      };
    },
    apply: () => registration?.waiting?.postMessage('apply'),
  };
}

/** A document takes a policy of this name once. */
let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** Pages that enforce trusted types take no plain address. */
function trusted(address: string, trustedTypes: TrustedTypes | undefined): string {
  if (!trustedTypes) return address;
  policy ??= trustedTypes.createPolicy('app', {
    createScriptURL: (wanted) => {
      if (wanted !== address) throw new TypeError(`${wanted} is not the service worker`);
      return wanted;
    },
  });
  return policy.createScriptURL(address) as string;
}
