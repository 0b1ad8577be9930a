import { byId } from './dom.ts';

type Theme = 'light' | 'dark';

const key = 'atlasTheme';
const system = matchMedia('(prefers-color-scheme: dark)');

/** Follows the system until the button is used; choosing the system's own theme follows it again. */
export function startTheme() {
  const button = byId('theme');
  const show = () => {
    const chosen = storedTheme();
    if (chosen) document.documentElement.dataset.theme = chosen;
    else delete document.documentElement.dataset.theme;
    button.textContent = current() === 'dark' ? 'Light' : 'Dark';
    button.setAttribute('aria-label', `Switch to the ${current() === 'dark' ? 'light' : 'dark'} theme`);
  };
  button.addEventListener('click', () => {
    const next: Theme = current() === 'dark' ? 'light' : 'dark';
    store(next === ofSystem() ? null : next);
    show();
  });
  system.addEventListener('change', show);
  show();
}

const ofSystem = (): Theme => (system.matches ? 'dark' : 'light');
const current = (): Theme => storedTheme() ?? ofSystem();

let remembered: Theme | null = null;

/** A page opened from a file may have no storage. */
function storedTheme(): Theme | null {
  try {
    const stored = localStorage.getItem(key);
    return stored === 'light' || stored === 'dark' ? stored : remembered;
  } catch {
    return remembered;
  }
}

function store(theme: Theme | null) {
  remembered = theme;
  try {
    if (theme) localStorage.setItem(key, theme);
    else localStorage.removeItem(key);
  } catch {
    // Still applies to this visit.
  }
}
