// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { eventually } from '@araw/testing/eventually';

const at = (id: string) => document.getElementById(id) as HTMLElement;

/** A lottery with one draw on sale, as the operator describes it. */
const lottery = {
  token: 'play-token',
  kind: 'lottery',
  name: 'Lucky three',
  balance: 1000,
  stakes: [1, 2, 5],
  now: Date.now(),
  events: [
    {
      id: 'd1',
      numero: '20260115-001',
      closesAt: Date.now() + 3_600_000,
      choices: [{ id: 'big', times: 1.9 }],
      digitsTimes: 900,
    },
  ],
  tickets: [],
  results: [],
  prizeMode: '1900',
  paytables: [],
  returns: { digits: 9_000, sides: 9_500 },
  commitment: 'c'.repeat(64),
};

async function openPage(state: object = lottery) {
  vi.resetModules();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  window.history.replaceState(null, '', '/play/book/L1?code=once&language=en');
  document.documentElement.innerHTML = readFileSync('operator/pages/book.html', 'utf8');
  const bets: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    if (address.endsWith('book/place')) bets.push(JSON.parse(body));
    return { status: 200, json: async () => ({ success: true, value: state }) };
  });
  await import('./book.ts');
  await eventually(() => expect(at('open').hidden).toBe(false));
  return bets;
}

/** As a browser does: a key clicks a button that has the focus, unless the page prevents it. */
function hold(target: HTMLElement, repeat: boolean) {
  const pressed = new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true });
  if (target.dispatchEvent(pressed) && target instanceof HTMLButtonElement) target.click();
}

it('[DEV-02] without `:has()` the pick whose digits get the focus is marked, and empty lists are hidden', async () => {
  const results = [{ numero: '20260115-000', winningNumbers: '1-2-3', proof: { winningNumbers: '1-2-3' } }];
  await openPage({ ...lottery, results });
  const marked = () => [...document.querySelectorAll('label.checked')].map(({ className }) => className);
  expect(marked()).toEqual([]);
  document.querySelector<HTMLInputElement>('input[name=digits]')?.focus();
  expect(marked()).toEqual(['pick digits checked']);
  document.querySelector<HTMLElement>('[aria-pressed=false]')?.click();
  expect(marked()).toEqual([]);
  const isHidden = (id: string) => at(id).closest('section')?.hidden;
  expect([isHidden('tickets'), isHidden('results')]).toEqual([true, false]);
});

it('[PROT-07] a key held down on the button or in the digits places one bet; the next needs another press', async () => {
  const bets = await openPage();
  const digits = document.querySelector<HTMLInputElement>('input[name=digits]');
  if (!digits) throw new Error('There is no field for digits');
  digits.focus();
  digits.value = '123';
  let placed = 0;
  for (const target of [at('place'), digits]) {
    for (let press = 0; press < 2; press += 1) {
      hold(target, false);
      placed += 1;
      await eventually(() => expect(bets).toHaveLength(placed));
      await eventually(() => expect(at('place').getAttribute('aria-disabled')).toBe('false'));
      for (let times = 0; times < 3; times += 1) hold(target, true);
      expect(bets).toHaveLength(placed);
    }
  }
});
