import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { formatDateTimeIn } from '@araw/contract/values/dates';
import { renderScreen } from '#tests/screens/renderScreen.tsx';
import { OfflineStrip } from './OfflineStrip.tsx';

afterEach(() => void vi.useRealTimers());

test.each([
  ['Asia/Manila', '01/12/2026 08:05'],
  ['America/New_York', '30/11/2026 19:05'],
  ['Nowhere/None', '01/12/2026 00:05'],
])('[PAGE-06] [REC-01] the strip writes a moment like the other pages, in %s', (timeZone, written) => {
  vi.useFakeTimers({ now: Date.UTC(2026, 11, 1, 0, 5), toFake: ['Date'] });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderScreen(<OfflineStrip />, { answers: {}, info: { timeZone } });
  expect(written).toBe(formatDateTimeIn(timeZone, Date.now()));
  expect(screen.getByRole('status').textContent).toMatch(new RegExp(`As of ${written}\\.$`));
});
