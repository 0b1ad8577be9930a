import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import i18next from 'i18next';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadTexts, showLanguage } from '#locales/i18n.ts';
import { languages, type LanguageCode } from '@araw/contract/calls/languages';
import { firstOf } from '@araw/testing/shortRun';
import { RangePicker } from './RangePicker.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
});

const given = { from: '2026-11-16', to: '2026-11-20', earliest: '2026-01-15', today: '2026-11-22' };

async function show(more: Partial<typeof given> = {}) {
  const onApply = vi.fn<(range: { from: string; to: string }) => void>();
  const onClose = vi.fn<() => void>();
  render(<RangePicker {...given} {...more} onApply={onApply} onClose={onClose} />);
  await screen.findByRole('grid');
  return { user: userEvent.setup(), applied: () => onApply.mock.calls.map(([range]) => range), onClose };
}

/** By label, as it is faster: a role query checks the visibility of every element. */
const day = (name: string) => screen.getByLabelText<HTMLButtonElement>(new RegExp(`^${name}\\b`));
const month = () => screen.getByRole('grid');
const buttons = (cells = 'td') => [...month().querySelectorAll<HTMLButtonElement>(`${cells} button`)];
/** The days of the shown month, by button name. */
const daysShown = () => buttons().map((button) => button.ariaLabel);
const usable = () =>
  buttons()
    .filter(({ disabled }) => !disabled)
    .map((button) => button.textContent);
const marked = () => buttons('[aria-selected=true]').map((button) => button.ariaLabel);
const told = () => screen.getAllByRole('status').at(-1)?.textContent;
const apply = () => screen.getByText<HTMLButtonElement>('Show these dates');
const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index));

describe('a date range', () => {
  test('[REC-01] opens on the month of its last day, marked from the first to the last', async () => {
    const { user, applied } = await show();
    expect(screen.getByRole('dialog', { name: 'Choose dates' })).toBeDefined();
    expect(screen.getByRole('grid', { name: 'November 2026' })).toBe(month());
    expect(screen.getByRole('button', { name: 'Show these dates' })).toBe(apply());
    expect(marked()).toEqual([
      'Monday, November 16, 2026, first day',
      'Tuesday, November 17, 2026',
      'Wednesday, November 18, 2026',
      'Thursday, November 19, 2026',
      'Friday, November 20, 2026, last day',
    ]);
    expect(told()).toBe('16/11/2026 – 20/11/20265 days');
    await user.click(apply());
    expect(applied()).toEqual([{ from: '2026-11-16', to: '2026-11-20' }]);
  });

  test('[REC-01] one day alone is a range', async () => {
    const { user, applied } = await show();
    await user.click(day('Tuesday, November 3, 2026'));
    expect(marked()).toEqual(['Tuesday, November 3, 2026, first day, last day']);
    expect(told()).toBe('03/11/2026 – 03/11/2026Now choose the end: up to 90 days.');
    await user.click(apply());
    expect(applied()).toEqual([{ from: '2026-11-03', to: '2026-11-03' }]);
  });

  test.each([
    ['forwards', 'Tuesday, November 3', 'Thursday, November 5'],
    ['backwards', 'Thursday, November 5', 'Tuesday, November 3'],
  ])('[REC-01] takes two taps, %s as well; a third starts over', async (_, one, other) => {
    const { user, applied } = await show();
    await user.click(day(one));
    await user.click(day(other));
    expect(told()).toBe('03/11/2026 – 05/11/20263 days');
    await user.click(apply());
    await user.click(day('Monday, November 9'));
    await user.click(apply());
    expect(applied()).toEqual([
      { from: '2026-11-03', to: '2026-11-05' },
      { from: '2026-11-09', to: '2026-11-09' },
    ]);
  });

  test('[REC-01] the same day twice is that day', async () => {
    const { user, applied } = await show();
    await user.click(day('Tuesday, November 3'));
    await user.click(day('Tuesday, November 3'));
    expect(told()).toBe('03/11/2026 – 03/11/20261 day');
    await user.click(apply());
    expect(applied()).toEqual([{ from: '2026-11-03', to: '2026-11-03' }]);
  });

  test('[REC-01] is at most 90 days: from 22 November back to 25 August', async () => {
    const { user, applied } = await show();
    await user.click(day('Sunday, November 22'));
    const back = screen.getByRole('button', { name: 'Previous month' });
    for (let step = 0; step < 3; step += 1) await user.click(back);
    expect(screen.getByRole('grid', { name: 'August 2026' })).toBe(month());
    expect(usable()).toEqual(numbers(25, 31));
    await user.click(day('Tuesday, August 25'));
    expect(told()).toBe('25/08/2026 – 22/11/202690 days');
    expect(usable()).toEqual(numbers(1, 31));
    await user.click(apply());
    expect(applied()).toEqual([{ from: '2026-08-25', to: '2026-11-22' }]);
  });

  test('[REC-01] has no day before the earliest and none after today', async () => {
    const { user } = await show({ from: '2026-01-16', to: '2026-01-20', today: '2026-02-10' });
    const steps = ['Previous month', 'Next month'].map((name) => screen.getByRole('button', { name }));
    const open = () => steps.map((step) => step.getAttribute('aria-disabled') === null);
    expect({ month: month().ariaLabel, days: usable(), open: open() }).toEqual({
      month: 'January 2026',
      days: numbers(15, 31),
      open: [false, true],
    });
    await user.click(steps[1]!);
    expect({ month: month().ariaLabel, days: usable(), open: open() }).toEqual({
      month: 'February 2026',
      days: numbers(1, 10),
      open: [true, false],
    });
  });

  test.each([
    ['of 91 days', { from: '2026-08-24', to: '2026-11-22' }, { from: '2026-08-25', to: '2026-11-22' }],
    ['to come', { from: '2026-11-22', to: '2026-12-24' }, { from: '2026-11-22', to: '2026-11-22' }],
  ])('[REC-01] %s in the address keeps what is allowed', async (_, asked, allowed) => {
    const { user, applied } = await show(asked);
    await user.click(apply());
    expect(applied()).toEqual([allowed]);
  });

  test('[REC-01] closed, it applies nothing', async () => {
    const { user, applied, onClose } = await show();
    await user.click(day('Tuesday, November 3'));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.keyboard('{Escape}');
    expect({ applied: applied(), closed: onClose.mock.calls.length }).toEqual({ applied: [], closed: 2 });
  });
});

describe('by keyboard', () => {
  /** Tabs from the initially focused button, past the previous-month button, to the first chosen day. */
  const start = async () => {
    const shown = await show();
    await waitFor(() =>
      expect((document.activeElement as HTMLElement).ariaLabel).toBe(i18next.t('app.close')),
    );
    await shown.user.keyboard('{Tab}{Tab}');
    return { ...shown, keys: (keys: string) => shown.user.keyboard(keys) };
  };

  test('[REC-01] arrows move by days and weeks, page keys by months, Enter selects', async () => {
    const { keys, applied } = await start();
    expect(document.activeElement).toBe(day('Monday, November 16'));
    await keys('{ArrowRight}{ArrowUp}');
    expect(document.activeElement).toBe(day('Tuesday, November 10'));
    await keys('{Enter}{PageUp}');
    expect(document.activeElement).toBe(day('Saturday, October 10'));
    await keys('{ArrowLeft}{Enter}');
    expect(told()).toBe('09/10/2026 – 10/11/202633 days');
    apply().focus();
    await keys('{Enter}');
    expect(applied()).toEqual([{ from: '2026-10-09', to: '2026-11-10' }]);
  });

  test('[REC-01] stays within the days offered', async () => {
    const { keys } = await start();
    await keys('{ArrowDown}');
    expect(document.activeElement).toBe(day('Monday, November 16'));
    await keys('{End}{ArrowRight}{ArrowRight}');
    expect(document.activeElement).toBe(day('Sunday, November 22'));
  });

  test('[REC-01] in Arabic the left arrow moves forward', async () => {
    await loadTexts('records');
    await showLanguage('AR');
    const { keys } = await start();
    await keys('{ArrowLeft}{ArrowUp}');
    expect(document.activeElement?.textContent).toBe('10');
  });
});

describe('in another language', () => {
  test.each([
    ['CN', '2026年11月', ['日', '一', '二', '三', '四', '五', '六'], '2026年11月16日星期一, 第一天'],
    ['TH', 'พฤศจิกายน 2026', ['อา', 'จ', 'อ', 'พ', 'พฤ', 'ศ', 'ส'], 'วันจันทร์ที่ 16 พฤศจิกายน ค.ศ. 2026, วันแรก'],
    [
      'VI',
      'tháng 11 năm 2026',
      ['CN', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7'],
      'Thứ Hai, 16 tháng 11, 2026, ngày đầu',
    ],
    [
      'TY',
      'Nobyembre 2026',
      ['Lin', 'Lun', 'Mar', 'Miy', 'Huw', 'Biy', 'Sab'],
      'Lunes, Nobyembre 16, 2026, unang araw',
    ],
    ['AR', 'نوفمبر 2026', ['ح', 'ن', 'ث', 'ر', 'خ', 'ج', 'س'], 'الاثنين، 16 نوفمبر 2026, أول يوم'],
  ] as const)(
    '[REC-01] in %s the names are in that language, the calendar Gregorian, the digits Latin',
    async (code: LanguageCode, name, weekdays, first) => {
      await loadTexts('records');
      await showLanguage(code);
      await show();
      const { dir, htmlLang } = languages[code];
      const calendar = month().closest('[lang]');
      expect({
        name: month().ariaLabel,
        weekdays: [...month().querySelectorAll('th')].map((head) => head.textContent),
        first: marked()[0],
        days: usable(),
        dir: calendar?.getAttribute('dir'),
        lang: calendar?.getAttribute('lang'),
      }).toEqual({ name, weekdays, first, days: numbers(1, 22), dir, lang: htmlLang });
    },
  );
});

describe('on a device far away', () => {
  const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
  const zones = [
    'Pacific/Kiritimati',
    'Asia/Manila',
    'Pacific/Niue',
    // Clocks go back on 1 November.
    'America/New_York',
    // Clocks go forward at midnight, so that midnight doesn't exist.
    'Africa/Cairo',
    'Australia/Lord_Howe',
  ];
  /** Both sides of midnight in Manila. */
  const moments = ['2026-11-21T15:59:59Z', '2026-11-21T16:00:01Z'];

  test.each(firstOf(zones.flatMap((zone) => moments.map((moment) => [zone, moment] as const))))(
    '[REC-01] [REC-07] in %s at %s the days are the merchant’s',
    async (zone, moment) => {
      vi.stubEnv('TZ', zone);
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) });
      const { user, applied } = await show({ to: '2026-11-22' });
      expect(daysShown().map((name) => name?.replace(/, (first|last) day$/, ''))).toEqual(
        numbers(1, 30).map(
          (number, index) =>
            `${weekdays[index % 7]}, November ${number}, 2026${number === '22' ? ', today' : ''}`,
        ),
      );
      await user.click(apply());
      await user.click(day('Sunday, November 1'));
      await user.click(day('Sunday, November 22'));
      await user.click(apply());
      expect(applied()).toEqual([
        { from: '2026-11-16', to: '2026-11-22' },
        { from: '2026-11-01', to: '2026-11-22' },
      ]);
    },
  );

  test.each(firstOf(zones.slice(3)))(
    '[REC-07] in %s no day of the year is missing or doubled',
    async (zone) => {
      vi.stubEnv('TZ', zone);
      const { user } = await show({
        to: '2026-12-31',
        from: '2026-12-31',
        today: '2026-12-31',
        earliest: '2026-01-01',
      });
      const shown: string[][] = [];
      for (let step = 0; step < 12; step += 1) {
        shown.unshift(buttons().map((button) => button.textContent));
        await user.click(screen.getByLabelText('Previous month'));
      }
      expect(shown).toEqual([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].map((last) => numbers(1, last)));
    },
  );
});
