import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { loadTexts, showLanguage, startI18n } from '#locales/i18n.ts';
import { showLastLogin } from './lastLogin.ts';

beforeAll(async () => {
  startI18n();
  await loadTexts('accounts');
});
afterEach(() => showLanguage('EN'));

const show = vi.fn<(kind: string, text: string, time?: number) => () => void>(() => () => {});
afterEach(() => show.mockClear());

// 00:30 of the next day in Manila.
const at = Date.UTC(2026, 4, 3, 16, 30);

describe('[PROT-08] the login before the accepted one', () => {
  test.each([
    [{ device: 'Chrome · Android', place: 'PH' }, 'Chrome · Android, Philippines'],
    [{ device: 'Safari · iPhone', place: 'Quezon City' }, 'Safari · iPhone, Quezon City'],
    [{ device: '', place: '' }, 'Unknown device, Unknown location'],
    [{ device: '', place: 'XX' }, 'Unknown device, Unknown location'],
  ])('%j is shown in the merchant’s time: %s', (from, words) => {
    showLastLogin({ notices: { show } }, { at, ...from }, 'Asia/Manila');
    expect(show.mock.calls).toEqual([['info', `Your last login: 04/05/2026 00:30, ${words}`, 8_000]]);
  });

  test('is shown in the time of another merchant', () => {
    showLastLogin({ notices: { show } }, { at, device: '', place: 'US' }, 'America/New_York');
    expect(show.mock.calls[0]?.[1]).toBe('Your last login: 03/05/2026 12:30, Unknown device, United States');
  });

  test('is shown in the current language', async () => {
    await showLanguage('VI');
    showLastLogin({ notices: { show } }, { at, device: '', place: 'PH' }, 'Asia/Manila');
    expect(show.mock.calls[0]?.[1]).toBe(
      'Lần đăng nhập trước: 04/05/2026 00:30, Thiết bị không rõ, Philippines',
    );
  });

  test('is not shown for the first login', () => {
    showLastLogin({ notices: { show } }, null, 'Asia/Manila');
    expect(show).not.toHaveBeenCalled();
  });
});
