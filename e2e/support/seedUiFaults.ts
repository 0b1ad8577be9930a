import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { build, type Plugin } from 'vite';
import { balanceBinding } from '#e2e/flows/balance.binding.ts';
import { gameEntranceBinding } from '#e2e/flows/gameEntrance.binding.ts';
import { gameListBinding } from '#e2e/flows/gameList.binding.ts';
import { launchBinding } from '#e2e/flows/launch.binding.ts';
import { loginBinding } from '#e2e/flows/login.binding.ts';
import { logoutBinding } from '#e2e/flows/logout.binding.ts';
import { sessionBinding } from '#e2e/flows/session.binding.ts';
import { systemStatusBinding } from '#e2e/flows/systemStatus.binding.ts';
import { type UiFault, uiFaults } from '#e2e/flows/uiFaults.ts';
import { findChromium } from '#tools/browser/chromium.ts';
import type { Binding } from '#tools/flow/browser.ts';
import { playerPaths } from '#tools/flow/browserPaths.ts';
import { walk } from '#tools/flow/browserWalk.ts';
import { explore } from '#tools/flow/explore.ts';
import { findModels } from '#tools/flow/models.ts';
import { startOperator } from '#tools/operatorProcess.ts';
import playwrightConfig from '../../playwright.config.ts';
import { unseal } from './sealing.ts';

/**
 * Builds the app once for each fault of e2e/flows/uiFaults.ts, walks the paths of its machine and tells whether
 * one of them fails. First the app as it was built has to pass them all.
 * `--only <text>`: the faults whose machine or description contains it. `--at-a-time <number>`: 2 when left out.
 */
const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, 'at-a-time': { type: 'string', default: '2' } },
});

/** So many of a hundred faults have to be caught. */
const target = 98;

const bindings: Record<string, Binding> = {
  balance: balanceBinding,
  gameEntrance: gameEntranceBinding,
  gameList: gameListBinding,
  launch: launchBinding,
  login: loginBinding,
  logout: logoutBinding,
  session: sessionBinding,
  systemStatus: systemStatusBinding,
};

const faults = uiFaults.filter(({ machine, fault }) => `${machine}: ${fault}`.includes(values.only));
const models = new Map((await findModels()).map(({ model }) => [model.name, model]));

const browser = await chromium.launch(findChromium());
const machines = [...new Set(faults.map(({ machine }) => machine))];
await side(machines, async (machine) => {
  const problem = await walkMachine(browser, 'dist/server/main.js', machine);
  if (problem) throw new Error(`${machine} fails without any fault: ${problem}`);
  console.log(`${machine}: passes without a fault`);
});

let caught = 0;
await side(faults, async (fault, index) => {
  const folder = join('dist/faults', String(index));
  try {
    await buildWith(fault, join(folder, 'web'));
    // The server serves the app that lies beside it.
    cpSync('dist/server', join(folder, 'server'), { recursive: true });
    const problem = await walkMachine(browser, join(folder, 'server/main.js'), fault.machine);
    if (problem) caught += 1;
    const verdict = problem ? `caught: ${problem}` : 'NOT CAUGHT';
    console.log(`${fault.machine}: ${fault.fault}\n    ${verdict}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
await browser.close();
console.log(`ui faults: ${caught} of ${faults.length} caught`);
process.exitCode = caught * 100 < faults.length * target ? 1 : 0;

/** Works off a list, some at a time. */
async function side<Item>(items: readonly Item[], work: (item: Item, index: number) => Promise<void>) {
  const left = [...items.entries()];
  const one = async () => {
    for (let next = left.shift(); next; next = left.shift()) await work(next[1], next[0]);
  };
  await Promise.all(Array.from({ length: Number(values['at-a-time']) }, one));
}

async function buildWith(fault: UiFault, outDir: string) {
  await build({
    logLevel: 'error',
    plugins: [seeding(fault)],
    build: { outDir, emptyOutDir: true, minify: false, sourcemap: false, reportCompressedSize: false },
  });
}

/** Puts the fault into the source. Fails where its text is not there, or not once. */
function seeding({ fault, file, from, to }: UiFault): Plugin {
  let applied = false;
  return {
    name: 'seed-fault',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith(`/${file}`)) return undefined;
      const found = code.split(from).length - 1;
      if (found !== 1) throw new Error(`"${fault}": its text is ${found} times in ${file}`);
      applied = true;
      return { code: code.replace(from, () => to), map: null };
    },
    buildEnd(error) {
      if (!error && !applied) throw new Error(`"${fault}": ${file} is no part of the app`);
    },
  };
}

/** What the first path says that fails; undefined when all pass. */
async function walkMachine(page: Browser, server: string, machine: string): Promise<string | undefined> {
  const [model, binding] = [models.get(machine), bindings[machine]];
  if (!model || !binding) throw new Error(`there is no binding of ${machine}`);
  const operator = await startOperator({}, server);
  try {
    for (const variant of Object.keys(model.variants)) {
      const graph = explore(model, variant);
      for (const path of playerPaths(graph, binding)) {
        const context = await page.newContext({ ...playwrightConfig.use, baseURL: operator.url });
        try {
          await walk(await context.newPage(), graph, binding, path, { unseal });
        } catch (error) {
          const [problem = ''] = (error as Error).message.split('\n');
          return problem;
        } finally {
          await context.close();
        }
      }
    }
    return undefined;
  } finally {
    await operator.stop();
  }
}
