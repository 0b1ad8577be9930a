/** `ready`: a new release is installed and waiting. `taken`: pages now load a newer release than this one. */
export type ReleaseNews = { type: 'release.ready' } | { type: 'release.taken' };

/** The app's service worker, as seen by this page (PAGE-06). */
export interface AppWorker {
  /**
   * Registers the worker and reports new releases. Reports nothing without a worker, as when the browser has none,
   * refuses it, or has no storage left. Returns a function that stops it.
   */
  watch(tell: (news: ReleaseNews) => void): () => void;
  /** Activates the waiting release; every page is then notified. */
  apply(): void;
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): unknown };
}

/** The part of the window that the worker needs. */
export type WorkerHost = Pick<Window, 'performance'> & {
  navigator: { serviceWorker?: ServiceWorkerContainer };
  trustedTypes?: TrustedTypes;
};

/** The app's worker for pages under a path that ends in a slash. */
export function createAppWorker(basePath: string, host: WorkerHost = window): AppWorker {
  const container = host.navigator.serviceWorker;
  let registration: ServiceWorkerRegistration | undefined;

  async function register(workers: ServiceWorkerContainer, tell: (news: ReleaseNews) => void) {
    // Browsers refuse by rejecting, test environments by returning nothing.
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
      // The first worker takes control of pages too.
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

/** A document accepts a policy of this name only once. */
let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** Pages that enforce trusted types reject a plain address. */
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
