import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { drawTile } from '#operator/art/tile.ts';
import { contentRows } from '#operator/content/content.seed.ts';
import { contentTexts } from '#operator/content/contentTexts.ts';
import type { GameKind } from '#operator/database/tables/games.tables.ts';
import { isLottery } from '#operator/rules/drawTimes.ts';
import { type LanguageCode, languageCodes } from '@araw/contract/calls/languages';
import {
  covers,
  type GameClassify,
  gameClassifies,
  type GameType,
  gameTypes,
  minBets,
} from '@araw/contract/games/gameCodes';
import { type SeedGame, seedCatalogue } from './data/seedCatalogue.ts';
import { seedCategories, seedVendors } from './data/vendors.ts';
import { gameRows } from './games.seed.ts';

const catalogue = seedCatalogue();
const noon = Date.UTC(2026, 10, 21, 12);

const codesAbroad = languageCodes.filter((code) => code !== 'EN');
const nameIn = (code: LanguageCode, { name, names }: SeedGame) =>
  code === 'EN' ? name : (names[code] ?? '');

const unique = (values: unknown[]) => new Set(values).size === values.length;
const ofTypes = (types: readonly GameType[]) => catalogue.filter(({ gameType }) => types.includes(gameType));

/** Pairs that are side by side or above each other in a grid of two columns. */
const neighbours = (list: readonly SeedGame[]) =>
  list.flatMap((game, index) =>
    [...(index % 2 === 0 ? [index + 1] : []), index + 2].flatMap((other) => {
      const neighbour = list[other];
      return neighbour ? [[game, neighbour] as const] : [];
    }),
  );

describe('the game seed', () => {
  test('has over 650 games in every category from at least 20 vendors, with unique names', () => {
    expect(catalogue.length).toBeGreaterThanOrEqual(650);
    expect(seedVendors.length).toBeGreaterThanOrEqual(20);
    expect([...new Set(catalogue.map(({ gameType }) => gameType))].toSorted()).toEqual(
      [...gameTypes].toSorted(),
    );
    expect(unique(catalogue.map(({ name }) => name.toLowerCase()))).toBe(true);
    expect(unique(catalogue.map(({ gameId }) => gameId))).toBe(true);
    expect(unique(catalogue.map(({ nodeId, vendor }) => `${vendor} ${nodeId}`))).toBe(true);
    expect(catalogue.map(({ popularity }) => popularity)).toEqual(catalogue.map((_, index) => index + 1));
  });

  test('gives every vendor the number of games promised', () => {
    const counted = seedVendors.map(({ code, games }) => [
      code,
      Object.fromEntries(
        Object.keys(games).map((gameType) => [
          gameType,
          catalogue.filter((game) => game.vendor === code && game.gameType === gameType).length,
        ]),
      ),
    ]);
    expect(counted).toEqual(seedVendors.map(({ code, games }) => [code, games]));
  });

  test('[LIST-03] has something for every filter value', () => {
    const hall = ofTypes(covers('RNG'));
    for (const classify of gameClassifies)
      expect(hall.filter((game) => game.classify === classify).length).toBeGreaterThan(9);
    for (const minBet of minBets.slice(1))
      expect(hall.filter((game) => game.minBet === Math.round(Number(minBet) * 100)).length).toBeGreaterThan(
        25,
      );
  });

  test('[ENT-01] has categories with a single vendor, so that tapping the tab launches it', () => {
    expect(seedVendors.filter(({ games }) => games.COCKFIGHT).map(({ code }) => code)).toEqual(['DS88']);
    expect(seedCategories.map(({ category }) => category)).not.toContain('ESPORTS');
    expect(seedCategories.map(({ category }) => category)).not.toContain('JL');
  });

  test('has a hot game in every category and labels it', () => {
    const hot = catalogue.filter(({ hotRank }) => hotRank !== null);
    expect(new Set(hot.map(({ gameType }) => gameType)).size).toBe(gameTypes.length);
    expect(hot.every(({ labels }) => labels.includes('HOT'))).toBe(true);
    expect(hot.filter(({ gameType }) => gameType === 'RNG').length).toBeGreaterThanOrEqual(6);
    expect(hot.filter(({ gameType, freeplay }) => gameType === 'RNG' && !freeplay)).toEqual([]);
  });

  test('[TILE-06] [PERM-02] lets trial players play every lottery', () => {
    const games = catalogue.filter(({ gameType }) => isLottery(gameType));
    expect(games.length).toBeGreaterThan(40);
    expect(games.filter(({ freeplay }) => !freeplay)).toEqual([]);
  });

  test('is not random: two seeds are identical, whatever the hour', () => {
    const digest = (now: number) =>
      createHash('sha256')
        .update(JSON.stringify([gameRows(), contentRows(now)]))
        .digest('hex');
    expect(digest(noon + 3_600_000)).toBe(digest(noon));
  });
});

describe('[LANG-02] the names of the games in every language', () => {
  const latin = /^\p{Lu}/u;
  /** Begins or is written in it. */
  const scripts: Partial<Record<LanguageCode, RegExp>> = {
    AR: /^\p{Script=Arabic}/u,
    BN: /\p{Script=Bengali}/u,
    CN: /\p{Script=Han}/u,
    FA: /^\p{Script=Arabic}/u,
    HI: /\p{Script=Devanagari}/u,
    JA: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
    KM: /\p{Script=Khmer}/u,
    KO: /\p{Script=Hangul}/u,
    LO: /\p{Script=Lao}/u,
    MY: /\p{Script=Myanmar}/u,
    NE: /\p{Script=Devanagari}/u,
    RU: /\p{Script=Cyrillic}/u,
    SI: /\p{Script=Sinhala}/u,
    TA: /\p{Script=Tamil}/u,
    TH: /\p{Script=Thai}/u,
    TW: /\p{Script=Han}/u,
    UK: /\p{Script=Cyrillic}/u,
    UR: /^\p{Script=Arabic}/u,
  };

  test.each(languageCodes)('%s names each game in its own script, and no two alike', (code) => {
    const names = catalogue.map((game) => nameIn(code, game));
    expect(names.filter((name) => !(scripts[code] ?? latin).test(name))).toEqual([]);
    expect(names.filter((name) => name !== name.trim() || /[{}]|\s\s/.test(name))).toEqual([]);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  /** Reviewed: loan words, places, and brands that the lotteries go by. */
  const kept = {
    'Swerte 6/42': 'DE ES FR ID IT MS PL PT TR TY',
    'Swerte 6/49': 'DE ES FR ID IT MS PL PT TR TY',
    'Swerte 6/55': 'DE ES FR ID IT MS PL PT TR TY',
    'Swerte Tres 3D': 'DE ES FR ID IT MS PL PT TR TY',
    'Isang Numero 3D': 'TY',
    'Kalye Lotto 18': 'TY',
    'Jeepney Deluxe': 'DE ES FR ID IT MS PL PT TR',
    'Peso Deluxe': 'DE ES FR ID IT MS PL PT TR',
    'Turbo Peso': 'ES FR ID IT MS PL PT TR',
    'Turbo Mango': 'ES IT PL TR',
    'Jeepney Poker': 'TR',
    'Peso Poker': 'TR',
    'Mango Bingo': 'TR',
    'Mango Mania': 'IT',
    'Roulette Link': 'FR IT',
    'Sic Bo Sampaloc': 'ID MS',
    'Agila Open': 'TY',
    'Bangka Dragon Tiger': 'TY',
    'Bingo sa Plaza': 'TY',
    'Buwan at Bituin': 'TY',
    'Derby Sabong Live': 'TY',
    'Haring Alimango': 'TY',
    'Laro Sportsbook': 'TY',
    'Parol Poker': 'TY',
    'Perlas ng Silangan': 'TY',
    'VIP Baccarat Makati': 'TY',
  };

  test('are the English ones only where they are reviewed', () => {
    const equal = catalogue
      .map((game) => [game.name, codesAbroad.filter((code) => nameIn(code, game) === game.name)] as const)
      .filter(([, codes]) => codes.length > 0)
      .map(([name, codes]) => [name, codes.toSorted().join(' ')]);
    expect(Object.fromEntries(equal)).toEqual(kept);
  });

  test('are put together as each language does it', () => {
    const game = catalogue.find(({ name }) => name === 'Blazing Crystal Ball Jackpot')!;
    const some = ['AR', 'CN', 'DE', 'ES', 'FR', 'HI', 'JA', 'KM', 'RU', 'TH', 'TR', 'VI'] as const;
    expect(Object.fromEntries(some.map((code) => [code, nameIn(code, game)]))).toEqual({
      AR: 'جاكبوت لهيب كرة البلور',
      CN: '烈焰水晶球累积大奖',
      DE: 'Feuer-Kristallkugel-Jackpot',
      ES: 'Jackpot Cristal en Llamas',
      FR: 'Jackpot Cristal en Feu',
      HI: 'अग्नि क्रिस्टल बॉल जैकपॉट',
      JA: '燃えるクリスタルジャックポット',
      KM: 'ជែកផតបាល់កែវភ្លើង',
      RU: 'Джекпот: Хрустальный шар в огне',
      TH: 'แจ็กพอตลูกแก้วลุกโชน',
      TR: 'Alevli Kristal Küre Jackpot',
      VI: 'Nổ Hũ Quả Cầu Pha Lê Rực Lửa',
    });
  });

  test('fit a tile: most have at most 24 letters, none more than 40', () => {
    // Signs above and below a letter take no room.
    const lengthOf = (name: string) => name.replace(/\p{M}/gu, '').length;
    const long = languageCodes.flatMap((code) => {
      const lengths = catalogue.map((game) => lengthOf(nameIn(code, game)));
      const share = lengths.filter((length) => length > 24).length / catalogue.length;
      return share > 0.21 || Math.max(...lengths) > 40 ? [[code, share, Math.max(...lengths)]] : [];
    });
    expect(long).toEqual([]);
  });

  test('are those that the banners use', () => {
    const named = (name: string) => catalogue.find((game) => game.name === name)!;
    const wrong = languageCodes.filter((code) => {
      const { jackpot, exclusive } = contentTexts[code].banners;
      return (
        jackpot.title !== nameIn(code, named('Jeepney Jackpot')) ||
        !exclusive.title.includes(nameIn(code, named('Carabao Fortune')))
      );
    });
    expect(wrong).toEqual([]);
  });
});

describe('a name says what kind of game it is', () => {
  const kinds = [
    ...(['baccarat', 'bingo', 'colorGame', 'crash', 'coin', 'dice', 'dragonTiger'] as const),
    ...(['poker', 'roulette', 'sabong', 'scratch', 'sicBo', 'six42', 'six49', 'six55'] as const),
  ] satisfies GameKind[];
  /**
   * What names contain for each of these kinds but the last three, in each language; slots, fish and esports are named
   * after their pictures.
   */
  const words: Record<LanguageCode, string> = {
    AR: 'باكارات/بينغو/ألوان/تحليق/الوجه والظهر/نرد/تنين/بوكر/روليت/الديوك/كشط/سيك بو',
    BN: 'ব্যাকারাট/বিঙ্গো/কালার গেম/উড়াল/কয়েন টস/সাতের ছক্কা/ড্রাগন টাইগার/পোকার/রুলেট/মোরগ লড়াই/স্ক্র্যাচ/সিক বো',
    CN: '百家乐/宾果/彩色骰/飞行/抛硬币/七点骰/龙虎/扑克/轮盘/斗鸡/刮刮乐/骰宝',
    DE: 'Baccarat/Bingo/Farbspiel/-Flug/Münzwurf/Siebener-Würfel/Dragon[- ]Tiger/Poker/Roulette/Hahnenkampf/Rubbellos/Sic[- ]Bo',
    EN: 'Baccarat/Bingo/Color Game/Flight/Coin Toss/Seven Dice/Dragon Tiger/Poker/Roulette/Sabong/Scratch/Sic Bo',
    ES: 'Baccarat/Bingo/Colores/Vuelo/Cara o Cruz/Dados del Siete/Dragón Tigre/Póker/Ruleta/Gallos/Raspadita/Sic Bo',
    FA: 'باکارا/بینگو/بازی رنگ/پرواز/شیر یا خط/تاس هفت/اژدها و ببر/پوکر/رولت/جنگ خروس/خراشیدنی/سیک‌بو',
    FR: 'Baccarat/Bingo/Couleurs/^Vol /Pile ou Face/Dés du Sept/Dragon Tigre/Poker/Roulette/Coqs/Grattage/Sic Bo',
    HI: 'बैकारेट/बिंगो/कलर गेम/उड़ान/कॉइन टॉस/सेवन डाइस/ड्रैगन टाइगर/पोकर/रूलेट/मुर्गों की लड़ाई/स्क्रैच/सिक बो',
    ID: 'Bakarat/Bingo/Main Warna/Terbang/Lempar Koin/Dadu Tujuh/Naga Macan/Poker/Rolet/Sabung Ayam/Gosok/Sic Bo',
    IT: 'Baccarat/Bingo/Gioco Colori/Volo/Testa o Croce/Dadi del Sette/Drago Tigre/Poker/Roulette/Galli/Gratta/Sic Bo',
    JA: 'バカラ/ビンゴ/カラーゲーム/フライト/コイントス/セブンダイス/ドラゴンタイガー/ポーカー/ルーレット/闘鶏/スクラッチ/シックボー',
    KM: 'បាការ៉ា/ប៊ីនហ្គោ/ហ្គេមពណ៌/ហោះហើរ/បោះកាក់/ឡុកឡាក់/នាគខ្លា/ប៉ូកឃ័រ/រូឡែត/ជល់មាន់/កោស/ស៊ីកបូ',
    KO: '바카라/빙고/컬러 게임/비행/동전 던지기/세븐 주사위/드래곤 타이거/포커/룰렛/투계/스크래치/식보',
    LO: 'ບາຄາຣ່າ/ບິງໂກ/ເກມສີ/ຖ້ຽວບິນ/ໂຍນຫຼຽນ/ລູກເຕົ໋າ/ເສືອມັງກອນ/ໂປກເກີ/ຣູເລັດ/ຕີໄກ່/ບັດຂູດ/ໄຮໂລ',
    MS: 'Bakarat/Bingo/Main Warna/Terbang/Lambung Syiling/Dadu Tujuh/Naga Harimau/Poker/Rolet/Laga Ayam/Gores/Sic Bo',
    MY: 'ဘက်ကာရတ်/ဘင်ဂို/အရောင်ဂိမ်း/ပျံသန်း/ခေါင်းပန်းလှန်/ခုနစ်အံစာ/နဂါးကျား/ပိုကာ/ရူလက်/ကြက်တိုက်/ခြစ်ကတ်/ဆစ်ဘို',
    NE: 'ब्याकरा/बिङ्गो/कलर गेम/उडान/सिक्का उछाल/सात पासा/ड्रागन टाइगर/पोकर/रुलेट/भाले जुधाइ/स्क्र्याच/सिक बो',
    PL: 'Bakarat/Bingo/Kolorów/^Lot: /Rzut monetą/Kości na siedem/Smok-Tygrys/Poker/Ruletka/Kogut/Zdrapka/Sic Bo',
    PT: 'Bacará/Bingo/Cores/^Voo /Cara ou Coroa/Dados do Sete/Dragão Tigre/Pôquer/Roleta/Galos/Raspadinha/Sic Bo',
    RU: 'Баккара/Бинго/Красок/Полёт/Орлянка/Кости на семь/Дракон-Тигр/Покер/Рулетка/Петух/Скретч/Сик-бо',
    SI: 'බැකරා/බිංගෝ/කලර් ගේම්/පියාසර/කාසි උඩ දැමීම/හතේ දාදු/ඩ්‍රැගන් ටයිගර්/පෝකර්/රූලට්/කුකුළු පොර/සූරුම්/සික් බෝ',
    TA: 'பக்காரட்/பிங்கோ/கலர் கேம்/பறப்பு/நாணய டாஸ்/ஏழு பகடை/டிராகன் புலி/போக்கர்/ரூலெட்/சேவல் சண்டை/ஸ்கிராட்ச்/சிக் போ',
    TH: 'บาคาร่า/บิงโก/เกมสี/เที่ยวบิน/โยนเหรียญ/ลูกเต๋าเลขเจ็ด/เสือมังกร/โป๊กเกอร์/รูเล็ต/ไก่ชน/บัตรขูด/ไฮโล',
    TR: 'Bakara/Bingo/Renk Oyunu/Uçuş/Yazı Tura/Yedi Zar/Ejderha Kaplan/Poker/Rulet/Horoz Dövüşü/Kazı Kazan/Sic Bo',
    TW: '百家樂/賓果/顏色骰/飛行/擲硬幣/七點骰/龍虎/撲克/輪盤/鬥雞/刮刮樂/骰寶',
    TY: 'Baccarat/Bingo/Color Game/Lipad/Kara Krus/Dais ng Siyete/Dragon Tiger/Poker/Ruleta/Sabong/Kaskas/Sic Bo',
    UK: 'Бакара/Бінго/Барв/Політ/Орлянка/Кості на сім/Дракон-Тигр/Покер/Рулетка/Півн(?:ів|я)/Скретч/Сік-бо',
    UR: 'بکارا/بنگو/کلر گیم/فلائٹ/کوائن ٹاس/سیون ڈائس/ڈریگن ٹائیگر/پوکر/رولیٹ/مرغوں کی لڑائی/اسکریچ/سک بو',
    VI: 'Baccarat/Bingo/Trò Chơi Màu/Chuyến Bay/Tung Đồng Xu/Xúc Xắc Số Bảy/Rồng Hổ/Poker/Roulette/Đá Gà/Vé Cào/Tài Xỉu',
  };
  /** Names of games without rules. */
  const unknown =
    /blackjack|二十一点|tongits|通吉士|pusoy|十三张|mahjong|麻将|domino|骨牌|lucky nine|九点|money wheel|转轮|colour game|video|keno|基诺|billiard|bilyar|台球|eight ball|黑八|\b[45]D\b|four digits|四位|one.minute|分分彩|basket|篮球|tennis|网球|volley|balibol|排球|boxing|boksing|拳击|baseball|棒球/i;

  test.each(languageCodes)('in %s each name has a word for its own kind and no other', (code) => {
    const told = [...words[code].split('/'), '6/42', '6/49', '6/55'].map((word) => new RegExp(word, 'iu'));
    expect(told.length).toBe(kinds.length);
    const wrong = catalogue
      .map((game) => {
        const name = nameIn(code, game);
        return { name, kind: game.kind, said: kinds.filter((_, place) => told[place]?.test(name)) };
      })
      .filter(({ kind, said }) => String(said) !== (kinds.includes(kind as never) ? kind : ''));
    expect(wrong).toEqual([]);
  });

  test('no name is that of a game without rules', () => {
    const names = catalogue.flatMap((game) => languageCodes.map((code) => nameIn(code, game)));
    expect(names.filter((name) => unknown.test(name))).toEqual([]);
  });

  test('sports are football, and all other kinds follow the category', () => {
    const kindsOf = (gameType: GameType) => [...new Set(ofTypes([gameType]).map(({ kind }) => kind))];
    expect(ofTypes(['SPORTS']).filter(({ name }) => !/football|sportsbook/i.test(name))).toEqual([]);
    expect(kindsOf('SPORTS')).toEqual(['matches']);
    expect(kindsOf('ESPORTS')).toEqual(['matches']);
    expect(kindsOf('COCKFIGHT')).toEqual(['sabong']);
    expect(kindsOf('FISH')).toEqual(['fish']);
    expect(kindsOf('BINGO')).toEqual(['bingo']);
  });

  test('[LIST-03] a classify code matches the kind', () => {
    const kindsOf = (classify: GameClassify | null) =>
      new Set(
        ofTypes(['RNG', 'JL', 'BINGO'])
          .filter((game) => game.classify === classify)
          .map(({ kind }) => kind),
      );
    expect(kindsOf(null)).toEqual(new Set(['slot', 'lineSlot']));
    expect(kindsOf('JP')).toEqual(new Set(['slot']));
    expect(kindsOf('SC')).toEqual(new Set(['scratch']));
    expect(kindsOf('VP')).toEqual(new Set(['poker']));
    expect(kindsOf('TG')).toEqual(new Set(['dragonTiger']));
    expect(kindsOf('AC')).toEqual(new Set(['crash']));
    expect(kindsOf('BG')).toEqual(new Set(['bingo']));
  });
});

describe('the artwork of the seed', () => {
  const families = [...new Set(gameTypes.map((gameType) => String(covers(gameType))))];

  test.each(gameTypes)('no neighbours in %s share a hero or a palette', (gameType) => {
    const alike = neighbours(ofTypes(covers(gameType))).filter(
      ([a, b]) => a.design.hero === b.design.hero || a.design.palette === b.design.palette,
    );
    expect(alike).toEqual([]);
  });

  test('neighbours in one category or vendor of a longer list do not either', () => {
    const lists = families.flatMap((family) => {
      const games = ofTypes(family.split(',') as GameType[]);
      const by = (key: 'vendor' | 'gameType') =>
        [...new Set(games.map((game) => game[key]))].map((value) =>
          games.filter((game) => game[key] === value),
        );
      return [...by('vendor'), ...by('gameType')];
    });
    expect(lists.length).toBeGreaterThan(seedVendors.length);
    const alike = lists
      .flatMap(neighbours)
      .filter(([a, b]) => a.design.hero === b.design.hero || a.design.palette === b.design.palette);
    expect(alike).toEqual([]);
  });

  test('neighbours among the hot games do not look alike either', () => {
    const hot = catalogue.filter(({ hotRank }) => hotRank !== null);
    const lists = [hot, ...gameTypes.map((gameType) => hot.filter((game) => game.gameType === gameType))];
    const alike = lists
      .flatMap(neighbours)
      .filter(([a, b]) => a.design.hero === b.design.hero && a.design.palette === b.design.palette);
    expect(alike).toEqual([]);
  });

  test('a tile averages 0.9 KB and never exceeds 1.2 KB, compressed', { tags: ['full'] }, () => {
    // The server's compression.
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
    const sizes = catalogue.map(({ design }) => brotliCompressSync(drawTile(design), { params }).length);
    expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThanOrEqual(900);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(1200);
  });
});
