// Runs before the first paint, so that a stored theme never flashes the other (screens/shared/theme/useTheme.ts keeps it).
try {
  const stored = localStorage.getItem('theme');
  if (stored === 'light' || stored === 'dark') document.documentElement.dataset.theme = stored;
} catch {
  // Without storage the page's own theme stays.
}

// A page of an older release names files that are gone: loaded again it is the new one (SHELL-12). Counted together with
// screens/app/missingChunk.ts, which takes over as the app shows.
window.addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof Element) || !target.matches('script[type=module], link[rel=stylesheet]')) return;
    if (document.body && !document.querySelector('.not-started')) return;
    try {
      if (!navigator.onLine || Date.now() - Number(sessionStorage.chunkReloadedAt ?? 0) < 60_000) return;
      sessionStorage.chunkReloadedAt = Date.now();
      location.reload();
    } catch {
      // Without storage nothing would stop a loop of reloads.
    }
  },
  true,
);
