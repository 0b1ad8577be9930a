import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(path, 'utf8');
const files = ['src', 'screens'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
);
const sheets = files.filter((name) => name.endsWith('.css')).toSorted();
const views = files.filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx')).toSorted();

interface Rule {
  sheet: string;
  selector: string;
  /** The last value of a property, or ''. */
  of(property: string): string;
}

/** The rules of a style sheet, those in media queries too. */
const rulesIn = (sheet: string): Rule[] =>
  [
    ...read(sheet)
      .replaceAll(/\/\*.*?\*\//gs, '')
      .matchAll(/([^{}]+)\{([^{}]*)\}/g),
  ].map(([, selector = '', body = '']) => ({
    sheet,
    selector: selector.trim(),
    of: (property) =>
      body
        .split(';')
        .map((line) => line.split(/:(.*)/s))
        .findLast(([name = '']) => name.trim() === property)?.[1]
        ?.trim() ?? '',
  }));
const rules = sheets.flatMap(rulesIn);
const place = ({ sheet, selector }: Rule) => `${sheet} ${selector}`;

const tokens = new Map(
  [
    ...read('src/theme/tokens.css')
      .split('[data-theme')[0]!
      .matchAll(/(--[\w-]+): ([^;]+);/g),
  ].map(([, name = '', value = '']) => [name, value]),
);
/** A length in px on a phone with a home indicator of 34 px, the menu's labels shown and the keyboard closed. */
function px(length: string): number {
  let plain = length;
  while (plain.includes('var('))
    plain = plain.replace(/var\((--[\w-]+)(?:, ([^()]*))?\)/, (_, name: string, fallback?: string) => {
      const value = tokens.get(name) ?? fallback;
      if (value === undefined) throw new Error(`${name} in ${length}`);
      return value;
    });
  const js = plain
    .replaceAll(/env\(safe-area-inset-bottom(?:, 0px)?\)/g, '34')
    .replaceAll(/([\d.]+)rem/g, (_, size: string) => String(Number(size) * 16))
    .replaceAll('px', '')
    .replaceAll('calc', '')
    .replaceAll('max(', 'Math.max(');
  if (!/^(?:Math\.max|[\d.\s+*/(),-])+$/.test(js)) throw new Error(`${length} is ${js}`);
  return Number(runInNewContext(js));
}

/** The last of a padding's values that is at its end. */
function endOf(padding: string): string {
  const parts = [...padding.matchAll(/(?:[^\s()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g)].map(String);
  return parts[2] ?? parts[0] ?? '0px';
}
const endPadding = (rule: Rule) => rule.of('padding-block-end') || endOf(rule.of('padding'));

/** It holds sheets of every kind; each has a foot of its own. */
const sheet = 'screens/ui/dialogs/BottomSheet.module.css .sheet';
const feet = [
  'screens/shared/filters/FilterSheet.module.css .foot',
  'screens/shared/payments/ConfirmationSheet.module.css .body',
  'screens/records/bets/BetDetail.module.css .foot',
  'screens/records/range/RangePicker.module.css .foot',
  'screens/envelopeRain/EnvelopeRain.module.css .sheetBar',
  'screens/deposit/Deposit.module.css .ways',
  'src/shell/game/MoneyShort.module.css .content',
];

test('[DEV-03] what stands at the lower edge of the page keeps its content out of the home indicator’s way', () => {
  const atTheEdge = rules.filter(
    (rule) => /^(?:fixed|sticky)$/.test(rule.of('position')) && rule.of('inset-block-end') !== '',
  );
  const covered = atTheEdge.filter((rule) => px(rule.of('inset-block-end')) + px(endPadding(rule)) < 34);
  expect(covered.map(place)).toEqual([sheet]);
  const lifted = rules.filter((rule) => feet.includes(place(rule)) && px(endPadding(rule)) >= 34 + 8);
  expect(lifted.map(place).toSorted()).toEqual(feet.toSorted());
  expect(atTheEdge.length).toBeGreaterThan(10);
});

test('[DEV-03] what floats over a page that has the bottom menu stands above the menu and the home indicator', () => {
  const menu = rulesIn('screens/ui/layout/BottomMenu.module.css').find(
    ({ selector }) => selector === '.menu',
  )!;
  expect([px(menu.of('inset-block-end')), px(menu.of('padding-block-end'))]).toEqual([0, 34]);
  // 68 px of the menu's entries and 34 px of the indicator.
  const floating = [
    'src/shell/frame/Notices.module.css .notices',
    'src/shell/offers/Offers.module.css .offers',
    'screens/home/envelopes/FallenEnvelope.module.css .notice',
    'screens/registration/SubmitFoot.module.css .foot',
    'screens/mall/Mall.module.css .dock',
    'screens/ranks/Ranks.module.css .dock',
    'screens/shared/payments/TaskPage.module.css .page[data-above-menu] .bar',
  ];
  const heights = floating.map((name) => {
    const found = rules.find((rule) => place(rule) === name);
    const value = found?.of('inset-block-end') ?? '';
    return [name, px(value.replace('var(--menu)', 'var(--nav-height) + var(--safe-bottom)')) >= 102];
  });
  expect(heights.filter(([, isAbove]) => !isAbove)).toEqual([]);
});

test('[DEV-03] a page leaves room for the bottom menu below its last row', () => {
  const room = (sheet: string, selector: string) =>
    px(
      rulesIn(sheet)
        .find((rule) => rule.selector === selector)
        ?.of('padding-block-end') ?? '',
    );
  expect(room('src/shell/frame/Frame.module.css', '.aboveMenu')).toBe(102 + 16);
  expect(room('screens/agentHome/AgentHomeScreen.module.css', '.screen')).toBe(102 + 24);
});

/** The style sheets of a view by the names that it imports them under. */
const sheetsOf = (view: string) =>
  new Map(
    [...read(view).matchAll(/import (\w+) from '([^']+\.css)'/g)].map(([, name = '', path = '']) => [
      name,
      path.startsWith('#') ? path.slice(1) : join(dirname(view), path),
    ]),
  );

const isMirrored = (sheet: string, selector: string) =>
  rulesIn(sheet).some(
    (rule) => rule.selector === `[dir='rtl'] ${selector}` && rule.of('transform') === 'scaleX(-1)',
  );

test('[LANG-02] every arrow that points along the line of reading is mirrored in Arabic, Persian and Urdu', () => {
  expect(isMirrored('src/theme/base.css', '.directed')).toBe(true);
  // Its heading's style mirrors it.
  const heading = 'screens/ui/layout/SectionHeading';
  expect(isMirrored(`${heading}.module.css`, '.more svg')).toBe(true);

  const arrow =
    /<(?:Chevron|Arrow)(?:Left|Right)\b[^>]*>|<Icon(?:Button|Link)\b[^>]*\bicon=\{(?:Chevron|Arrow)(?:Left|Right)\}[^>]*/g;
  const arrows = views.flatMap((view) => [...read(view).matchAll(arrow)].map(([tag]) => ({ view, tag })));
  const unmirrored = arrows.filter(({ view, tag }) => {
    if (/\bdirected\b/.test(tag)) return false;
    const [, sheet = '', name = ''] = /className=\{(\w+)\.(\w+)\}/.exec(tag) ?? [];
    const path = sheetsOf(view).get(sheet);
    if (path) return !isMirrored(path, `.${name}`);
    return view !== `${heading}.tsx`;
  });
  expect(unmirrored).toEqual([]);
  expect(arrows.length).toBeGreaterThan(30);
});
