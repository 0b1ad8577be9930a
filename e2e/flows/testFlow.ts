import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Page, TestInfo } from '@playwright/test';
import { askAtFirst } from '#e2e/support/faults.ts';
import { unseal } from '#e2e/support/sealing.ts';
import { expect, test as base } from '#e2e/support/test.ts';
import type { Binding } from '@araw/flow/browser';
import { type WalkedAttachment, walkedAttachment } from '#tools/flow/browserReporter.ts';
import { walk } from '@araw/flow/browserWalk';
import type { Goal } from '@araw/flow/paths';
import type { WalkedStep } from '@araw/flow/walkedPath';
import { walkedPathsFile } from '#tools/flow/results.ts';
import { keptWalks } from '#tools/flow/keptWalks.ts';
import { readSentBy } from '#tools/flow/sentCalls.ts';

type AnyModel = Parameters<typeof keptWalks>[0];

/**
 * A walk brings its own answers and clock, and leaves nothing that Playwright doesn't clear: a new context for each would take a
 * third of its work.
 */
const test = base.extend({ reuseContext: [true, { scope: 'worker' }] });

const readSent = readSentBy(unseal);

/** The coverage goal set by `npm run flows:browser`, which also saves the walks and their pictures. */
const goal = process.env.FLOWS_GOAL as Goal | undefined;

/** Time limit per step on a busy machine (ms). */
const timePerStep = 5_000;

/**
 * Defines one browser test per path; together the paths cover every transition and named case of a machine. Every run
 * walks the path with the most transitions, only the full run the others. `name` distinguishes bindings of one chart.
 */
export function testFlow(requirements: string, model: AnyModel, binding: Binding, name?: string) {
  // One worker per chart, so that it reads the walks once.
  test.describe.configure({ mode: 'default' });
  const ids = requirements.match(/\b(?!FAULT)[A-Z]+-\d\d/g) ?? [];
  const annotation = ids.map((description) => ({ type: 'requirement', description }));
  const { gaps, unwalked, walks } = keptWalks(model, binding, { goal, name });

  const allHasItsPlace = () =>
    test.step('all of the chart has its place on the screen', () => {
      expect(Object.keys(model.variants)).toEqual(expect.arrayContaining(Object.keys(binding.notYet ?? {})));
      expect(gaps).toEqual([]);
      expect(unwalked.toSorted()).toEqual(Object.keys(binding.unwalked ?? {}).toSorted());
    });

  const longest = { type: 'longest', description: String(Math.max(...walks.map(({ steps }) => steps))) };
  const numbers = new Map<string, number>();
  for (const { variant, scene, steps: length, destination, isLong, path } of walks) {
    const number = (numbers.get(variant) ?? 0) + 1;
    numbers.set(variant, number);
    const from = [model.name, variant, scene].filter(Boolean).join(', ');
    const title = `${requirements} ${from}, path ${number}: ${length} steps ${destination}`;
    test(
      title,
      { annotation: [...annotation, longest], tag: isLong ? [] : '@full' },
      async ({ page }, info) => {
        test.setTimeout(120_000 + length * timePerStep);
        if (isLong) await allHasItsPlace();
        const steps: WalkedStep[] = [];
        const tell = async (step: WalkedStep) => {
          const place = [model.name, variant, String(number), String(steps.length)];
          steps.push(goal ? { ...step, picture: await takePicture(page, place) } : step);
        };
        try {
          // The binding must answer the flow's calls, not the inlined answers.
          await askAtFirst(page);
          await walk(page, binding, path(), {
            readSent,
            tell,
            step: (words, body) => test.step(words, body),
          });
        } finally {
          await page.unrouteAll({ behavior: 'ignoreErrors' });
          if (goal) await keep(info, { machine: model.name, variant, number, requirements: ids, steps });
        }
      },
    );
  }
}

const keep = (info: TestInfo, walked: WalkedAttachment) =>
  info.attach(walkedAttachment, { body: JSON.stringify(walked), contentType: 'application/json' });

/** Saves a half-size screenshot under a unique name. Resolves with its path relative to the results. */
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
