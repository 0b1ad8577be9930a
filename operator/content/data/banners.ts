import { bannerAddress, partnerAddress } from '#operator/art/names.ts';
import type { bannerGroups } from '@araw/contract/messages/announcements';
import type { ContentTexts } from '../texts/texts.ts';

export interface SeedBanner {
  groupName: (typeof bannerGroups)[number];
  url: string;
  linkage: string;
  /** By name, or one title for every language. */
  texts: keyof ContentTexts['banners'] | { title: string };
}

/** A studio, and the page with its games. */
const partner = (vendor: string, name: string, linkage: string): SeedBanner => ({
  groupName: 'm_partners',
  url: partnerAddress(vendor),
  linkage,
  texts: { title: name },
});

/** In the order of each group. */
export const seedBanners: readonly SeedBanner[] = [
  {
    groupName: 'm_home',
    url: bannerAddress('wide', {
      heroes: ['crown', 'coin', 'seven'],
      palette: 2,
      background: 'rays',
      variant: 1,
    }),
    linkage: '/m/gameList',
    texts: 'games',
  },
  {
    groupName: 'm_home',
    url: bannerAddress('wide', {
      heroes: ['jeepney', 'parol', 'mango'],
      palette: 6,
      background: 'skyline',
      variant: 2,
    }),
    linkage: '/m/jl-slot',
    texts: 'jackpot',
  },
  {
    groupName: 'm_home',
    url: bannerAddress('wide', {
      heroes: ['basketball', 'trophy', 'football'],
      palette: 3,
      background: 'spotlights',
      variant: 3,
    }),
    linkage: '/m/sports',
    texts: 'sports',
  },
  {
    groupName: 'm_home',
    url: bannerAddress('wide', {
      heroes: ['shark', 'turtle', 'octopus'],
      palette: 7,
      background: 'waves',
      variant: 4,
    }),
    linkage: '/m/fish',
    texts: 'fishing',
  },
  {
    groupName: 'm_home',
    url: bannerAddress('wide', {
      heroes: ['wheel', 'cards', 'chips'],
      palette: 0,
      background: 'lattice',
      variant: 5,
    }),
    linkage: '/m/live',
    texts: 'tables',
  },
  {
    groupName: 'm_reg',
    url: bannerAddress('wide', {
      heroes: ['sampaguita', 'coin', 'parol'],
      palette: 9,
      background: 'rings',
      variant: 6,
    }),
    linkage: '/m/gameList',
    texts: 'join',
  },
  {
    groupName: 'm_exclusive',
    url: bannerAddress('wide', {
      heroes: ['carabao', 'chest', 'gem'],
      palette: 5,
      background: 'hills',
      variant: 7,
    }),
    linkage: '/m/jl-slot',
    texts: 'exclusive',
  },
  {
    groupName: 'm_video',
    url: bannerAddress('video', {
      heroes: ['butterfly', 'sampaguita', 'mango'],
      palette: 4,
      background: 'bokeh',
      variant: 8,
    }),
    linkage: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    texts: { title: 'Big Buck Bunny' },
  },
  {
    groupName: 'm_video',
    url: bannerAddress('video', {
      heroes: ['volcano', 'galleon', 'coconut'],
      palette: 8,
      background: 'hills',
      variant: 9,
    }),
    linkage: 'https://www.youtube.com/shorts/eRsGyueVLvQ',
    texts: { title: 'Sintel' },
  },
  partner('JL', 'JL Games', '/m/jl-slot'),
  partner('HL', 'Harana Live', '/m/live'),
  partner('PP', 'Palaro Play', '/m/pp-slot'),
  partner('KP', 'Kampeon Book', '/m/sports'),
  partner('FC', 'Fiesta Circle', '/m/gameList?gameType=BINGO'),
  partner('TF', 'Tala Force', '/m/esports'),
  partner('MX', 'Mayon Works', '/m/rng'),
];
