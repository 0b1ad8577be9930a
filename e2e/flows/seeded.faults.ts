import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, expect, test as base } from '@playwright/test';
import { build, type Plugin } from 'vite';
import { freshDatabase } from '#e2e/support/databases.ts';
import { unseal } from '#e2e/support/sealing.ts';
import { findChromium } from '#tools/browser/chromium.ts';
import { walk } from '@araw/flow/browserWalk';
import { findModels } from '@araw/flow/models';
import { keptWalks } from '#tools/flow/keptWalks.ts';
import { readSentBy } from '#tools/flow/sentCalls.ts';
import { startOperator } from '#tools/operatorProcess.ts';
import config from '#playwright.config.ts';
import { bindings } from './bindings.ts';
import { seededIn, timesIn, type UiFault, uiFaults } from './uiFaults.ts';

const test = base.extend<object, object>({
  launchOptions: [({}, use) => use(findChromium()), { scope: 'worker' }],
});

/** Enough for a build and, in the worst case, every path of a machine. */
test.setTimeout(600_000);

for (const [index, seeded] of uiFaults.entries()) {
  test(`${seeded.machine}: ${seeded.fault}`, async ({ browser }) => {
    const folder = join('dist/faults', String(index));
    try {
      await buildWith(seeded, join(folder, 'web'));
      // The server serves the app in the folder next to it.
      cpSync('dist/server', join(folder, 'server'), { recursive: true });
      const problem = await firstProblem(browser, join(folder, 'server/main.js'), seeded.machine);
      test.info().annotations.push({
        type: problem?.isLong ? 'caught in npm test' : 'caught',
        description: problem?.message ?? 'by nothing',
      });
      expect(problem, 'a walk fails').toBeDefined();
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
}

async function buildWith(seeded: UiFault, outDir: string) {
  process.env.NODE_ENV = 'production';
  await build({
    logLevel: 'error',
    plugins: [seeding(seeded)],
    build: { outDir, emptyOutDir: true, minify: false, reportCompressedSize: false },
  });
}

/** Replaces the fault's text in the source. Fails unless the text occurs exactly once. */
function seeding(seeded: UiFault): Plugin {
  const { fault, file } = seeded;
  let applied = false;
  return {
    name: 'seeded-fault',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith(`/${file}`)) return undefined;
      const found = timesIn(code, seeded);
      if (found !== 1) throw new Error(`"${fault}": its text is ${found} times in ${file}`);
      applied = true;
      return { code: seededIn(code, seeded), map: null };
    },
    buildEnd(error) {
      if (!error && !applied) throw new Error(`"${fault}": ${file} is no part of the app`);
    },
  };
}

interface Problem {
  message: string;
  /** `npm test` includes this walk too. */
  isLong: boolean;
}

/** The problem of the first failing walk, starting with the long one; undefined if all pass. */
async function firstProblem(browser: Browser, main: string, machine: string): Promise<Problem | undefined> {
  const model = (await findModels()).find((found) => found.model.name === machine)?.model;
  const binding = bindings[machine];
  if (!model || !binding) throw new Error(`${machine} has no binding`);
  const operator = await startOperator(await freshDatabase(), main);
  try {
    const { walks } = keptWalks(model, binding);
    for (const { isLong, path } of walks.toSorted((a, b) => Number(b.isLong) - Number(a.isLong))) {
      const context = await browser.newContext({ ...config.use, baseURL: operator.url });
      try {
        await walk(await context.newPage(), binding, path(), {
          readSent: readSentBy(unseal),
          patience: 3_000,
        });
      } catch (error) {
        return { message: (error as Error).message.split('\n', 1)[0]!, isLong };
      } finally {
        await context.close();
      }
    }
    return undefined;
  } finally {
    await operator.stop();
  }
}
