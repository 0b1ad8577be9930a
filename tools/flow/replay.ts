import { readFileSync } from 'node:fs';
import { findModels } from './models.ts';
import { readTrace, replayInWords, replayTrace } from './replayTrace.ts';

/** `npm run replay <trace.json>` on the machines, `npm run replay -- --browser <trace.json>` on the screens. */
async function replay(given: string[]) {
  const [file] = given.filter((argument) => !argument.startsWith('--'));
  if (!file) throw new Error('Name a trace: npm run replay [-- --browser] trace.json');
  const trace = readTrace(readFileSync(file, 'utf8'));
  const models = (await findModels()).map(({ model }) => model);

  const result = await replayTrace(trace, models);
  for (const { message } of result.divergences) console.log(`diverges: ${message}`);
  if (result.unknown.length > 0) console.log(`without a model: ${result.unknown.join(', ')}`);
  console.log(replayInWords(result));
  if (result.divergences.length > 0) process.exitCode = 1;
}

try {
  await replay(process.argv.slice(2));
} catch (error) {
  console.log(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
