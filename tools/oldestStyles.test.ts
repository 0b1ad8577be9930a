import { expect, test } from 'vitest';
import { stylesForOldest } from './oldestStyles.ts';

test.each([
  [
    'a new unit of height',
    '.a{color:red;min-block-size:calc(100dvh - 8px)}',
    '@supports not (height: 1dvh){.a:not(#oldest){min-block-size:calc(100vh - 8px)}}',
  ],
  [
    'a unit of containers in a property of its own',
    '.a{--tile:calc(100cqi / 2)}',
    '@supports not (width: 1cqi){.a:not(#oldest){--tile:calc(100vw / 2)}}',
  ],
  [
    'a query of a container that is the page',
    '@container (inline-size>=520px){.a{--columns:3}}',
    '@supports not (container-type: inline-size){@media (min-width: 520px){.a:not(#oldest){--columns:3}}}',
  ],
  [
    'a query of a container that is no page',
    '@container (inline-size<240px){.a:before{top:0}}',
    '@supports not (container-type: inline-size){@media all{.a:not(#oldest):before{top:0}}}',
  ],
  ['a turn', '.a{rotate:45deg}', '@supports not (rotate: 1deg){.a:not(#oldest){transform:rotate(45deg)}}'],
  [
    'the ring of the focus',
    '.a:focus-visible{outline:none}',
    '@supports not selector(:focus-visible){.a:focus{outline:none}}',
  ],
  [
    'a rule inside another',
    '@media (min-width: 600px){.a{height:50dvh}}',
    '@supports not (height: 1dvh){@media (min-width: 600px){.a:not(#oldest){height:50vh}}}',
  ],
  ['what every browser knows', '.a{height:50vh}@keyframes b{to{height:50dvh}}', ''],
])('[DEV-02] %s has its counterpart for the oldest browsers', (_what, css, written) => {
  expect(stylesForOldest(css)).toEqual({ css: `${written}\n`, relations: [] });
});

test('[DEV-02] `:has()` becomes an attribute, which a script sets where the relation holds', () => {
  const css = '.a:has(:not(:checked)) .b{color:red}.a:has(:not(:checked)){color:blue}:root:has(> .c){top:0}';
  expect(stylesForOldest(css)).toEqual({
    css: '.a[data-has~="0"] .b{color:red}.a[data-has~="0"]{color:blue}:root[data-has~="1"]{top:0}\n',
    relations: [
      { of: '.a', has: ':not(:checked)' },
      { of: ':root', has: '> .c' },
    ],
  });
});
