import { act, screen } from '@testing-library/react';
import { useTranslation } from 'react-i18next';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { showLanguage } from '#locales/i18n.ts';
import type { LanguageCode } from '@araw/contract/calls/languages';
import { gamesFrom, renderScreen } from '#tests/screens/renderScreen.tsx';
import { HotStrip } from '#screens/shared/games/HotStrip.tsx';

afterEach(() => void vi.useRealTimers());

function Heading() {
  const { t } = useTranslation();
  return <h1>{t('title.settings')}</h1>;
}

/** Renders the heading and the hot games, which are fetched once in English. */
async function show() {
  const shown = renderScreen(
    <>
      <Heading />
      <HotStrip gameType="RNG" />
    </>,
    { answers: { hotGames: () => ({ list: gamesFrom(1, 2) }) } },
  );
  expect(await screen.findByText('Game 1')).toBeDefined();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const languages = () =>
    shown.requestsOf('hotGames').map((request) => (request as { language: string }).language);
  return { ...shown, languages };
}

const choose = (code: LanguageCode) => act(() => showLanguage(code));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('[LANG-04] a change of language', () => {
  test('appears immediately, and reloads the data 250 ms later', async () => {
    const { languages } = await show();
    await choose('VI');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Cài đặt');
    await pass(249);
    expect(languages()).toEqual(['eng']);
    await pass(1);
    expect(languages()).toEqual(['eng', 'VI']);
  });

  test('followed by others reloads the data once, in the last language', async () => {
    const { languages } = await show();
    await choose('TH');
    await pass(200);
    await choose('CN');
    await pass(200);
    await choose('TY');
    await pass(249);
    expect(languages()).toEqual(['eng']);
    await pass(1);
    expect(languages()).toEqual(['eng', 'tl']);
  });

  test('undone in time reloads nothing', async () => {
    const { languages } = await show();
    await choose('TH');
    await pass(200);
    await choose('EN');
    await pass(1_000);
    expect(languages()).toEqual(['eng']);
  });
});
