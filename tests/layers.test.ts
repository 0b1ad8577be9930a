import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('layers lie in this order, from the page up', () => {
  const tokens = [...readFileSync('src/theme/tokens.css', 'utf8').matchAll(/--layer-(\w+): (\d+);/g)];
  const order = tokens
    .map(([, name, place]) => ({ name, place: Number(place) }))
    .toSorted((one, other) => one.place - other.place);
  expect(order).toEqual(
    ['dock', 'header', 'bar', 'game', 'menu', 'dialog', 'strip', 'news', 'notice', 'start'].map(
      (name, place) => ({ name, place: place + 1 }),
    ),
  );
});
