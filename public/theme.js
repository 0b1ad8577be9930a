// Runs before the first paint, so that a stored theme never flashes the other (screens/shared/theme/useTheme.ts keeps it).
try {
  const stored = localStorage.getItem('theme');
  if (stored === 'light' || stored === 'dark') document.documentElement.dataset.theme = stored;
} catch {
  // Without storage the page's own theme stays.
}
