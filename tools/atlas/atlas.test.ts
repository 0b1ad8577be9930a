import { beforeAll, expect, test } from 'vitest';
import { stateTables } from '#services/contract/stateTables.ts';
import { findModels } from '@araw/flow/models';
import type { WalkedPath } from '@araw/flow/walkedPath';
import { atlasOf } from './atlas.ts';
import type { AtlasContent } from './content.ts';
import type { Picture } from './pictures.ts';

const models = (await findModels()).map(({ model }) => model);
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
// Not while the file is read: every chart is explored for it, also where its tests are left out.
beforeAll(async () => {
  ({ html, content } = await atlasOf(models, {
    walked,
    read: (file): Picture => ({ type: 'image/jpeg', bytes: Buffer.alloc(9_000, file) }),
    recompressions: [(pictures) => Promise.resolve(pictures)],
  }));
});

test(
  'the page stays under 4 MB, takes the pictures that fit and says how many it left out',
  { tags: ['full'] },
  () => {
    expect(Buffer.byteLength(html)).toBeLessThan(4_000_000);
    expect(Buffer.byteLength(html)).toBeGreaterThan(3_900_000);
    expect(content.pictures.length).toBeGreaterThan(0);
    expect(content.picturesLeftOut).toBe(400 - content.pictures.length);
  },
);

test('[CASH-22] the page has every state table with all its cells, and draws it', { tags: ['full'] }, () => {
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

test('the page has every chart and asks nothing of the network', { tags: ['full'] }, () => {
  expect([...html.matchAll(/<svg class="chart" data-chart="([^"]*)"/g)].map(([, name]) => name)).toEqual(
    models.map(({ name }) => name),
  );
  const markup = html.replaceAll(/<script[\s\S]*?<\/script>/g, '');
  expect(markup.match(/(?:src|href|srcset)="(?!#|data:)[^"]*"|url\(|@import/g)).toBeNull();
});

test('no text of the content ends the script that carries it', { tags: ['full'] }, () => {
  const json = /<script type="application\/json" id="content">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(json)).toEqual(content);
});
