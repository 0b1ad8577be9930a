import { useStored } from '#src/app/hooks/useStored.ts';

/** Dark or light, stored and applied immediately; public/theme.js applies it before the next first paint. */
export function useTheme() {
  const [theme, store] = useStored('theme');
  const choose = (next: 'dark' | 'light') => {
    document.documentElement.dataset.theme = next;
    store(next);
  };
  return [theme, choose] as const;
}
