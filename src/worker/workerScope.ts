/** The used parts of a service worker's global scope: TypeScript's own types for it conflict with the DOM's. */
export interface WorkerScope {
  readonly registration: Pick<ServiceWorkerRegistration, 'scope' | 'update'>;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
  addEventListener(type: 'message', listener: (event: LastingEvent & { data: unknown }) => void): void;
}

/** Keeps the worker alive until the promise settles. */
export interface LastingEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}

export interface RequestEvent extends LastingEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
