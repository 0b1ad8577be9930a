import { expect, test } from 'vitest';
import { languageCodes } from '@araw/contract/calls/languages';
import { askedLanguage, languageLinks } from './languageVersions.ts';

const linksOf = (html: string) =>
  [...html.matchAll(/<link rel="(\w+)"(?: hreflang="([\w-]+)")? href="([^"]+)">/g)].map(
    ([, rel, tag = rel, address]) => [tag, address],
  );
const page = { path: '/casino/m/login', siteLanguage: 'EN', offered: languageCodes } as const;

test('[LANG-02] [SHELL-02] a page names its address in each of thirty languages, the site’s own without a query', () => {
  expect(linksOf(languageLinks({ ...page, language: 'TW' }, 'https://play.example'))).toEqual([
    ['canonical', 'https://play.example/casino/m/login?lang=TW'],
    ['zh-Hans', 'https://play.example/casino/m/login?lang=CN'],
    ['en', 'https://play.example/casino/m/login'],
    ['th', 'https://play.example/casino/m/login?lang=TH'],
    ['vi', 'https://play.example/casino/m/login?lang=VI'],
    ['fil', 'https://play.example/casino/m/login?lang=TY'],
    ['ar', 'https://play.example/casino/m/login?lang=AR'],
    ['ja', 'https://play.example/casino/m/login?lang=JA'],
    ['my', 'https://play.example/casino/m/login?lang=MY'],
    ['es', 'https://play.example/casino/m/login?lang=ES'],
    ['hi', 'https://play.example/casino/m/login?lang=HI'],
    ['id', 'https://play.example/casino/m/login?lang=ID'],
    ['km', 'https://play.example/casino/m/login?lang=KM'],
    ['ko', 'https://play.example/casino/m/login?lang=KO'],
    ['ms', 'https://play.example/casino/m/login?lang=MS'],
    ['pt-BR', 'https://play.example/casino/m/login?lang=PT'],
    ['ta', 'https://play.example/casino/m/login?lang=TA'],
    ['zh-Hant', 'https://play.example/casino/m/login?lang=TW'],
    ['ur', 'https://play.example/casino/m/login?lang=UR'],
    ['tr', 'https://play.example/casino/m/login?lang=TR'],
    ['bn', 'https://play.example/casino/m/login?lang=BN'],
    ['fa', 'https://play.example/casino/m/login?lang=FA'],
    ['ru', 'https://play.example/casino/m/login?lang=RU'],
    ['lo', 'https://play.example/casino/m/login?lang=LO'],
    ['ne', 'https://play.example/casino/m/login?lang=NE'],
    ['fr', 'https://play.example/casino/m/login?lang=FR'],
    ['de', 'https://play.example/casino/m/login?lang=DE'],
    ['it', 'https://play.example/casino/m/login?lang=IT'],
    ['pl', 'https://play.example/casino/m/login?lang=PL'],
    ['si', 'https://play.example/casino/m/login?lang=SI'],
    ['uk', 'https://play.example/casino/m/login?lang=UK'],
    ['x-default', 'https://play.example/casino/m/login'],
  ]);
});

test('[LANG-02] [SHELL-02] only offered languages are named, and the site’s own page is canonical without a query', () => {
  const offered = ['TH', 'EN'] as const;
  const links = languageLinks(
    { path: '/', language: 'TH', siteLanguage: 'TH', offered },
    'https://a.example',
  );
  expect(linksOf(links)).toEqual([
    ['canonical', 'https://a.example/'],
    ['th', 'https://a.example/'],
    ['en', 'https://a.example/?lang=EN'],
    ['x-default', 'https://a.example/'],
  ]);
});

test.each([
  ['lang=TH', 'TH', ''],
  ['gameType=RNG&lang=TH&utm_id=1', 'TH', 'gameType=RNG&utm_id=1'],
  ['', undefined, ''],
  ['lang=UK', undefined, 'lang=UK'],
  ['lang=th', undefined, 'lang=th'],
  ['lang=TH&lang=EN', undefined, 'lang=TH&lang=EN'],
  ['lang=constructor', undefined, 'lang=constructor'],
])(
  '[LANG-02] [PAGE-03] ?%s of a site in Thai and English asks for %s and leaves %j',
  (query, asked, rest) => {
    const reading = askedLanguage(new URLSearchParams(query), ['TH', 'EN']);
    expect([reading.asked, String(reading.rest)]).toEqual([asked, rest]);
  },
);
