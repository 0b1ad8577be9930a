// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { elementsBelow, harmOf, hostileHtml } from '@araw/testing/hostileHtml';
import { harmlessHtml } from './harmlessHtml.ts';

const attacks = Object.values(hostileHtml).flat();

/** Faults of a text once a page shows it. */
function harmIn(html: string): string[] {
  const box = document.implementation.createHTMLDocument().createElement('div');
  box.innerHTML = html;
  return elementsBelow(box).flatMap(harmOf);
}

describe('[POP-07] HTML that attacks the page', () => {
  test.each(Object.entries(hostileHtml))('is sent sanitised: %s', (_name, ofOneKind) => {
    const harmful = ofOneKind
      .map((attack) => ({ attack, harm: harmIn(harmlessHtml(attack, [])) }))
      .filter(({ harm }) => harm.length > 0);
    expect(harmful).toEqual([]);
  });

  test('would do harm if it were not', () => {
    expect(attacks.filter((attack) => harmIn(attack).length > 0).length).toBeGreaterThan(150);
  });
});

test.each([
  '<p>Cash in <strong>₱100</strong> &amp; <em>play</em></p>',
  '<h3>Steps</h3><ol start="2"><li>One</li><li>Two</li></ol>',
  '<table><thead><tr><th scope="col">Level</th></tr></thead><tbody><tr><td colspan="2">1</td></tr></tbody></table>',
  '<p dir="rtl" lang="ar">مرحبا</p>',
  '<a href="/m/sports?a=1#top">in</a>',
  '<a href="https://example.com/" target="_blank" rel="noopener noreferrer nofollow">out</a>',
  '<a href="mailto:help@araw.example">write</a> <a href="tel:+639171234567">call</a>',
])('[POP-07] legitimate HTML is kept: %s', (html) => {
  expect(harmlessHtml(html, [])).toBe(html);
});

test('[POP-07] pictures come only from the operator and its picture hosts, and links only lead to allowed places', () => {
  const pictures =
    '<img src="/art/a.svg"><img src="https://cdn.example/a.png" alt="A"><img src="https://evil.example/a.png">';
  expect(harmlessHtml(pictures, ['https://cdn.example'])).toBe(
    '<img src="/art/a.svg" alt="" /><img src="https://cdn.example/a.png" alt="A" />',
  );
  expect(
    harmlessHtml('<a href="//b.example" target="_top">x</a><a href="http://a@b.example">y</a>', []),
  ).toBe('<a>x</a><a>y</a>');
  expect(harmlessHtml('x'.repeat(200_000), [])).toHaveLength(65_536);
});
