import { describe, expect, test } from 'vitest';
import { dressOf } from './templateDress.ts';

const template = { app_desc: '', mem_cen: true, dep_func: true, app_background: '', app_desc_font_color: '' };

/** WCAG 2.2 relative luminance of #rrggbb. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe('[BOOT-07] the template’s picture and colour', () => {
  test('are missing if it names none', () => {
    expect(dressOf(template)).toBeUndefined();
  });

  test.each([
    '#000000',
    '#ffffff',
    '#102030',
    '#767676',
    '#777777',
    '#808080',
    '#ff0000',
    '#00ff00',
    '#0000ff',
  ])('%s is readable on its background', (colour) => {
    const { color, backgroundColor } = dressOf({ ...template, app_desc_font_color: colour }) ?? {};
    const [light = 0, dark = 0] = [colour, String(backgroundColor)].map(luminance).toSorted((a, b) => b - a);
    expect(color).toBe(colour);
    expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(4.5);
  });

  test('a three-digit colour has the background of its long form', () => {
    expect(dressOf({ ...template, app_desc_font_color: '#FF0' })).toEqual({
      color: '#FF0',
      backgroundColor: '#000000',
    });
  });

  test.each([
    ['#102030', '#102030', '#ffffff', 'rgb(255 255 255 / 0.7)'],
    ['', '#ffffff', '#000000', 'rgb(0 0 0 / 0.7)'],
  ])('a picture is under a veil, so that %j is readable on it', (named, color, backgroundColor, veil) => {
    const dressed = dressOf({ ...template, app_background: '/art/b.webp', app_desc_font_color: named });
    expect(dressed).toEqual({
      color,
      backgroundColor,
      backgroundImage: `linear-gradient(${veil}, ${veil}), url("/art/b.webp")`,
    });
  });
});
