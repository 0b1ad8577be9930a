// Served as sw.js in place of the service worker, it ends the worker of every player who comes back (docs/for-operators.md).
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const { registration } = self;
  const end = async () => {
    const names = await caches.keys();
    await Promise.all(
      names.filter((name) => name.endsWith(registration.scope)).map((name) => caches.delete(name)),
    );
    await registration.unregister();
  };
  event.waitUntil(end());
});
