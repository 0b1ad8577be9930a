import type { Configuration } from '@araw/contract/calls/configuration';
import { fileAddress } from '#services/configuration.ts';

/** Applies a merchant's branding to the page (KIT-01): the theme, its colours, and the browser's icons. */
export function dressAs(configuration: Configuration, theme: 'dark' | 'light') {
  const { icons } = configuration;
  document.documentElement.dataset.theme = theme;

  // Use the page's own style sheet: its CSP allows no other, and the oldest browsers can't adopt one.
  const [sheet] = document.styleSheets;
  for (const written of rulesOf(configuration)) sheet?.insertRule(written, sheet.cssRules.length);
  const background = getComputedStyle(document.documentElement).getPropertyValue('--bg');
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', background);

  const addresses = { icon: icons?.tab, 'apple-touch-icon': icons?.touch };
  for (const [rel, file] of Object.entries(addresses)) {
    const link = document.querySelector(`link[rel="${rel}"]`);
    if (file) link?.setAttribute('href', fileAddress(configuration, file));
  }
}

/** The merchant's colours as a style sheet; prerendered pages contain the same text. */
export const coloursOf = (configuration: Configuration) => rulesOf(configuration).join('');

const rulesOf = ({ colours }: Configuration) => [rule('dark', colours.dark), rule('light', colours.light)];

const rule = (theme: string, colours: Record<string, string>) =>
  `[data-theme=${theme}]{${Object.entries(colours)
    .map(([token, colour]) => `--${token}:${colour};`)
    .join('')}}`;
