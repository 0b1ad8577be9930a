import { beforeAll, expect, test } from 'vitest';
import { stateTables } from '@araw/contract/values/stateTables';
import { findModels } from '@araw/flow/models';
import type { WalkedPath } from '@araw/flow/walkedPath';
import { atlasOf } from './atlas.ts';
import type { AtlasContent } from './content.ts';
import type { Picture } from './pictures.ts';

/** Exploring all of them takes minutes, and what is tested of the page doesn't depend on which they are. */
const few = ['balance', 'claim', 'login'];
const models = (await findModels()).map(({ model }) => model).filter(({ name }) => few.includes(name));
const steps = Array.from({ length: 400 }, (_, place) => ({
  sentence: `step ${place}`,
  taken: [],
  states: ['form.editing'],
  seen: ['</script><b>'],
  picture: `${place}.jpg`,
}));
const walked: WalkedPath[] = [
  { machine: 'login', variant: 'username only', number: 1, requirements: ['LOGIN-01'], passed: true, steps },
];
let html = '';
let content: AtlasContent;
// Not at import time: it explores charts, even if these tests are excluded.
beforeAll(async () => {
  ({ html, content } = await atlasOf(models, {
    walked,
    read: (file): Picture => ({ type: 'image/jpeg', bytes: Buffer.alloc(9_000, file) }),
    recompressions: [(pictures) => Promise.resolve(pictures)],
  }));
});

test(
  'the page stays under 4 MB, includes the pictures that fit and counts those left out',
  { tags: ['full'] },
  () => {
    expect(Buffer.byteLength(html)).toBeLessThan(4_000_000);
    expect(Buffer.byteLength(html)).toBeGreaterThan(3_900_000);
    expect(content.pictures.length).toBeGreaterThan(0);
    expect(content.picturesLeftOut).toBe(400 - content.pictures.length);
  },
);

test('[CASH-22] the page has and draws every state table with all its cells', { tags: ['full'] }, () => {
  expect([...html.matchAll(/<svg class="chart" data-table="([^"]*)"/g)].map(([, name]) => name)).toEqual(
    Object.keys(stateTables),
  );
  expect(
    content.tables.map(({ name, events, states }) => [
      name,
      {
        columns: events.map((event) => [event.name, ...event.actors]),
        rows: Object.fromEntries(states.map((state) => [state.name, state.cells])),
      },
    ]),
  ).toEqual(Object.entries(stateTables));
});

test('the page has every chart and makes no requests', { tags: ['full'] }, () => {
  expect([...html.matchAll(/<svg class="chart" data-chart="([^"]*)"/g)].map(([, name]) => name)).toEqual(
    models.map(({ name }) => name),
  );
  const markup = html.replaceAll(/<script[\s\S]*?<\/script>/g, '');
  expect(markup.match(/(?:src|href|srcset)="(?!#|data:)[^"]*"|url\(|@import/g)).toBeNull();
});

test('no text in the content can close its script element', { tags: ['full'] }, () => {
  const json = /<script type="application\/json" id="content">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(json)).toEqual(content);
});
