import { emblems, type Emblem } from './emblems.ts';
import type { HeroName } from './heroes/heroes.ts';
import {
  around,
  circle,
  defs,
  dot,
  flat,
  group,
  line,
  linear,
  picture,
  polygon,
  radial,
  solid,
  star,
} from './heroes/svg.ts';
import { palettes } from './palettes.ts';
import { chance } from './random.ts';
import { heroOf, materials } from './tile.ts';

const diagonal = ({ from, to }: Pick<Emblem, 'from' | 'to'>) =>
  defs(linear('b', 'x2=".6" y2="1"', [0, from], [1, to]));

function emblemOf(vendor: string): Emblem {
  const emblem = emblems[vendor];
  if (!emblem) throw new RangeError(`No vendor ${vendor}`);
  return emblem;
}

/** A vendor's square icon. */
export function drawVendorIcon(vendor: string): string {
  const emblem = emblemOf(vendor);
  return picture(
    96,
    96,
    diagonal(emblem),
    '<rect width="96" height="96" rx="22" fill="url(#b)"/>',
    flat('M0 22Q0 0 22 0H74Q96 0 96 22V30Q40 34 0 66Z', '#fff2'),
    flat(emblem.mark, emblem.ink, 'transform="translate(48 48)scale(2.6)" fill-rule="evenodd"'),
  );
}

/** A partner's card, 358:150. */
export function drawPartner(vendor: string): string {
  const emblem = emblemOf(vendor);
  return picture(
    358,
    150,
    diagonal({ from: '#1B2440', to: '#0B1020' }),
    '<path d="M0 0H358V150H0Z" fill="url(#b)"/>',
    group('translate(179 75)', around(12, flat('M0 0L-18-220H18Z', emblem.from, 'opacity=".12"'))),
    circle(179, 75, 46, emblem.to, `stroke="${emblem.from}" stroke-width="5"`),
    flat(emblem.mark, emblem.ink, 'transform="translate(179 75)scale(2.300)" fill-rule="evenodd"'),
    line('M46 75H112M246 75H312', emblem.from, 3),
    flat(star(79, 75, 9) + star(279, 75, 9), emblem.from),
  );
}

/** A head icon: a hero in a round frame. */
export function drawAvatar(hero: HeroName, index: number): string {
  const palette = palettes[index];
  if (!palette) throw new RangeError(`There is no palette ${index}`);
  return picture(
    96,
    96,
    defs(radial('b', [0, palette.glow], [0.5, palette.tint], [1, palette.bottom]), materials(palette)),
    circle(48, 48, 46, 'url(#b)', 'stroke="url(#m)" stroke-width="4"'),
    group('translate(48 48)scale(.68)', heroOf(hero, chance(`${hero} ${index}`))),
  );
}

export const crestColours = {
  red: '#D3283A',
  blue: '#1B57C9',
  gold: '#F2B01E',
  green: '#12804F',
  violet: '#6D28D9',
  navy: '#14245C',
  sky: '#3EB2F2',
  orange: '#F07A1E',
  white: '#F4F6FF',
  black: '#1A1F33',
} as const;
export type CrestColour = keyof typeof crestColours;

const crestFields = {
  plain: '',
  pale: 'M36 0H60V96H36Z',
  fess: 'M0 36H96V58H0Z',
  bend: 'M-4 6L8-6L100 86L88 98Z',
  chevron: 'M0 66L48 26L96 66V86L48 46L0 86Z',
  halved: 'M48 0H96V96H48Z',
  cross: 'M40 0H56V34H96V50H56V96H40V50H0V34H40Z',
};
export type CrestField = keyof typeof crestFields;

const crestCharges = {
  star: star(0, 0, 20),
  sun: star(0, 0, 20, 8, 0.55),
  diamond: polygon(0, 0, 18, 4),
  hexagon: polygon(0, 0, 17, 6),
  wave: 'M-20 2Q-10-14 0-1T20-2V12H-20Z',
  peak: 'M0-18L20 15H-20ZM0-4L-7 8H7Z',
  bolt: 'M4-20L-13 4H-2L-7 20L13-6H2L8-20Z',
  wing: 'M-20-8Q0-20 20-14Q16-4 6-2Q14 0 12 6Q6 10 0 8Q6 12 2 16Q-16 14-20-8Z',
};
export type CrestCharge = keyof typeof crestCharges;

export interface CrestDesign {
  field: CrestField;
  charge: CrestCharge;
  main: CrestColour;
  second: CrestColour;
}

/** A team's crest. */
export function drawCrest({ field, charge, main, second }: CrestDesign): string {
  const outer = 'M48 3L88 14V46Q86 78 48 94Q10 78 8 46V14Z';
  return picture(
    96,
    96,
    `<clipPath id="c"><path d="${outer}"/></clipPath>`,
    `<g clip-path="url(#c)">${flat('M0 0H96V96H0Z', crestColours[main])}${flat(crestFields[field], crestColours[second])}` +
      `${flat('M48 0H96V96H48Z', '#0001')}</g>`,
    solid(outer, 'none', 'stroke="#fff" stroke-width="4" stroke-linejoin="round"'),
    dot(48, 46, 25, crestColours[main]),
    group('translate(48 46)', flat(crestCharges[charge], second === main ? '#fff' : crestColours[second])),
  );
}

export const crestFieldNames = Object.keys(crestFields) as CrestField[];
export const crestChargeNames = Object.keys(crestCharges) as CrestCharge[];
export const crestColourNames = Object.keys(crestColours) as CrestColour[];

const sunburst = (scale: number) =>
  group(
    `translate(256 256)scale(${scale})`,
    around(12, flat('M-15-150L0-226L15-150Z', '#FFF3C9')),
    circle(0, 0, 138, '#FFF8E0'),
    flat(star(0, 4, 104), '#1A1300'),
    line('M-108-42A116 116 0 0 1-42-108', '#FFC83D', 14),
  );

/** The brand's mark. `logo` is round, for headers; `appIcon` fills its square, with a safe zone for masks. */
export function drawBrand(kind: 'logo' | 'appIcon'): string {
  const gold = defs(linear('b', 'x2=".3" y2="1"', [0, '#FFDB70'], [0.55, '#FFC83D'], [1, '#F08A1C']));
  return kind === 'logo'
    ? picture(512, 512, gold, circle(256, 256, 250, 'url(#b)'), sunburst(0.98))
    : picture(512, 512, gold, '<path d="M0 0H512V512H0Z" fill="url(#b)"/>', sunburst(0.8));
}
