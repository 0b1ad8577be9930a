// Runs before the first paint, so that a stored theme never flashes the other (screens/shared/theme/useTheme.ts keeps it), and
// nobody sees a page that was drawn for others: who has a session, another language or a place in the page of their own.
const { dataset } = document.documentElement;
try {
  const stored = localStorage.getItem('theme');
  if (stored === 'light' || stored === 'dark') dataset.theme = stored;
  const language = localStorage.getItem('language');
  const { usr, place } = history.state ?? {};
  const isOwn = sessionStorage.getItem('MC_SESSION_INFO') || usr || place?.pages > 1;
  // What the build has drawn knows no query (PAGE-05).
  const isAsked = !('random' in dataset) && location.search;
  if (dataset.drawn && (isOwn || isAsked || (language && language !== dataset.drawn))) dataset.own = '';
} catch {
  // Without storage the page's own theme stays, and nobody has a session.
}

// Until the app takes over a page that was drawn ahead nothing may be sent: a form by itself would write what was typed into the
// address. It says that it is still loading, and so does a button that is tapped: it looks pressed, and the app does the last
// tap once it is there (src/startup/drawn/tappedBefore.ts).
for (const type of ['submit', 'click']) {
  window.addEventListener(
    type,
    (event) => {
      const button = type === 'click' && event.target.closest?.('button');
      if (!('drawn' in dataset) || (type === 'click' && !button)) return;
      event.preventDefault();
      if (button) {
        for (const one of document.querySelectorAll('[data-tapped]')) delete one.dataset.tapped;
        button.dataset.tapped = '';
      }
      dataset.waited = '';
    },
    true,
  );
}

// A page of an older release names files that are gone: loaded again it is the new one (SHELL-12), and where the host still
// answers with the old one, five seconds later. Counted together with src/app/missingChunk.ts, which takes over as the app
// shows.
const reloadBy = (key) => {
  try {
    if (!navigator.onLine || Date.now() - Number(sessionStorage[key] ?? 0) < 60_000) return false;
    sessionStorage[key] = Date.now();
    location.reload();
    return true;
  } catch {
    // Without storage nothing would stop a loop of reloads.
    return false;
  }
};
window.addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof Element) || !target.matches('script[type=module], link[rel=stylesheet]')) return;
    if (document.body && !document.querySelector('.not-started')) return;
    if (!reloadBy('chunkReloadedAt')) setTimeout(reloadBy, 5_000, 'chunkReloadRepeatedAt');
  },
  true,
);
