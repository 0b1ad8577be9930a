// Runs before the first paint, so that a stored light theme never flashes dark (src/theme/theme.ts keeps it).
try {
  document.documentElement.dataset.theme = localStorage.getItem('theme') === 'light' ? 'light' : 'dark';
} catch {
  document.documentElement.dataset.theme = 'dark';
}
