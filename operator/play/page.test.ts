// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { instantKinds, type InstantKind, rulesOf } from './rules.ts';

const languages = ['en', 'cn', 'th', 'vi', 'ty', 'ar'];

/** What the operator answers when a game of this kind is opened. */
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
  };
}

/** The page's own script; it has no types. */
const script = 'play';

/** A round of this bet in which each draw came out lowest. */
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

async function openPage(kind: InstantKind, query: string) {
  vi.resetModules();
  window.history.replaceState(null, '', `/play/G1?code=once&${query}`);
  document.documentElement.innerHTML = readFileSync('operator/play/page/play.html', 'utf8');
  const bets: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    const sent = JSON.parse(body);
    const isBet = address.endsWith('/bet');
    if (isBet) bets.push(sent);
    const value = isBet ? played(kind, sent) : opened(kind);
    return { status: 200, json: async () => ({ success: true, value }) };
  });
  await import(`./page/${script}.js`);
  await vi.waitFor(() => expect(message()).not.toBe(''));
  return bets;
}

/** Motion is off: the games show every outcome at once. */
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

describe.each(instantKinds)('the page of %s', (kind) => {
  it.each(languages)('plays and tells a round in %s, without a raw text', async (language) => {
    const bets = await openPage(kind, `language=${language}&css=dark`);
    expect(document.documentElement.dir).toBe(language === 'ar' ? 'rtl' : 'ltr');
    const greeting = message();
    at('play').click();
    await vi.waitFor(() => expect(message()).not.toBe(greeting));
    await vi.waitFor(() => expect(at('play').getAttribute('aria-disabled')).toBe('false'));
    const { choices } = rulesOf(kind);
    expect(bets).toMatchObject([{ stake: 5, choice: choices[0]?.id ?? null }]);
    expect(at('stage').childElementCount).toBeGreaterThan(0);
    expect(document.body.textContent).not.toMatch(/undefined|null|NaN|[{}]/);
    expect(document.querySelectorAll('[name=choice]')).toHaveLength(choices.length);
  });
});

describe('every page', () => {
  it('comes in English where the language is none it knows, in the theme it was launched with', async () => {
    await openPage('coin', 'language=constructor&css=light');
    expect(document.documentElement.lang).toBe('en');
    expect(document.documentElement.dataset['theme']).toBe('light');
    expect(at('play').textContent).toBe('Flip');
  });

  it.each(['', 'purple'])('follows the device where the theme is %j', async (css) => {
    await openPage('coin', `language=en&css=${css}`);
    expect(document.documentElement.dataset['theme']).toBe('light');
  });
});
