// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { InstantKind } from '#operator/database/tables/games.tables.ts';
import { handOf } from '#operator/rules/poker.ts';
import { instantKinds, rulesOf } from '#operator/rules/rules.ts';
import { everyDraw } from '#operator/testing/everyDraw.ts';
import { languageCodes } from '@araw/contract/calls/languages';
import { eventually } from '@araw/testing/eventually';
import { firstOf } from '@araw/testing/shortRun';

const codes = languageCodes.map((code) => code.toLowerCase());

/** English and two others; all kinds together show each. */
const languagesOf = (kind: InstantKind) => {
  const others = codes.filter((code) => code !== 'en');
  const place = 2 * instantKinds.indexOf(kind);
  return ['en', ...[place, place + 1].map((at) => others[at % others.length] ?? '')];
};

const freshSeeds = { commitment: 'c'.repeat(64), clientSeed: '', rounds: 0 };

/** The operator's answer when a game of this kind is opened. */
function opened(kind: InstantKind) {
  const { choices, explanation, returnToPlayer, kind: stage } = rulesOf(kind);
  return {
    token: 'play-token',
    name: 'Manila Gold Rush',
    fun: false,
    balance: 1000,
    stakes: [1, 2, 5, 10],
    kind: stage,
    choices: choices.map(({ id, hundredths }) => ({ id, times: hundredths / 100 })),
    explanation,
    returnToPlayer: returnToPlayer / 100,
    lastRound: null,
    seeds: freshSeeds,
  };
}

/** A round of this bet with every draw at its lowest value. */
function played(kind: InstantKind, { stake, choice }: { stake: number; choice: string | null }) {
  const { draws, settle } = rulesOf(kind);
  const { hundredths, outcome } = settle(
    draws.map(() => 0),
    choice,
  );
  const payout = (stake * hundredths) / 100;
  return { round: { id: 'r1', stake, payout, choice, outcome }, balance: 1000 - stake + payout };
}

const at = (id: string) => document.getElementById(id) as HTMLElement;
const message = () => at('message').textContent;

class Refused {
  readonly value: unknown;
  constructor(value: unknown) {
    this.value = value;
  }
}

async function openPage(kind: InstantKind, query: string, answers: Record<string, () => unknown> = {}) {
  vi.resetModules();
  window.history.replaceState(null, '', `/play/G1?code=once&${query}`);
  document.documentElement.innerHTML = readFileSync('operator/pages/play.html', 'utf8');
  const bets: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    const sent = JSON.parse(body);
    const call = address.replace('/play/api/', '');
    if (call === 'bet') bets.push(sent);
    const values: Record<string, () => unknown> = {
      open: () => opened(kind),
      bet: () => played(kind, sent),
      ...answers,
    };
    const value = values[call]?.();
    return value instanceof Refused
      ? { status: 409, json: async () => ({ success: false, code: 'conflict', value: value.value }) }
      : { status: 200, json: async () => ({ success: true, value }) };
  });
  await import('./play.ts');
  await eventually(() => expect(message()).not.toBe(''));
  return bets;
}

/** With reduced motion the games show results immediately. */
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

it('[LANG-02] is tried in thirty languages', () => {
  expect(new Set(instantKinds.flatMap(languagesOf)).size).toBe(30);
});

describe.each(instantKinds)('the page of %s', (kind) => {
  it.each(firstOf(languagesOf(kind)))(
    'plays a round and shows it in %s, without an untranslated text',
    async (language) => {
      const bets = await openPage(kind, `language=${language}&css=dark`);
      expect(document.documentElement.dir).toBe(['ar', 'fa', 'ur'].includes(language) ? 'rtl' : 'ltr');
      const greeting = message();
      at('play').click();
      await eventually(() => expect(message()).not.toBe(greeting));
      await eventually(() => expect(at('play').getAttribute('aria-disabled')).toBe('false'));
      const { choices } = rulesOf(kind);
      const seeds = { commitment: freshSeeds.commitment, clientSeed: expect.stringMatching(/^[\da-f]{32}$/) };
      expect(bets).toMatchObject([{ stake: 5, choice: choices[0]?.id ?? null, seeds }]);
      expect(at('stage').childElementCount).toBeGreaterThan(0);
      expect(document.body.textContent).not.toMatch(/\b(?:undefined|null|NaN)\b|[{}]/);
      expect(document.querySelectorAll('[name=choice]')).toHaveLength(choices.length);
    },
  );
});

describe('[LANG-02] the font of a script', () => {
  const loads = vi.fn<(name: string) => void>();
  const font = (name: string) => () => {
    loads(name);
    return {};
  };

  beforeEach(() => {
    loads.mockClear();
    vi.doMock('@fontsource/noto-sans-thai/thai-400.css', font('Thai'));
    vi.doMock('@fontsource/noto-sans-arabic/arabic-400.css', font('Arabic'));
  });

  // jsdom measures every letter alike, so here the device has none.
  it.each([
    ['th', 'Thai'],
    ['ur', 'Arabic'],
  ])('is loaded by a page in %s on a device without one: %s', async (language, name) => {
    await openPage('coin', `language=${language}`);
    await eventually(() => expect(loads.mock.calls).toEqual([[name]]));
  });

  it('is not loaded by a page in Latin letters', async () => {
    const fonts = vi.fn<() => void>();
    vi.doMock('../../src/theme/fonts/scriptFonts.ts', () => {
      fonts();
      return { loadScriptFont: fonts };
    });
    await openPage('coin', 'language=pl');
    vi.doUnmock('../../src/theme/fonts/scriptFonts.ts');
    expect(fonts).not.toHaveBeenCalled();
  });
});

describe('[DEV-02] in a browser without `:has()`', () => {
  const picks = () => [...document.querySelectorAll<HTMLInputElement>('[name=choice]')];
  const marked = () =>
    [...document.querySelectorAll<HTMLInputElement>('label.checked input')].map(({ value }) => value);

  it('the chosen pick alone is marked, from the start and after each tap', async () => {
    await openPage('baccarat', 'language=en');
    expect(marked()).toEqual([picks()[0]?.value]);
    picks()[1]?.click();
    expect(marked()).toEqual([picks()[1]?.value]);
  });

  it('a fish that is tapped marks its pick', async () => {
    await openPage('fish', 'language=en');
    const last = picks().at(-1)?.value ?? '';
    document.querySelector(`.fish.${last}`)?.dispatchEvent(new MouseEvent('click'));
    expect(marked()).toEqual([last]);
  });

  it('no style depends on it', () => {
    const asked = /@supports (?:not )?selector\(:has\(a\)\) \{\s*[^{}]*\{[^{}]*\}\s*\}/g;
    const styles = readdirSync('operator/pages').filter((name) => name.endsWith('.css'));
    const depending = styles.filter((name) =>
      readFileSync(`operator/pages/${name}`, 'utf8').replaceAll(asked, '').includes(':has('),
    );
    expect(depending).toEqual([]);
  });
});

/** As a browser does: a key clicks the button that has the focus, unless the page prevents it. */
function hold(button: HTMLElement, repeat: boolean) {
  const pressed = new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true });
  if (button.dispatchEvent(pressed)) button.click();
}

describe('[PROT-07] a key that is held down', () => {
  const idle = () => eventually(() => expect(at('play').getAttribute('aria-disabled')).toBe('false'));

  it('plays one round; the next needs another press', async () => {
    const bets = await openPage('coin', 'language=en');
    hold(at('play'), false);
    await eventually(() => expect(bets).toHaveLength(1));
    await idle();
    for (let times = 0; times < 3; times += 1) hold(at('play'), true);
    await idle();
    expect(bets).toHaveLength(1);
    hold(at('play'), false);
    await eventually(() => expect(bets).toHaveLength(2));
    await idle();
  });
});

describe('[PROT-07] a round that wins no more than its stake', () => {
  const effects = () => document.querySelectorAll('.win, .lines, .winner, .full, .dim').length;

  const cards = [0, 0, 5, 6, 7].map((rank, index) => ({ rank, suit: index % 4 }));
  const reels = Array.from({ length: 5 }, () => ['sun', 'mango', 'lime']);
  const line = { reels, wins: [{ line: 0, symbol: 'mango', count: 3, times: 5 }] };
  const [two, nine] = [
    { cards: cards.slice(0, 2), total: 2 },
    { cards: cards.slice(2, 4), total: 9 },
  ];
  /** An outcome that pays, of each kind whose page shows what paid. */
  const paying: Partial<Record<InstantKind, object>> = {
    slot: line,
    lineSlot: line,
    poker: { cards, hand: 'pair' },
    scratch: { symbols: [1, 1, 1, 2, 2, 3, 3, 5, 5], prize: 1 },
    bingo: {
      card: Array.from({ length: 25 }, (_, place) => place + 1),
      balls: [1, 2, 3, 4, 5],
      lines: [[0, 1, 2, 3, 4]],
      corners: false,
    },
    baccarat: { player: two, banker: nine, side: 'banker' },
    dragonTiger: { dragon: cards[0], tiger: cards[4], side: 'tiger' },
  };

  describe.each(Object.entries(paying) as [InstantKind, object][])('%s', (kind, outcome) => {
    it.each([
      ['a centavo less than the stake', 4.99, '₱4.99 of ₱5.00 back', false],
      ['exactly the stake', 5, '₱5.00 of ₱5.00 back', false],
      ['a centavo more than the stake', 5.01, 'You won ₱5.01', true],
    ])('%s', async (_payout, payout, said, isWin) => {
      const round = { id: 'r1', stake: 5, payout, jackpotWon: 0, choice: null, outcome };
      await openPage(kind, 'language=en', { bet: () => ({ round, balance: 1000 }) });
      at('play').click();
      await eventually(() => expect(message()).toContain(said));
      expect([at('message').className, effects() > 0]).toEqual([isWin ? 'won' : '', isWin]);
      await openPage(kind, 'language=en', { open: () => ({ ...opened(kind), lastRound: round }) });
      expect([at('message').className, effects() > 0]).toEqual([isWin ? 'won' : '', isWin]);
    });
  });
});

describe('before the first round', () => {
  it.each(['slot', 'lineSlot'] as const)(
    'the reels of %s show a position where they can stop without a win',
    { tags: ['full'] },
    async (kind) => {
      await openPage(kind, 'language=en');
      const shown = [...at('stage').querySelectorAll('.reel')].map((reel) =>
        [...reel.querySelectorAll('use')].map((use) => use.getAttribute('href')?.slice(1)),
      );
      const { draws, settle } = rulesOf(kind);
      const standing = [];
      for (const stops of everyDraw(draws)) {
        const { outcome } = settle(stops, null);
        if (JSON.stringify(outcome['reels']) === JSON.stringify(shown)) standing.push(outcome);
      }
      expect(standing).toEqual([{ reels: shown, wins: [] }]);
      expect(at('stage').querySelectorAll('.win, .lines')).toHaveLength(0);
    },
  );

  it('the poker cards are a losing hand', async () => {
    await openPage('poker', 'language=en');
    const shown = [...at('stage').querySelectorAll('.card')].map((card) => card.textContent ?? '');
    const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
    const cards = shown.map((text) => {
      const [, rank = '', suit = ''] = /(\d+|[AJQK])([♠♥♣♦])/.exec(text) ?? [];
      return '♠♥♣♦'.indexOf(suit) * ranks.length + ranks.indexOf(rank);
    });
    expect(new Set(cards).size).toBe(5);
    expect(handOf(cards)).toBe('nothing');
  });
});

describe('the proofs of a game', () => {
  const usedSeeds = { commitment: 'd'.repeat(64), clientSeed: 'mine', rounds: 2 };
  const serverSeed = 'e'.repeat(64);
  const proven = (nonce: number, seed: string | null) => ({
    ...played('coin', { stake: 1, choice: 'sun' }).round,
    serverSeed: seed,
    proof: { kind: 'coin', sizes: [2], numbers: [0], seeds: { ...usedSeeds, rounds: undefined, nonce } },
  });
  const others = [
    { ...proven(0, null), proof: null },
    { ...proven(0, null), proof: { kind: 'coin', sizes: [2], numbers: [0], seeds: null } },
  ];

  async function openProofs(language: string, answers: Record<string, () => unknown>) {
    const bets = await openPage('coin', `language=${language}&css=light`, answers);
    (at('fairness') as HTMLDetailsElement).open = true;
    at('fairness').dispatchEvent(new Event('toggle'));
    await eventually(() => expect(at('proofs').childElementCount).toBeGreaterThan(0));
    return bets;
  }

  const links = () => [...at('proofs').querySelectorAll('a')].map((link) => new URL(link.href));

  it.each(firstOf(codes))(
    'are shown in %s, each round with a link that contains everything known about it',
    async (language) => {
      const rounds = [proven(1, null), proven(0, serverSeed), ...others];
      await openProofs(language, { proofs: () => ({ seeds: usedSeeds, ended: null, rounds }) });
      expect(at('proofs').textContent).not.toMatch(/\b(?:undefined|null|NaN)\b|[{}]/);
      expect(links().map(({ pathname, search }) => pathname + search)).toEqual(
        Array.from({ length: 3 }, () => `/play/verify?language=${language}&css=light`),
      );
      const shown = links().map(({ hash }) => Object.fromEntries(new URLSearchParams(hash.slice(1))));
      const known = {
        game: 'coin',
        commitment: usedSeeds.commitment,
        client: 'mine',
        sizes: '2',
        numbers: '0',
        pick: 'sun',
        outcome: '{"side":"sun"}',
      };
      expect(shown).toEqual([{ ...known, nonce: '1' }, { ...known, nonce: '0', seed: serverSeed }, {}]);
      expect(at('clientSeed')).toMatchObject({ value: 'mine', readOnly: true });
    },
  );

  it('end the seeds, reveal the old one, and continue with the player’s choice', async () => {
    const ended = { commitment: usedSeeds.commitment, serverSeed, rounds: 2 };
    const bets = await openProofs('en', {
      proofs: () => ({ seeds: usedSeeds, ended: null, rounds: [proven(1, null)] }),
      'seeds/end': () => ({ seeds: freshSeeds, ended, rounds: [proven(1, serverSeed)] }),
    });
    at('endSeeds').click();
    await eventually(() => expect(at('proofs').textContent).toContain(serverSeed));
    expect(at('proofs').textContent).toContain(freshSeeds.commitment);
    expect(at('endSeeds').getAttribute('aria-disabled')).toBe('true');
    const field = at('clientSeed') as HTMLInputElement;
    expect(field).toMatchObject({ readOnly: false, value: expect.stringMatching(/^[\da-f]{32}$/) });
    for (const [text, invalid] of [
      ['my-own', 'false'],
      ['not mine!', 'true'],
    ] as const) {
      field.value = text;
      field.dispatchEvent(new Event('input'));
      expect(field.getAttribute('aria-invalid')).toBe(invalid);
    }
    at('play').click();
    await eventually(() => expect(bets).toHaveLength(1));
    expect(bets).toMatchObject([{ seeds: { commitment: freshSeeds.commitment, clientSeed: 'my-own' } }]);
  });

  it('say when the seeds were changed elsewhere, and the next bet uses the new ones', async () => {
    const bets = await openPage('coin', 'language=en&css=dark', {
      bet: () => new Refused({ seeds: usedSeeds, decided: 'k' }),
    });
    at('play').click();
    await eventually(() =>
      expect(message()).toContain('Your seeds were changed on another page. No money moved.'),
    );
    at('play').click();
    await eventually(() => expect(bets).toHaveLength(2));
    const { commitment, clientSeed } = usedSeeds;
    expect(bets[1]).toMatchObject({ seeds: { commitment, clientSeed } });
  });
});

describe('every page', () => {
  it('is in English for an unknown language, with the theme of the launch', async () => {
    await openPage('coin', 'language=constructor&css=light');
    expect(document.documentElement.lang).toBe('en');
    expect(document.documentElement.dataset['theme']).toBe('light');
    expect(at('play').textContent).toBe('Flip');
  });

  it('[LANG-02] counts in Khmer in a browser that lacks its plural rules', async () => {
    vi.spyOn(Intl.PluralRules.prototype, 'select').mockReturnValue('one');
    await openPage('bingo', 'language=km&css=dark');
    const { t } = await import('./shared/texts.ts');
    expect(t('bingoLines', { count: 1 })).toContain('1');
  });

  it.each(['', 'purple'])('follows the device if the theme is %j', async (css) => {
    await openPage('coin', `language=en&css=${css}`);
    expect(document.documentElement.dataset['theme']).toBe('light');
  });
});
