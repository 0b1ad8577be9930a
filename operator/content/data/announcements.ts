import { bannerAddress } from '#operator/art/names.ts';
import type { announcements } from '#operator/database/tables/content.tables.ts';
import type { ContentTexts } from '../texts/texts.ts';

type Row = typeof announcements.$inferInsert;
type SeedAnnouncement = Pick<Row, 'type' | 'advertises'> & {
  /** Of its texts; `{picture}` in them is its first image. */
  name: keyof ContentTexts['announcements'];
  execution?: Row['execution'];
  images?: string[];
  /** Days relative to the seed's day; without an end it is long-term. */
  from?: number;
  until?: number;
};

const welcome = bannerAddress('wide', {
  heroes: ['coin', 'crown', 'gem'],
  palette: 5,
  background: 'rays',
  variant: 21,
});
const spins = bannerAddress('wide', {
  heroes: ['seven', 'cherry', 'bell'],
  palette: 4,
  background: 'rings',
  variant: 22,
});
const referral = bannerAddress('wide', {
  heroes: ['heart', 'coin', 'sampaguita'],
  palette: 0,
  background: 'bokeh',
  variant: 23,
});
const bingo = bannerAddress('wide', {
  heroes: ['balls', 'bingoCard', 'drum'],
  palette: 3,
  background: 'spotlights',
  variant: 24,
});
const sabong = bannerAddress('wide', {
  heroes: ['rooster', 'ring', 'feather'],
  palette: 2,
  background: 'hills',
  variant: 25,
});

/** At least one of every type and, for popups, of every execution. Ids follow the order. */
export const seedAnnouncements: readonly SeedAnnouncement[] = [
  {
    name: 'maintenance',
    type: 'PL',
    from: -1,
    until: 60,
  },
  {
    name: 'returnToPlayer',
    type: 'PL',
  },
  {
    name: 'limits',
    type: 'PL',
  },
  {
    name: 'password',
    type: 'PL',
    from: -20,
    until: 120,
  },
  {
    name: 'welcomeBack',
    type: 'PU',
    advertises: 'several',
    execution: 'A',
    images: [spins],
  },
  {
    name: 'jackpotHow',
    type: 'PU',
    advertises: 'casino',
    execution: 'A',
    images: [welcome, spins],
    from: -5,
    until: 90,
  },
  {
    name: 'welcome',
    type: 'PU',
    advertises: 'several',
    execution: 'B',
    images: [welcome],
  },
  {
    name: 'firstSteps',
    type: 'PU',
    advertises: 'nothing',
    execution: 'F',
    images: [referral],
  },
  {
    name: 'onePot',
    type: 'PR',
    advertises: 'casino',
    images: [welcome],
  },
  {
    name: 'forFun',
    type: 'PR',
    advertises: 'casino',
    images: [spins],
    from: -10,
    until: 80,
  },
  {
    name: 'matches',
    type: 'PR',
    advertises: 'betting',
    images: [referral],
  },
  {
    name: 'bingo',
    type: 'PR',
    advertises: 'bingo',
    images: [bingo],
    from: -6,
    until: 60,
  },
  {
    name: 'draws',
    type: 'PR',
    advertises: 'lottery',
    images: [bingo],
    from: -3,
    until: 40,
  },
  {
    name: 'sabong',
    type: 'PR',
    advertises: 'betting',
    images: [sabong],
    from: -2,
    until: 30,
  },
  {
    name: 'jackpotWon',
    type: 'H',
    advertises: 'casino',
    from: -4,
    until: 45,
  },
  {
    name: 'newGames',
    type: 'H',
    advertises: 'casino',
  },
  {
    name: 'teamFigures',
    type: 'A',
  },
  {
    name: 'contracts',
    type: 'A',
    from: -7,
    until: 60,
  },
  {
    name: 'holidayHours',
    type: 'PL',
    from: -60,
    until: -10,
  },
];
