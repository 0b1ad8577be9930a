import { readFileSync } from 'node:fs';
import type { Trace } from '#services/trace/trace.ts';
import type { Model } from '@araw/flow/model';
import { findModels } from '@araw/flow/models';
import { readTrace, replayInWords, replayTrace } from './replayTrace.ts';

/**
 * `npm run replay trace.json` replays a trace on the machines, `npm run replay -- --browser trace.json` also on the
 * screens.
 */
async function replay(given: string[]) {
  const [file] = given.filter((argument) => !argument.startsWith('--'));
  if (!file) throw new Error('Name a trace: npm run replay [-- --browser] trace.json');
  const trace = readTrace(readFileSync(file, 'utf8'));
  const models = (await findModels()).map(({ model }) => model);

  const result = replayTrace(trace, models);
  for (const { message } of result.divergences) console.log(`diverges: ${message}`);
  if (result.unknown.length > 0) console.log(`without a model: ${result.unknown.join(', ')}`);
  console.log(replayInWords(result));
  if (result.divergences.length > 0) process.exitCode = 1;
  if (given.includes('--browser')) await replayOnScreens(trace, models);
}

async function replayOnScreens(trace: Trace, models: Model<any>[]) {
  const { replayInBrowser } = await import('./replayInBrowser.ts');
  const { runs, unbound } = await replayInBrowser(trace, models);
  for (const { failed, message } of runs) console.log(`${failed ? 'diverges: ' : ''}${message}`);
  if (unbound.length > 0) console.log(`bound to no screen: ${unbound.join(', ')}`);
  const events = runs.reduce((sum, run) => sum + run.events, 0);
  const machines = new Set(runs.map(({ machine }) => machine));
  const failed = runs.filter((run) => run.failed).length;
  console.log(`in the browser: ${events} events of ${machines.size} machines, ${failed} divergences`);
  if (failed > 0) process.exitCode = 1;
}

try {
  await replay(process.argv.slice(2));
} catch (error) {
  console.log(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
