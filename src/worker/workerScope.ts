/** What of a service worker's global scope is used: the compiler's own types of it clash with those of pages. */
export interface WorkerScope {
  readonly registration: Pick<ServiceWorkerRegistration, 'scope' | 'update'>;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
  addEventListener(type: 'message', listener: (event: LastingEvent & { data: unknown }) => void): void;
}

/** The worker lives until what it waits for is done. */
export interface LastingEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}

export interface RequestEvent extends LastingEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
