import type { Script } from '#locales/languages.ts';

const fonts: Record<Script, (() => Promise<unknown>) | null> = {
  latin: null,
  chinese: () => import('@fontsource-variable/noto-sans-sc/wght.css'),
  thai: () => import('@fontsource-variable/noto-sans-thai/wght.css'),
  arabic: () => import('@fontsource-variable/noto-sans-arabic/wght.css'),
};

/** Loads the font of the active language's script; without it the system's own fonts serve. */
export function loadFontOf(script: Script) {
  fonts[script]?.().catch(() => {});
}
