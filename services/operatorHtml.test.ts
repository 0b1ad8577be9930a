// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { elementsBelow, harmOf, hostileHtml } from '@araw/testing/hostileHtml';
import { sanitiseOperatorHtml } from './operatorHtml.ts';

const atRoot = { basePath: '/', apiBaseUrl: '' };
const shown = (html: string, origins: string[] = [], site = atRoot) => {
  const box = document.createElement('div');
  box.innerHTML = sanitiseOperatorHtml(html, origins, site) as unknown as string;
  return box;
};
const after = (html: string, origins?: string[]) => shown(html, origins).innerHTML;
const linkOf = (href: string) => {
  const link = shown(`<a href="${href}">x</a>`).querySelector('a');
  return link?.getAttribute('href') ?? null;
};

describe('[POP-07] attacks on the page are neutralised', () => {
  test('the corpus is large', () => {
    expect(Object.values(hostileHtml).flat().length).toBeGreaterThan(180);
  });

  test.each(Object.entries(hostileHtml))('%s', (_name, attacks) => {
    const harmful = attacks.flatMap((attack) => {
      const harm = elementsBelow(shown(attack)).flatMap(harmOf);
      return harm.length > 0 ? [{ attack, harm }] : [];
    });
    expect(harmful).toEqual([]);
  });

  test('sanitising twice changes nothing', () => {
    for (const attack of Object.values(hostileHtml).flat()) expect(after(after(attack))).toBe(after(attack));
  });
});

describe('[POP-07] legitimate content stays', () => {
  test.each([
    '<p>Cash in <strong>₱100</strong> &amp; <em>play</em></p>',
    '<h3>Steps</h3><ol start="2"><li>One</li><li>Two</li></ol>',
    '<table><thead><tr><th scope="col">Level</th></tr></thead><tbody><tr><td colspan="2">1</td></tr></tbody></table>',
    '<p dir="rtl" lang="ar">مرحبا</p>',
    '<blockquote><p>1 &lt; 2</p></blockquote>',
  ])('%s', (html) => {
    expect(after(html)).toBe(html);
  });

  test('the text of a removed tag', () => {
    expect(after('<font color="red"><center>Only today</center></font>')).toBe('Only today');
  });
});

describe('links', () => {
  test.each([
    ['/m/home', '/m/home'],
    ['/m/gameList?gameType=RNG#top', '/m/gameList?gameType=RNG#top'],
    [' /m/home ', '/m/home'],
    ['mailto:help@araw.example', 'mailto:help@araw.example'],
    ['tel:+639171234567', 'tel:+639171234567'],
    ['https://example.com/a?b=1&amp;c=2', 'https://example.com/a?b=1&c=2'],
    ['HTTP://example.com', 'http://example.com/'],
  ])('[POP-06] %s is kept', (href, kept) => {
    expect(linkOf(href)).toBe(kept);
  });

  test.each([
    ['home', '/m/home'],
    ['m/sports', '/m/sports'],
    ['./m/sports', '/m/sports'],
    ['../m/sports', '/m/sports'],
    ['./sports', '/m/sports'],
    ['member/home', '/m/member/home'],
    [' gameList?gameType=RNG#top ', '/m/gameList?gameType=RNG#top'],
  ])('[POP-06] the relative %j leads to %s, whichever page shows it', (href, path) => {
    expect(linkOf(href)).toBe(path);
  });

  test.each([
    '#top',
    '?index=1',
    'sms:1',
    'https:sports',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    '\\\\b.example',
    '..//b.example',
    'https://',
    'https://a@b.example',
    '//b.example',
    '',
  ])('[POP-07] %j leads nowhere', (href) => {
    expect(linkOf(href)).toBe(null);
  });

  test('[POP-06] external ones open in a new window without access to this one', () => {
    expect(after('<a href="https://example.com/" target="_top" rel="opener">x</a>')).toBe(
      '<a href="https://example.com/" target="_blank" rel="noopener noreferrer nofollow">x</a>',
    );
    expect(after('<a href="/m/home" target="_top">x</a>')).toBe('<a href="/m/home">x</a>');
  });
});

describe('[POP-07] pictures', () => {
  const origins = ['https://cdn.example'];

  test.each(['/art/banner/a.svg', 'https://cdn.example/a.png'])('%s is shown', (src) => {
    expect(after(`<img src="${src}" alt="A">`, origins)).toBe(`<img src="${src}" alt="A" loading="lazy">`);
  });

  test.each([
    'https://cdn.example:8443/a.png',
    'http://cdn.example/a.png',
    'https://evil.example/a.png',
    'data:image/png;base64,AAAA',
    'blob:https://cdn.example/1',
    'a.png',
    '',
  ])('%j is not', (src) => {
    expect(after(`<p>before<img src="${src}">after</p>`, origins)).toBe('<p>beforeafter</p>');
  });

  test('one without alternative text is decorative', () => {
    expect(shown('<img src="/art/a.svg">').querySelector('img')?.getAttribute('alt')).toBe('');
  });
});

describe('[KIT-02] on a sub-path and in front of another origin', () => {
  const site = { basePath: '/casino/', apiBaseUrl: 'https://api.example/v2' };
  const attribute = (html: string, name: string) =>
    shown(html, [], site).firstElementChild?.getAttribute(name) ?? null;

  test.each([
    ['/m/home', '/casino/m/home'],
    ['sports?a=1#top', '/casino/m/sports?a=1#top'],
    ['/', '/casino/'],
    ['https://example.com/m/home', 'https://example.com/m/home'],
    ['mailto:help@araw.example', 'mailto:help@araw.example'],
    ['//b.example', null],
  ])('the link %j leads to %j', (href, leads) => {
    expect(attribute(`<a href="${href}">x</a>`, 'href')).toBe(leads);
  });

  test('picture paths are on the operator’s host', () => {
    expect(attribute('<img src="/art/a.svg">', 'src')).toBe('https://api.example/art/a.svg');
  });
});

test('[POP-07] content beyond 64 KB is cut off', () => {
  expect(shown('x'.repeat(200_000)).textContent).toHaveLength(65_536);
});
