import { backgrounds, type BackgroundName } from './backgrounds.ts';
import type { HeroName } from './heroes/heroes.ts';
import { defs, dot, ellipse, fill, group, linear, picture, radial, round } from './heroes/svg.ts';
import { palettes } from './palettes.ts';
import { chance } from './random.ts';
import { heroOf, materials, sparkles } from './tile.ts';

export interface BannerDesign {
  /** The first is in front, the others behind it on the left and right. */
  heroes: readonly [HeroName, HeroName, HeroName];
  palette: number;
  background: BackgroundName;
  /** 0 to 9999. */
  variant: number;
}

/** `wide` is 358:150 with room for text on the left, `video` is 16:9 with the heroes in the middle. */
const shapes = {
  wide: { width: 716, height: 300, centre: 0.73 },
  video: { width: 640, height: 360, centre: 0.5 },
};
export type BannerShape = keyof typeof shapes;

export function drawBanner(
  shape: BannerShape,
  { heroes, palette: index, background, variant }: BannerDesign,
): string {
  const palette = palettes[index];
  if (!palette) throw new RangeError(`There is no palette ${index}`);
  const { top, bottom, glow, tint } = palette;
  const { width, height, centre } = shapes[shape];
  const random = chance(`${heroes.join()} ${index} ${variant}`);
  const x = Math.round(width * centre);
  const y = Math.round(height * 0.52);
  const [front, left, right] = heroes;
  const standing = [
    { hero: left, across: -0.42, down: 0.13, size: 180 },
    { hero: right, across: 0.42, down: 0.1, size: 172 },
    { hero: front, across: 0, down: 0, size: 104 },
  ];
  const coins = Array.from({ length: 7 }, () => {
    const at = `${Math.round(random.between(x - height, Math.min(width, x + height)))} ${Math.round(random.between(0.08, 0.94) * height)}`;
    const turned = `translate(${at})rotate(${Math.round(random.between(-40, 40))})`;
    return group(
      turned,
      ellipse(0, 0, random.between(8, 15), random.between(6, 12), 'url(#c)', 'stroke="#0006"'),
    );
  });
  return picture(
    width,
    height,
    defs(
      linear('b', 'x2="1" y2=".4"', [0, bottom], [1, top]),
      radial('g', [0, glow, 0.8], [1, glow, 0]),
      linear('c', 'x2="0" y2="1"', [0, '#FFF0B8'], [0.5, '#FFC23D'], [1, '#B86A00']),
      materials(palette),
      linear('v', '', [0.3, bottom, shape === 'wide' ? 1 : 0.2], [0.62, bottom, 0]),
    ),
    fill(width, height, 'url(#b)'),
    group(`translate(${Math.round(x - width / 2)} 0)`, backgrounds[background](random, tint, width, height)),
    dot(x, y, height * 0.75, 'url(#g)'),
    ...coins,
    ...standing.map(({ hero, across, down, size }) =>
      group(
        `translate(${Math.round(x + across * height)} ${Math.round(y + down * height)})` +
          `rotate(${Math.round(random.between(-12, 12))})scale(${round(height / size)})`,
        heroOf(hero, random),
      ),
    ),
    sparkles(random, 14, [x - height, width], height),
    fill(width, height, 'url(#v)'),
  );
}
