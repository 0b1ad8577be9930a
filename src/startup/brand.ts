import type { Configuration } from '#services/contract/configuration.ts';
import { fileAddress } from '#services/configuration.ts';

/** The page in a merchant's dress (KIT-01): the theme, its colours, and the browser's icons. */
export function dressAs(configuration: Configuration, theme: 'dark' | 'light') {
  const { icons } = configuration;
  document.documentElement.dataset.theme = theme;

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(coloursOf(configuration));
  document.adoptedStyleSheets.push(sheet);
  const background = getComputedStyle(document.documentElement).getPropertyValue('--bg');
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', background);

  const addresses = { icon: icons?.tab, 'apple-touch-icon': icons?.touch };
  for (const [rel, file] of Object.entries(addresses)) {
    const link = document.querySelector(`link[rel="${rel}"]`);
    if (file) link?.setAttribute('href', fileAddress(configuration, file));
  }
}

/** The merchant's colours as a style sheet; the same text is written into pages that are drawn ahead. */
export const coloursOf = ({ colours }: Configuration) =>
  rule('dark', colours.dark) + rule('light', colours.light);

const rule = (theme: string, colours: Record<string, string>) =>
  `[data-theme=${theme}]{${Object.entries(colours)
    .map(([token, colour]) => `--${token}:${colour};`)
    .join('')}}`;
