import type { HeroName } from '#operator/art/heroes/heroes.ts';
import type { GameKind } from '#operator/database/tables/games.tables.ts';
import type { GameClassify, GameType } from '@araw/contract/games/gameCodes';
import { en } from './names/en.ts';

type OpenerName = keyof typeof en.openers;
type CloserName = keyof typeof en.closers;
type HallName = keyof typeof en.halls;
type SubjectName = keyof typeof en.subjects;
type CuratedName = keyof typeof en.curated;

export const openers = Object.keys(en.openers) as OpenerName[];
export const closers = Object.keys(en.closers) as CloserName[];

/** What a game is about, with its hero. */
type About = readonly [SubjectName, HeroName];
/** With the game's rules. */
export interface Subject {
  kind: GameKind;
  about: About;
}

/** Subjects that imply these rules. */
const playing = (kind: GameKind, ...abouts: readonly About[]): Subject[] =>
  abouts.map((about) => ({ kind, about }));

const slots = playing(
  'slot',
  ['carabao', 'carabao'],
  ['diamond', 'gem'],
  ['peso', 'coin'],
  ['crown', 'crown'],
  ['sevens', 'seven'],
  ['clover', 'clover'],
  ['bell', 'bell'],
  ['cherry', 'cherry'],
  ['flame', 'flame'],
  ['moon', 'moon'],
  ['sampaguita', 'sampaguita'],
  ['sunrise', 'sun'],
  ['masquerade', 'mask'],
  ['pyramid', 'pyramid'],
  ['rocket', 'rocket'],
  ['treasure', 'chest'],
  ['horseshoe', 'horseshoe'],
  ['thunder', 'bolt'],
  ['tripleBar', 'bars'],
  ['heart', 'heart'],
  ['crystalBall', 'orb'],
  ['parol', 'parol'],
  ['mango', 'mango'],
  ['volcano', 'volcano'],
  ['galleon', 'galleon'],
  ['jeepney', 'jeepney'],
  ['butterfly', 'butterfly'],
  ['coconut', 'coconut'],
  ['lantern', 'lantern'],
  ['fanDancer', 'fan'],
  ['treasureMap', 'treasureMap'],
  ['pearl', 'pearl'],
  ['bangka', 'bangka'],
);

/** Subjects of each category's generated names. */
export const subjects: Readonly<Record<GameType, readonly Subject[]>> = {
  RNG: slots,
  JL: slots,
  FISH: playing(
    'fish',
    ['fish', 'fish'],
    ['shark', 'shark'],
    ['octopus', 'octopus'],
    ['turtle', 'turtle'],
    ['crab', 'crab'],
    ['pufferfish', 'puffer'],
    ['jellyfish', 'jellyfish'],
    ['seahorse', 'seahorse'],
    ['seaKing', 'trident'],
    ['pearlDiver', 'pearl'],
  ),
  LIVE: [
    ...playing('roulette', ['roulette', 'wheel'], ['rouletteShow', 'fortuneWheel']),
    ...playing('baccarat', ['baccarat', 'cards'], ['salonPriveBaccarat', 'chip']),
    ...playing('sicBo', ['sicBo', 'dice']),
    ...playing(
      'dragonTiger',
      ['dragonTiger', 'hand'],
      ['dragonTigerChips', 'chips'],
      ['dragonTigerShow', 'tophat'],
    ),
  ],
  PVP: [
    ...playing(
      'dragonTiger',
      ['dragonTiger', 'hand'],
      ['dragonTigerDuel', 'knight'],
      ['dragonTigerSpades', 'spade'],
    ),
    ...playing('baccarat', ['baccarat', 'cards']),
    ...playing('colorGame', ['colorGame', 'chips'], ['fiestaColorGame', 'fan']),
    ...playing('dice', ['sevenDice', 'dice']),
    ...playing('coin', ['coinToss', 'coin'], ['sunAndMoonCoinToss', 'sun']),
  ],
  BINGO: playing(
    'bingo',
    ['bingo', 'balls'],
    ['bingoCard', 'bingoCard'],
    ['tambioloBingo', 'drum'],
    ['parolBingo', 'parol'],
    ['coinBingo', 'coin'],
    ['fiestaBingo', 'fan'],
    ['bellBingo', 'bell'],
  ),
  SPORTS: playing(
    'matches',
    ['football', 'football'],
    ['footballCup', 'trophy'],
    ['footballLeague', 'shield'],
    ['footballGalaxy', 'moon'],
    ['footballHonours', 'medal'],
    ['footballGlory', 'crown'],
    ['footballThunder', 'bolt'],
    ['footballFire', 'flame'],
  ),
  ESPORTS: playing(
    'matches',
    ['battlePad', 'pad'],
    ['squadVoice', 'headset'],
    ['joystickClash', 'joystick'],
    ['guardian', 'shield'],
    ['sharpShooter', 'mouse'],
    ['skySquad', 'rocket'],
    ['bladeMasters', 'swords'],
    ['grandFinal', 'trophy'],
  ),
  COCKFIGHT: playing(
    'sabong',
    ['sabong', 'rooster'],
    ['sabongDerby', 'ring'],
    ['featherSabong', 'feather'],
    ['tariSabong', 'spurs'],
    ['sabongChampion', 'trophy'],
    ['sabongMedalist', 'medal'],
  ),
  LOTT: playing(
    'digits',
    ['lottery', 'balls'],
    ['ticketDraw', 'ticket'],
    ['tambioloDraw', 'drum'],
    ['numberDraw', 'calendar'],
    ['cloverDraw', 'clover'],
    ['bellDraw', 'bell'],
  ),
  ELOTT: playing(
    'digits',
    ['quickLottery', 'balls'],
    ['eTicket', 'ticket'],
    ['moonDraw', 'moon'],
    ['threeMinuteDraw', 'calendar'],
    ['lanternDraw', 'lantern'],
    ['starDraw', 'parol'],
  ),
  ELOTTO: playing(
    'digits',
    ['threeDigits', 'calendar'],
    ['digits', 'ticket'],
    ['ballDraw', 'balls'],
    ['coinDraw', 'coin'],
    ['luckyDrum', 'drum'],
    ['horseshoeDraw', 'horseshoe'],
  ),
};

interface Curated {
  kind: GameKind;
  name: CuratedName;
  hero: HeroName;
  classify?: GameClassify;
}

const named = (kind: GameKind, name: CuratedName, hero: HeroName): Curated => ({ kind, name, hero });

/** The first games of each category. */
export const curated: Readonly<Partial<Record<GameType, readonly Curated[]>>> = {
  JL: [
    named('slot', 'manilaGoldRush', 'coin'),
    named('slot', 'luckySampaguita', 'sampaguita'),
    { ...named('slot', 'jeepneyJackpot', 'jeepney'), classify: 'JP' },
    named('slot', 'crownOfLuzon', 'crown'),
    named('slot', 'mayonEruption', 'volcano'),
    named('slot', 'parolNights', 'parol'),
    named('slot', 'carabaoFortune', 'carabao'),
    named('slot', 'galleonTreasure', 'galleon'),
  ],
  RNG: [
    named('slot', 'boracaySunset', 'sun'),
    named('slot', 'mangoMania', 'mango'),
    named('slot', 'perlasNgSilangan', 'pearl'),
    named('slot', 'fiestaCherries', 'cherry'),
    named('slot', 'diwataDiamonds', 'gem'),
    named('slot', 'chocolateHillsCash', 'chest'),
    named('slot', 'masskaraMagic', 'mask'),
    named('slot', 'palawanButterflies', 'butterfly'),
    named('slot', 'tripleSiyete', 'seven'),
    named('slot', 'bahayKuboBells', 'bell'),
    named('slot', 'kwitisCountdown', 'rocket'),
    named('slot', 'buwanAtBituin', 'moon'),
  ],
  FISH: [
    named('fish', 'tubbatahaHunters', 'shark'),
    named('fish', 'goldenLapuLapu', 'fish'),
    named('fish', 'pugitaFrenzy', 'octopus'),
    named('fish', 'pawikanBay', 'turtle'),
    named('fish', 'haringAlimango', 'crab'),
    named('fish', 'tridentOfBathala', 'trident'),
  ],
  LIVE: [
    named('roulette', 'manilaBayRoulette', 'wheel'),
    named('baccarat', 'intramurosBaccarat', 'cards'),
    named('sicBo', 'sicBoSampaloc', 'dice'),
    named('dragonTiger', 'haranaDragonTiger', 'hand'),
    named('roulette', 'peryaRoulette', 'fortuneWheel'),
    named('baccarat', 'vipBaccaratMakati', 'chip'),
  ],
  PVP: [
    named('dragonTiger', 'barkadaDragonTiger', 'hand'),
    named('coin', 'kalyeCoinToss', 'coin'),
    named('dice', 'sevenDiceRoyale', 'dice'),
    named('dragonTiger', 'dragonTigerTambayan', 'spade'),
    named('colorGame', 'colorGamePerya', 'chips'),
    named('dragonTiger', 'dragonTigerKnights', 'knight'),
  ],
  BINGO: [
    named('bingo', 'bingoSaPlaza', 'balls'),
    named('bingo', 'barangayBingo', 'bingoCard'),
    named('bingo', 'tambioloBingoGold', 'drum'),
    named('bingo', 'simbangGabiBingo', 'parol'),
  ],
  SPORTS: [
    named('matches', 'laroSportsbook', 'trophy'),
    named('matches', 'ligaFootball', 'shield'),
    named('matches', 'footballSaturday', 'football'),
    named('matches', 'footballMainEvent', 'medal'),
    named('matches', 'footballByTheBay', 'sun'),
  ],
  ESPORTS: [
    named('matches', 'avanteChampionship', 'trophy'),
    named('matches', 'agilaOpen', 'shield'),
    named('matches', 'ironMesaLeague', 'swords'),
    named('matches', 'talaForceCup', 'headset'),
    named('matches', 'islaArenaSeries', 'pad'),
  ],
  COCKFIGHT: [named('sabong', 'derbySabongLive', 'rooster'), named('sabong', 'grandSabongRing', 'ring')],
  LOTT: [
    named('digits', 'swerteTres3D', 'calendar'),
    named('six42', 'swerte642', 'balls'),
    named('six49', 'swerte649', 'ticket'),
    named('six55', 'swerte655', 'drum'),
  ],
  ELOTT: [named('digits', 'kalyeLotto18', 'ticket'), named('digits', 'threeMinuteLottery', 'calendar')],
  ELOTTO: [named('digits', 'isangNumero3D', 'calendar'), named('digits', 'isangNumeroGabi3D', 'ticket')],
};

export interface Hall {
  classify: HallName;
  kind: GameKind;
  /** Heroes with a distinctive look. */
  heroes?: readonly HeroName[];
}

/** Games in slot halls other than plain slots, by name. */
export const halls: readonly Hall[] = [
  { classify: 'JP', kind: 'slot' },
  { classify: 'SC', kind: 'scratch' },
  { classify: 'VP', kind: 'poker', heroes: ['cards', 'hand', 'spade', 'chip'] },
  { classify: 'TG', kind: 'dragonTiger', heroes: ['swords', 'knight', 'hand', 'shield'] },
  { classify: 'AC', kind: 'crash', heroes: ['rocket', 'moon', 'bolt', 'butterfly'] },
  { classify: 'BG', kind: 'bingo', heroes: ['balls', 'bingoCard', 'drum'] },
];
