import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { approve, reportOnAll } from '../check/report.ts';
import { summaryOf } from '../check/summary.ts';
import { chartsPage } from '../draw/page.ts';
import { findModels, type FoundModel } from '../model/models.ts';

const help = `araw-flow check [folder] [--approve] [--cases]
  Explores the charts of every *.model.ts in the folder, checks their rules, runs them on real actors and
  compares their tables. --approve writes the tables first; --cases runs every transition and named case
  in place of every edge, in a tenth of the time.

araw-flow draw [folder] [--to charts.html]
  Draws the charts on one page that needs no network.

The folder is "machines" when left out.`;

/** Runs a command line and resolves with its exit code: 1 for a faulty chart, 2 for an unknown command. */
export async function runCommand(given: readonly string[], tell: (line: string) => void): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...given],
    options: {
      approve: { type: 'boolean' },
      cases: { type: 'boolean' },
      to: { type: 'string', default: 'charts.html' },
      help: { type: 'boolean' },
    },
    allowPositionals: true,
  });
  const [command, folder = 'machines', ...others] = positionals;
  if (values.help || (command !== 'check' && command !== 'draw') || others.length > 0) {
    tell(help);
    return values.help ? 0 : 2;
  }
  const models = await findModels(folder);
  if (models.length === 0) throw new Error(`There is no *.model.ts in ${folder}.`);
  return command === 'check' ? check(models, values, tell) : draw(models, values.to, tell);
}

async function check(
  models: readonly FoundModel[],
  { approve: isApproved, cases }: { approve?: boolean; cases?: boolean },
  tell: (line: string) => void,
): Promise<number> {
  if (isApproved) for (const found of models) approve(found);
  const { lines, failed } = summaryOf(await reportOnAll(models, { goal: cases ? 'cases' : 'edges' }));
  lines.forEach(tell);
  return failed ? 1 : 0;
}

async function draw(
  models: readonly FoundModel[],
  file: string,
  tell: (line: string) => void,
): Promise<number> {
  writeFileSync(file, await chartsPage(models.map(({ model }) => model.machine)));
  tell(`${file}: ${models.map(({ model }) => model.name).join(', ')}`);
  return 0;
}
