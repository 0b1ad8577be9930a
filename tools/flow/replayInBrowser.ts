import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BrowserContextOptions, chromium, type Page, type PlaywrightTestConfig } from '@playwright/test';
import type { Trace, TraceRun } from '#services/trace/trace.ts';
import { findChromium } from '#tools/browser/chromium.ts';
import { startOperator } from '#tools/operatorProcess.ts';
import type { Binding, ReadSent } from '@araw/flow/browser';
import { walk } from '@araw/flow/browserWalk';
import type { Model } from '@araw/flow/model';
import { type ReplayPath, replayPath } from './replayPath.ts';
import { readSentBy, type Unseal } from './sentCalls.ts';

/** Result of one run on its screen. */
export interface WalkedRun {
  machine: string;
  events: number;
  message: string;
  failed: boolean;
}

export interface BrowserReplay {
  runs: WalkedRun[];
  /** Ids of machines with events but no bound screen. */
  unbound: string[];
}

/**
 * Replays a trace on the built app in a browser: repeats the player's actions, holds calls and answers them as in the trace,
 * and checks the screen of every state. Needs `npm run build`.
 */
export async function replayInBrowser(trace: Trace, models: readonly Model<any>[]): Promise<BrowserReplay> {
  const { bindings } = await load<{ bindings: Bindings }>('e2e/flows/bindings.ts');
  const bound = boundRuns(trace, models, bindings);
  const machines = new Set(bound.map(({ run }) => run.machine));
  const unbound = new Set(
    trace.runs.map(({ machine }) => machine).filter((machine) => !machines.has(machine)),
  );
  if (bound.length === 0) return { runs: [], unbound: [...unbound] };

  const { use } = await load<{ default: PlaywrightTestConfig }>('playwright.config.ts').then(
    (it) => it.default,
  );
  const { unseal } = await load<{ unseal: Unseal }>('e2e/support/sealing.ts');
  const readSent = readSentBy(unseal);
  const operator = await startOperator();
  const browser = await chromium.launch(findChromium());
  const runs: WalkedRun[] = [];
  try {
    for (const { run, model, binding } of bound) {
      const context = await browser.newContext({
        ...(use as BrowserContextOptions),
        baseURL: operator.url,
      });
      runs.push(await walkRun(await context.newPage(), run, { model, binding, readSent }));
      await context.close();
    }
  } finally {
    await browser.close();
    await operator.stop();
  }
  return { runs, unbound: [...unbound] };
}

interface BoundRun {
  run: TraceRun;
  model: Model<any>;
  binding: Binding;
}

type Bindings = Record<string, Binding>;

const boundRuns = ({ runs }: Trace, models: readonly Model<any>[], bindings: Bindings): BoundRun[] =>
  runs
    .filter(({ events }) => events.length > 0)
    .flatMap((run): BoundRun[] => {
      const model = models.find(({ name }) => name === run.machine);
      const binding = bindings[run.machine];
      return model && binding ? [{ run, model, binding }] : [];
    });

/** Loads by name: screens, tests and settings must not become dependencies of the tools. */
const load = async <Module>(path: string): Promise<Module> =>
  (await import(pathToFileURL(resolve(path)).href)) as Module;

async function walkRun(
  page: Page,
  run: TraceRun,
  { model, binding, readSent }: Omit<BoundRun, 'run'> & { readSent: ReadSent },
): Promise<WalkedRun> {
  const { machine, resumedWith } = run;
  if (resumedWith) {
    return {
      machine,
      events: 0,
      failed: false,
      message: `${machine}: its first events are no longer in the trace`,
    };
  }
  const path = replayPath(run, model, binding);
  const { events } = path;
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  let step = 'the start';
  try {
    await walk(page, binding, path, {
      readSent,
      step: (title, body) => {
        step = title;
        return body();
      },
    });
    if (errors[0]) throw errors[0];
    return { machine, events, failed: false, message: inWords(run, path) };
  } catch (error) {
    const [first] = String(error instanceof Error ? error.message : error).split('\n');
    return { machine, events, failed: true, message: `${inWords(run, path)} — fails at ${step}: ${first}` };
  }
}

function inWords({ machine, events: all }: TraceRun, { course, scene, events, reason }: ReplayPath): string {
  const opened = [course.variant, scene].filter(Boolean).join(', ');
  const done = `${machine}: ${events} of ${all.length} events as "${opened}"`;
  return reason === undefined ? done : `${done}, then ${all[events]?.event.type ?? 'nothing'}: ${reason}`;
}
