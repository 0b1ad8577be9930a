import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { launchBinding } from '#e2e/flows/launch/launch.binding.ts';
import { loginBinding } from '#e2e/flows/login/login.binding.ts';
import { launchModel } from '#machines/launch/launch.model.ts';
import { loginModel } from '#machines/login/login.model.ts';
import type { Binding } from '@araw/flow/browser';
import { type UserPath, userPaths } from '@araw/flow/browserPaths';
import { explore, type Graph } from '@araw/flow/explore';
import type { Model } from '@araw/flow/model';
import { keptWalks } from './keptWalks.ts';

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'walks-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

const graphsOf = (model: Model<any>) => Object.keys(model.variants).map((variant) => explore(model, variant));
const nobody = (): readonly Graph[] => {
  throw new Error('explored again');
};

/** The parts of a path that a walk needs. */
const asWalked = ({ course, scene, edges }: UserPath) => ({
  variant: course.variant,
  scene,
  startTaken: course.startTaken,
  startTimers: course.startTimers,
  isTight: course.isTight,
  states: [course.start, ...edges.map(({ to }) => to)].map((node) => ({
    value: node.view.value,
    context: node.view.context,
    offered: course.offered(node),
  })),
  steps: edges.map(({ step, taken, actions, fired, timers }) => ({ step, taken, actions, fired, timers })),
});

test.each<[string, Model<any>, Binding]>([
  ['login', loginModel, loginBinding],
  ['launch', launchModel, launchBinding],
])('cached walks of %s equal those found by exploring, without exploring again', (_name, model, binding) => {
  const folder = newFolder();
  const graphs = graphsOf(model);
  keptWalks(model, binding, { folder, graphs: () => graphs });
  const { walks } = keptWalks(model, binding, { folder, graphs: nobody });
  const paths = walks.map((walk) => asWalked(walk.path()));
  expect(paths).toEqual(userPaths(graphs, binding).map(asWalked));
  expect(walks.filter(({ isLong }) => isLong)).toHaveLength(1);
});

test.each([
  ['of other sources', (kept: string) => kept.replace(/"hash":"[^"]{8}/, '"hash":"00000000')],
  ['half written', (kept: string) => kept.slice(0, 100)],
])('walks cached %s are found again', (_what, change) => {
  const folder = newFolder();
  const graphs = graphsOf(launchModel);
  const options = { folder, graphs: () => graphs };
  const { walks } = keptWalks(launchModel, launchBinding, options);
  const [name = ''] = readdirSync(folder);
  const file = join(folder, name);
  const kept = readFileSync(file, 'utf8');
  writeFileSync(file, change(kept));
  expect(() => keptWalks(launchModel, launchBinding, { folder, graphs: nobody })).toThrow('explored again');
  expect(keptWalks(launchModel, launchBinding, options).walks).toHaveLength(walks.length);
  expect(readFileSync(file, 'utf8')).toBe(kept);
});
