import { readFileSync } from 'node:fs';
import type { Configuration } from '@araw/contract/calls/configuration';

type Tokens = Record<string, string>;
export type Theme = Configuration['theme'];

const css = readFileSync(new URL('../src/theme/tokens.css', import.meta.url), 'utf8');

/** The colour tokens of one block of tokens.css. */
function tokensOf(selector: string): Tokens {
  const block = css.slice(css.indexOf(`${selector} {`)).split('\n}')[0] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
  );
}

/** Colours of both themes, with a configuration's overrides. */
export function themesOf(colours: Configuration['colours'] = { dark: {}, light: {} }): Record<Theme, Tokens> {
  const dark = tokensOf(':root');
  return {
    dark: { ...dark, ...colours.dark },
    light: { ...dark, ...tokensOf("[data-theme='light']"), ...colours.light },
  };
}

/** WCAG 2.2 relative luminance of #rrggbb. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** 1 to 21. */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

const surfaces = ['bg', 's1', 's2', 's3'];
const texts = ['text', 'text2', 'text3', 'accent-text', 'link', 'ok', 'warn', 'err'];
const badges = ['accent', 'accent-high', 'hot', 'new', 'jackpot', 'live'];
const textOn = (badge: string) => (badge.startsWith('accent') ? 'on-accent' : `on-${badge}`);

/** Every pair of colours that the screens use, with its WCAG AA contrast. */
export const pairs = [
  ...texts.flatMap((text) => surfaces.map((surface) => ({ front: text, back: surface, least: 4.5 }))),
  ...badges.map((badge) => ({ front: textOn(badge), back: badge, least: 4.5 })),
  // Borders of controls, the focus ring and icons.
  ...['line-strong', 'focus', 'fav'].flatMap((edge) =>
    ['bg', 's1', 's2'].map((surface) => ({ front: edge, back: surface, least: 3 })),
  ),
];
