import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { walkedPathsFile } from './results.ts';

const { values, positionals } = parseArgs({
  options: { goal: { type: 'string', default: 'cases' } },
  allowPositionals: true,
});
const goals = ['states', 'transitions', 'cases', 'edges', 'pairs'];
if (!goals.includes(values.goal)) throw new Error(`--goal is one of ${goals.join(', ')}, not ${values.goal}`);

const files = positionals.map((machine) => `e2e/flows/${machine}/${machine}.spec.ts`);
const missing = files.filter((file) => !existsSync(file));
if (missing.length > 0) throw new Error(`There is no ${missing.join(', ')}.`);

rmSync(walkedPathsFile, { force: true });
rmSync(join(dirname(walkedPathsFile), 'pictures'), { recursive: true, force: true });
const { status } = spawnSync(
  process.execPath,
  ['node_modules/@playwright/test/cli.js', 'test', '--config', 'playwright.flows.config.ts', ...files],
  { stdio: 'inherit', env: { ...process.env, FLOWS_GOAL: values.goal } },
);
process.exitCode = status ?? 1;
