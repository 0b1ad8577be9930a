import { backgrounds, type BackgroundName, horizon } from './backgrounds.ts';
import { emblems } from './emblems.ts';
import { heroes, type HeroName } from './heroes/heroes.ts';
import { defs, dot, ellipse, fill, flat, group, linear, picture, radial, round } from './heroes/svg.ts';
import { palettes, type Palette } from './palettes.ts';
import { props, type PropName } from './props.ts';
import { chance, type Chance } from './random.ts';

/** Everything that makes one tile; two games with equal designs look the same. */
export interface TileDesign {
  hero: HeroName;
  palette: number;
  background: BackgroundName;
  prop: PropName;
  /** Vendor code, for the ribbon. */
  vendor: string;
  /** Determines small differences: tilt, sparkles, digits. 0 to 9999. */
  variant: number;
}

const width = 160;
const height = 200;

const outline = (content: string) =>
  `<g stroke="#0007" stroke-width="2" stroke-linejoin="round">${content}</g>`;

export const heroOf = (name: HeroName, random: Chance) =>
  outline(heroes[name](() => Math.floor(random.next() * 10)));

/** The palette's two materials for heroes. */
export const materials = ({ light, mid, dark }: Palette) =>
  linear('m', 'x2="0" y2="1"', [0, light], [0.45, mid], [1, dark]) +
  linear('d', 'x2="0" y2="1"', [0, mid], [1, dark]);

/** Two sizes of the same four-pointed star; identical text compresses well. */
const glints = ['l1 3 3 1-3 1-1 3-1-3-3-1 3-1z', 'l2 5 5 2-5 2-2 5-2-5-5-2 5-2z'];

export function sparkles(random: Chance, count: number, across: readonly [number, number], down: number) {
  const points = Array.from(
    { length: count },
    () =>
      `M${Math.round(random.between(...across))} ${Math.round(random.next() * down)}${random.pick(glints)}`,
  );
  return flat(points.join(''), '#fff', 'opacity=".85"');
}

/** The vendor's pennant at the bottom, clear of badge and heart at the top. */
function ribbon(vendor: string) {
  const emblem = emblems[vendor];
  if (!emblem) return '';
  return (
    flat('M126 200V168H150V200L138 192Z', emblem.to) +
    flat(emblem.mark, emblem.ink, 'transform="translate(138 179)scale(.7)"')
  );
}

/** A tile of a game list, 4:5. */
export function drawTile({ hero, palette: index, background, prop, vendor, variant }: TileDesign): string {
  const palette = palettes[index];
  if (!palette) throw new RangeError(`There is no palette ${index}`);
  const { top, bottom, glow, tint } = palette;
  const random = chance(`${hero} ${index} ${variant}`);
  const middle = width / 2;
  const centre = round(height * horizon);
  const scale = round(random.between(1.3, 1.5));
  const tilt = Math.round(random.between(-7, 7));
  const propSide = variant % 2 ? 30 : 126;
  return picture(
    width,
    height,
    defs(
      linear('b', 'x2=".3" y2="1"', [0, top], [1, bottom]),
      radial('g', [0, glow, 0.85], [1, glow, 0]),
      materials(palette),
      linear('v', 'x2="0" y2="1"', [0.6, bottom, 0], [1, bottom]),
    ),
    fill(width, height, 'url(#b)'),
    backgrounds[background](random, tint, width, height),
    dot(middle, centre, 92, 'url(#g)'),
    ellipse(middle, centre + 46 * scale, 34 * scale, 8, '#0006'),
    group(`translate(${middle} ${centre})rotate(${tilt})scale(${scale})`, heroOf(hero, random)),
    sparkles(random, 6, [0, width], 160),
    fill(width, height, 'url(#v)'),
    prop === 'none' ? '' : group(`translate(${propSide} 150)rotate(${tilt * 2})`, outline(props[prop])),
    ribbon(vendor),
  );
}
