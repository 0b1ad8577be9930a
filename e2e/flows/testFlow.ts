import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Page, TestInfo } from '@playwright/test';
import { askAtFirst } from '#e2e/support/faults.ts';
import { unseal } from '#e2e/support/sealing.ts';
import { expect, test } from '#e2e/support/test.ts';
import { type Binding, gaps, innermost } from '#tools/flow/browser.ts';
import { playerPaths, unwalked } from '#tools/flow/browserPaths.ts';
import { type WalkedAttachment, walkedAttachment } from '#tools/flow/browserReporter.ts';
import { walk } from '#tools/flow/browserWalk.ts';
import { type Edge, explore, type Graph } from '#tools/flow/explore.ts';
import type { Goal } from '#tools/flow/paths.ts';
import { type WalkedStep, walkedPathsFile } from '#tools/flow/results.ts';
import { destination, sentence } from '#tools/flow/words.ts';

type AnyModel = Parameters<typeof explore>[0];

/** Set by `npm run flows:browser`: what the paths have to pass; with it, the walks are kept with their pictures. */
const goal = process.env.FLOWS_GOAL as Goal | undefined;

/** What a step may take on a busy machine (ms). */
const timePerStep = 5_000;

/** One browser test for each path that passes every transition and named case of a machine. */
export function testFlow(requirements: string, model: AnyModel, binding: Binding) {
  // All of a chart in one worker: each that has a part of them explores the chart for itself.
  test.describe.configure({ mode: 'default' });
  const ids = requirements.match(/\b(?!FAULT)[A-Z]+-\d\d/g) ?? [];
  const annotation = ids.map((description) => ({ type: 'requirement', description }));
  const variants = Object.keys(model.variants).filter((variant) => !binding.notYet?.[variant]);
  const graphs = variants.map((variant) => explore(model, variant));

  test(`${requirements} ${model.name}: all of the chart has its place on the screen`, { annotation }, () => {
    expect(Object.keys(model.variants)).toEqual(expect.arrayContaining(Object.keys(binding.notYet ?? {})));
    expect(gaps(graphs, binding)).toEqual([]);
    expect(unwalked(graphs, binding)).toEqual(Object.keys(binding.unwalked ?? {}));
  });

  const paths = playerPaths(graphs, binding, { goal });
  const longest = {
    type: 'longest',
    description: String(Math.max(...paths.map(({ edges }) => edges.length))),
  };
  for (const graph of graphs) {
    const { variant } = graph;
    for (const [index, path] of paths.filter((one) => one.graph === graph).entries()) {
      const number = index + 1;
      const { scene, edges } = path;
      const from = [model.name, variant, scene].filter(Boolean).join(', ');
      const title = `${from}, path ${number}: ${edges.length} steps ${destination(toldBy(graph, edges))}`;
      test(`${requirements} ${title}`, { annotation: [...annotation, longest] }, async ({ page }, info) => {
        test.setTimeout(120_000 + edges.length * timePerStep);
        const steps: WalkedStep[] = [];
        const tell = async (step: WalkedStep) => {
          const place = [model.name, variant, String(number), String(steps.length)];
          steps.push(goal ? { ...step, picture: await takePicture(page, place) } : step);
        };
        try {
          // The binding answers what the flow asks.
          await askAtFirst(page);
          await walk(page, binding, path, {
            unseal,
            tell,
            step: (name, body) => test.step(name, body),
          });
        } finally {
          await page.unrouteAll({ behavior: 'ignoreErrors' });
          if (goal) await keep(info, { machine: model.name, variant, number, requirements: ids, steps });
        }
      });
    }
  }
}

const toldBy = ({ start }: Graph, edges: readonly Edge[]) => [
  { sentence: 'the start', states: innermost(start.snapshot) },
  ...edges.map(({ step, to }) => ({ sentence: sentence(step), states: innermost(to.snapshot) })),
];

const keep = (info: TestInfo, walked: WalkedAttachment) =>
  info.attach(walkedAttachment, { body: JSON.stringify(walked), contentType: 'application/json' });

/** Half the size of the screen, and with a name that no other picture has. Resolves with its path beside the results. */
async function takePicture(page: Page, place: string[]): Promise<string> {
  const name = place.join('-').replaceAll(/[^\w-]+/g, '_');
  const picture = join('pictures', `${name}.jpeg`);
  const path = join(dirname(walkedPathsFile), picture);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'jpeg',
    quality: 55,
    clip: { x: 0, y: 0, width, height, scale: 0.5 },
  });
  await session.detach();
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, Buffer.from(data, 'base64'));
  return picture;
}
