import { startOperator } from '#tools/operatorProcess.ts';
import { kinds } from './engine.ts';
import { journeys } from './journeys.ts';

// `npm run e2e:engines`: runs a player's journeys in this machine's non-Chromium browsers and reports what it lacks.

const { buildIfStale } = await import(new URL('../../tools/build.mjs', import.meta.url).href);
await buildIfStale();

let passed = 0;
let failed = 0;
const lacking = kinds.filter(({ lacks }) => lacks !== '');
for (const { name, lacks, start } of kinds) {
  if (lacks !== '') continue;
  const operator = await startOperator();
  const engine = await start();
  console.log(`\n${engine.name}`);
  const site = {
    url: operator.url,
    async captcha() {
      const page = await (await fetch(`${operator.url}/sandbox`)).text();
      return /The newest captcha reads\s*<b>(\d+)<\/b>/.exec(page)?.[1] ?? '';
    },
    goAway: () => operator.stop(),
  };
  for (const [title, walk] of journeys) {
    const began = Date.now();
    try {
      await walk(engine, site);
      passed += 1;
      console.log(`  ok      ${title} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
    } catch (error) {
      failed += 1;
      console.log(`  failed  ${title} in ${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  await engine.close().catch(() => {});
  await operator.stop().catch(() => {});
}
console.log('');
for (const { name, lacks } of lacking) console.log(`${name} is not on this machine: it lacks ${lacks}`);
console.log(`${passed} passed, ${failed} failed, ${lacking.length * journeys.length} skipped`);
process.exitCode = failed > 0 ? 1 : 0;
