import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { announcementLists, banner } from './announcements.ts';
import { inboxPage } from './messages.ts';

const announced = (more: object) =>
  v.parse(announcementLists, { player: [{ id: 1, title: 'News', ...more }] }).player[0];
const message = (more: object) =>
  v.parse(inboxPage, {
    list: [{ id: '1', title: 'News', content: '', sentAt: 1, read: false, ...more }],
    totalPages: 1,
  }).list[0];

describe.each([
  ['an announcement', 'ANN-01', announced],
  ['a message of the inbox', 'MSG-03', message],
] as const)('%s [%s]', (_what, _requirement, parsed) => {
  test.each([
    [256, 256, false],
    [1_000, 1_000, false],
    [1_001, 1_000, true],
    [50_000, 1_000, true],
  ])('with a title of %i characters shows %i of them, trimmed: %s', (given, shown, trimmed) => {
    const row = parsed({ title: 'ñ'.repeat(given) });
    expect([row?.title.length, row?.title.endsWith('…'), row?.trimmed]).toEqual([shown, trimmed, trimmed]);
  });

  test.each([
    [65_536, 65_536, false],
    [65_537, 65_536, true],
    [1_000_000, 65_536, true],
  ])('with %i characters of content shows %i of them, trimmed: %s', (given, shown, trimmed) => {
    const row = parsed({ content: 'x'.repeat(given) });
    expect([row?.content.length, row?.trimmed]).toEqual([shown, trimmed]);
  });

  test('is never cut inside a character, and reports when the operator has cut it', () => {
    expect(parsed({ title: `${'x'.repeat(998)}🎰🎰` })?.title).toBe(`${'x'.repeat(998)}…`);
    expect(parsed({ content: `${'x'.repeat(65_535)}🎰` })?.content).toBe('x'.repeat(65_535));
    expect(parsed({ trimmed: true })).toMatchObject({ title: 'News', trimmed: true });
  });
});

test('[HOME-01] a banner’s long words are cut short, and the banner stays', () => {
  const shown = v.parse(banner, {
    url: '/art/a.svg',
    groupName: 'm_home',
    title: 'x'.repeat(129),
    subtitle: 'y'.repeat(300),
  });
  expect([shown.title, shown.subtitle]).toEqual([`${'x'.repeat(127)}…`, `${'y'.repeat(254)}…`]);
});
