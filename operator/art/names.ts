import { backgroundNames } from './backgrounds.ts';
import {
  type CrestDesign,
  crestChargeNames,
  crestColourNames,
  crestFieldNames,
  drawAvatar,
  drawBrand,
  drawCrest,
  drawPartner,
  drawVendorIcon,
} from './badges.ts';
import { type BannerDesign, type BannerShape, drawBanner } from './banner.ts';
import { emblems } from './emblems.ts';
import { type HeroName, heroNames } from './heroes/heroes.ts';
import { palettes } from './palettes.ts';
import { propNames } from './props.ts';
import { drawTile, type TileDesign } from './tile.ts';

/**
 * A picture's address contains its whole design, so it can be cached forever and needs no table:
 * /art/tile/crown-3-rays-coins-JL-17.svg
 */
const address = (kind: string, ...parts: (string | number)[]) => `/art/${kind}/${parts.join('-')}.svg`;

export const tileAddress = ({ hero, palette, background, prop, vendor, variant }: TileDesign) =>
  address('tile', hero, palette, background, prop, vendor, variant);
/** A tile without a vendor. */
export const goodsAddress = ({
  hero,
  palette,
  background,
}: Pick<TileDesign, 'hero' | 'palette' | 'background'>) => address('goods', hero, palette, background);
export const bannerAddress = (shape: BannerShape, { heroes, palette, background, variant }: BannerDesign) =>
  address(shape, heroes.join('.'), palette, background, variant);
export const crestAddress = ({ field, charge, main, second }: CrestDesign) =>
  address('crest', field, charge, main, second);
export const avatarAddress = (hero: HeroName, palette: number) => address('avatar', hero, palette);
export const vendorIconAddress = (vendor: string) => address('vendor', vendor);
export const partnerAddress = (vendor: string) => address('partner', vendor);
export const brandAddress = (kind: 'logo' | 'appIcon') => address('brand', kind);

class UnknownName extends Error {}

function oneOf<T extends string>(choices: readonly T[], part: string | undefined): T {
  const found = choices.find((choice) => choice === part);
  if (found === undefined) throw new UnknownName();
  return found;
}

function below(limit: number, part: string | undefined): number {
  if (!/^(0|[1-9]\d{0,3})$/.test(part ?? '')) throw new UnknownName();
  const value = Number(part);
  if (value >= limit) throw new UnknownName();
  return value;
}

const vendorCodes = Object.keys(emblems);
const paletteOf = (part: string | undefined) => below(palettes.length, part);

function bannerNamed(shape: BannerShape, [trio = '', palette, background, variant]: string[]): string {
  const [front, left, right, ...more] = trio.split('.');
  if (more.length > 0) throw new UnknownName();
  return drawBanner(shape, {
    heroes: [oneOf(heroNames, front), oneOf(heroNames, left), oneOf(heroNames, right)],
    palette: paletteOf(palette),
    background: oneOf(backgroundNames, background),
    variant: below(10_000, variant),
  });
}

const kinds: Readonly<Record<string, { parts: number; draw(parts: string[]): string }>> = {
  tile: {
    parts: 6,
    draw: ([hero, palette, background, prop, vendor, variant]) =>
      drawTile({
        hero: oneOf(heroNames, hero),
        palette: paletteOf(palette),
        background: oneOf(backgroundNames, background),
        prop: oneOf(propNames, prop),
        vendor: oneOf(vendorCodes, vendor),
        variant: below(10_000, variant),
      }),
  },
  goods: {
    parts: 3,
    draw: ([hero, palette, background]) =>
      drawTile({
        hero: oneOf(heroNames, hero),
        palette: paletteOf(palette),
        background: oneOf(backgroundNames, background),
        prop: 'none',
        vendor: '',
        variant: 0,
      }),
  },
  wide: { parts: 4, draw: (parts) => bannerNamed('wide', parts) },
  // Older databases still use it, although ad blockers hide it from players.
  banner: { parts: 4, draw: (parts) => bannerNamed('wide', parts) },
  video: { parts: 4, draw: (parts) => bannerNamed('video', parts) },
  crest: {
    parts: 4,
    draw: ([field, charge, main, second]) =>
      drawCrest({
        field: oneOf(crestFieldNames, field),
        charge: oneOf(crestChargeNames, charge),
        main: oneOf(crestColourNames, main),
        second: oneOf(crestColourNames, second),
      }),
  },
  avatar: { parts: 2, draw: ([hero, palette]) => drawAvatar(oneOf(heroNames, hero), paletteOf(palette)) },
  vendor: { parts: 1, draw: ([vendor]) => drawVendorIcon(oneOf(vendorCodes, vendor)) },
  partner: { parts: 1, draw: ([vendor]) => drawPartner(oneOf(vendorCodes, vendor)) },
  brand: { parts: 1, draw: ([kind]) => drawBrand(oneOf(['logo', 'appIcon'], kind)) },
};

/** The SVG of /art/`kind`/`name`.svg; null for an unknown one. */
export function drawNamed(kind: string, name: string): string | null {
  const drawing = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  const parts = name.split('-');
  if (drawing?.parts !== parts.length) return null;
  try {
    return drawing.draw(parts);
  } catch (error) {
    if (error instanceof UnknownName) return null;
    throw error;
  }
}
