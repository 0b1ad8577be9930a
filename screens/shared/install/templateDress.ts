import type { CSSProperties } from 'react';
import type { SystemStatus } from '@araw/contract/calls/system';

type Template = SystemStatus['info']['mobileTemplate'];

const black = { solid: '#000000', veil: 'rgb(0 0 0 / 0.7)' };
const white = { solid: '#ffffff', veil: 'rgb(255 255 255 / 0.7)' };

/**
 * The merchant's picture and text colour for promoting the app (BOOT-07). The background keeps the text readable if
 * the picture is busy or missing. Undefined if the template sets neither.
 */
export function dressOf({ app_background, app_desc_font_color }: Template): CSSProperties | undefined {
  if (!app_background && !app_desc_font_color) return undefined;
  const color = app_desc_font_color || white.solid;
  const ground = luminance(color) > 0.179 ? black : white;
  return {
    color,
    backgroundColor: ground.solid,
    ...(app_background && {
      backgroundImage: `linear-gradient(${ground.veil}, ${ground.veil}), url(${JSON.stringify(app_background)})`,
    }),
  };
}

/** WCAG 2.2 relative luminance of #rgb or #rrggbb: above 0.179, black has more contrast than white. */
function luminance(color: string): number {
  const digits = color.length === 4 ? color.replaceAll(/[^#]/g, '$&$&') : color;
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
