import { posix } from 'node:path';
import { register, type RequirementId } from '../requirements/register.ts';
import { extents } from '#tools/report/extents.ts';
import { contentOf, filesBelow } from '#tools/files.ts';
import { resultFiles } from '#tools/report/testResults.ts';
import { browserTests, unitTests } from './reports.ts';
import { lacksOf } from './tiers.ts';

/**
 * `npm run tiers`, the last step of a short or whole run, checks that its reports contain everything that the short run
 * has to keep.
 */
const read = <Report>(path: string): Report => JSON.parse(contentOf(path)) as Report;

/** Tests can't prove what is missing: the report calls such a requirement not met. */
const isThere = (id: RequirementId) =>
  extents[id].length === 0 || extents[id].some(({ missing }) => !missing);
const requirements = (Object.keys(register) as RequirementId[]).filter(isThere);
const charts = filesBelow(['machines'], /\.model\.ts$/).map((path) => posix.basename(path, '.model.ts'));
const lacks = lacksOf(
  {
    ...read<Parameters<typeof lacksOf>[0]>(resultFiles.flows),
    tests: [
      ...unitTests(read<Parameters<typeof unitTests>[0]>(resultFiles.vitest)),
      ...browserTests(read<Parameters<typeof browserTests>[0]>(resultFiles.playwright)),
    ],
  },
  { requirements, charts },
);

for (const lack of lacks) console.log(lack);
console.log(`tiers: ${requirements.length} requirements, ${charts.length} charts, ${lacks.length} lacks`);
process.exitCode = lacks.length > 0 ? 1 : 0;
