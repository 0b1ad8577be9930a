import { expect, test } from 'vitest';
import { codePicture } from './codePicture.ts';

test('[DEV-06] a code is its own picture, black on white, however the page is styled', () => {
  const picture = codePicture({ width: 5, height: 4, bars: [{ x: 1, y: 2, width: 3, height: 1 }] });
  expect(picture).toMatch(/^data:image\/svg\+xml,/);
  expect(decodeURIComponent(picture.slice('data:image/svg+xml,'.length))).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 5 4" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h5v4h-5z"/><path d="M1 2h3v1h-3z"/></svg>',
  );
});
