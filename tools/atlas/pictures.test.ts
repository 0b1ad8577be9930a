import { expect, test } from 'vitest';
import type { WalkedPath, WalkedStep } from '@araw/flow/walkedPath';
import { choosePictures, type Picture, picturesInWords, type Recompress } from './pictures.ts';

const step = (picture: string | undefined, ...states: string[]): WalkedStep => ({
  sentence: 'something',
  taken: [],
  states,
  seen: [],
  picture,
});
const path = (...steps: WalkedStep[]): WalkedPath => ({
  machine: 'login',
  variant: 'only',
  number: 1,
  requirements: [],
  passed: true,
  steps,
});
const walked = [
  path(step('1.jpg', 'editing'), step('2.jpg', 'editing'), step('3.jpg', 'loggingIn')),
  path(step('4.jpg', 'editing'), step(undefined, 'failed'), step('5.jpg', 'failed')),
];
/** 300 distinct bytes for every file, but 2.jpg is identical to 1.jpg. */
const read = (file: string): Picture => ({
  type: 'image/jpeg',
  bytes: Buffer.alloc(300, file === '2.jpg' ? '1.jpg' : file),
});
const never: Recompress = () => Promise.reject(new Error('There is room enough.'));
const halved: Recompress = (pictures) =>
  Promise.resolve(pictures.map(({ bytes }): Picture => ({ type: 'image/webp', bytes: bytes.subarray(150) })));

test('with enough room, every distinct picture is included unchanged', async () => {
  const { pictures, picturesLeftOut } = await choosePictures(walked, 10_000, read, [never]);
  expect(pictures.map(({ files }) => files)).toEqual([['1.jpg', '2.jpg'], ['3.jpg'], ['5.jpg'], ['4.jpg']]);
  expect(pictures[0]?.source).toBe(`data:image/jpeg;base64,${Buffer.alloc(300, '1.jpg').toString('base64')}`);
  expect(picturesLeftOut).toBe(0);
});

test('with less room, all are compressed before any is left out', async () => {
  const { pictures, picturesLeftOut } = await choosePictures(walked, 1_500, read, [halved, never]);
  expect(pictures.map(({ files }) => files)).toEqual([['1.jpg', '2.jpg'], ['3.jpg'], ['5.jpg'], ['4.jpg']]);
  expect(pictures[0]?.source).toMatch(/^data:image\/webp;base64,/);
  expect(picturesLeftOut).toBe(0);
});

test('with the least room, every state keeps a picture before steps get their own', async () => {
  const { pictures, picturesLeftOut } = await choosePictures(walked, 850, read, [halved]);
  expect(pictures.map(({ files }) => files)).toEqual([['1.jpg', '2.jpg'], ['3.jpg'], ['5.jpg']]);
  expect(JSON.stringify(pictures).length).toBeLessThanOrEqual(850 + 2);
  expect(picturesLeftOut).toBe(1);
});

test('without walked paths there are no pictures', async () => {
  expect(await choosePictures([], 1_000, read, [never])).toEqual({ pictures: [], picturesLeftOut: 0 });
});

test('explains how to take pictures that are missing or outdated', () => {
  const now = { commit: 'a'.repeat(40), changed: [] };
  const takesThem = 'npm run flows:browser takes them, then npm run atlas puts them in';
  expect([
    picturesInWords(undefined, now),
    picturesInWords({ of: now, paths: [path(step(undefined, 'editing'))] }, now),
    picturesInWords({ of: now, paths: walked }, now),
    picturesInWords({ of: { commit: 'b'.repeat(40), changed: [] }, paths: walked }, now),
  ]).toEqual([
    `no pictures yet: ${takesThem}`,
    `no pictures yet: ${takesThem}`,
    'pictures of this commit',
    `old pictures, they are of commit bbbbbbbbbbbb, not of aaaaaaaaaaaa: ${takesThem}`,
  ]);
});
