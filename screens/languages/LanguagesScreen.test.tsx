import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { shell as polish } from '#locales/pl/shell.ts';
import { member, renderScreen } from '#tests/screens/renderScreen.tsx';
import { LanguagesScreen } from './LanguagesScreen.tsx';

const show = () => ({
  ...renderScreen(<LanguagesScreen />, { path: '/m/languages', answers: {}, session: member }),
  user: userEvent.setup(),
});
const named = () =>
  within(screen.getByRole('group', { name: 'Language' }))
    .queryAllByRole('radio')
    .map((choice) => choice.closest('label')?.textContent);

/** In the order of their names: Latin letters first. */
const latin =
  'Bahasa Indonesia, Bahasa Melayu, Deutsch, English, Español, Français, Italiano, Polski, Português, Tagalog, Tiếng Việt, Türkçe';
const others =
  'Русский, Українська, اردو, العربية, فارسی, नेपाली, हिन्दी, বাংলা, தமிழ், සිංහල, ไทย, ລາວ, မြန်မာ, ខ្មែរ, 한국어, 日本語, 简体中文, 繁體中文';
const everyName = `${latin}, ${others}`.split(', ');

describe('[LANG-02] the list of languages', () => {
  test('has thirty, each by its own name, in order of the names', () => {
    show();
    expect(new Set(named())).toEqual(new Set(everyName));
    expect(everyName).toHaveLength(30);
    expect(named().slice(0, 12)).toEqual(latin.split(', '));
    expect(screen.getByRole('radio', { name: 'English' })).toHaveProperty('checked', true);
  });

  test('marks each row with its own language for screen readers', () => {
    show();
    const languageOf = (name: string) => screen.getByRole('radio', { name }).closest('label')?.lang;
    expect(['日本語', 'Português', '繁體中文', 'Tagalog', 'Українська'].map(languageOf)).toEqual([
      'ja',
      'pt-BR',
      'zh-Hant',
      'fil',
      'uk',
    ]);
  });

  test.each([
    ['espanol', ['Español']],
    ['日本', ['日本語']],
    ['jap', ['日本語']],
    ['GERMAN', ['Deutsch']],
    ['chin', ['简体中文', '繁體中文']],
    ['melayu', ['Bahasa Melayu']],
    ['рус', ['Русский']],
  ])('searching “%s” finds %s', async (typed, names) => {
    const { user } = show();
    await user.type(screen.getByRole('searchbox', { name: 'Search languages' }), typed);
    expect(new Set(named())).toEqual(new Set(names));
    expect(screen.getByRole('status').textContent).toBe('');
  });

  test('says when nothing is found', async () => {
    const { user } = show();
    await user.type(screen.getByRole('searchbox', { name: 'Search languages' }), 'klingon');
    expect(named()).toEqual([]);
    expect(screen.getByRole('status').textContent).toBe("We don't have that language yet.");
  });

  test('[LANG-01] switches the language immediately and stores it', async () => {
    const { user, storage } = show();
    await user.click(screen.getByRole('radio', { name: 'Polski' }));
    expect(await screen.findByRole('group', { name: polish.title.languages })).toBeDefined();
    expect([storage.read('language'), document.documentElement.lang]).toEqual(['PL', 'pl']);
  });
});
