import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { sourceState, stateDuring } from '#tools/sourceState.mjs';
import type { WalkedPath, WalkedStep } from '@araw/flow/walkedPath';
import { type WalkedPaths, walkedPathsFile } from './results.ts';

/** Name of the attachment with a test's walked path. */
export const walkedAttachment = 'walked path';

export interface WalkedAttachment {
  machine: string;
  variant: string;
  number: number;
  requirements: string[];
  steps: WalkedStep[];
}

/** Collects the walked paths of all workers and writes them to `walkedPathsFile`. */
class WalkedPathsReporter implements Reporter {
  private readonly walked = new Map<string, WalkedPath>();
  private readonly before = sourceState();

  onTestEnd(test: TestCase, { attachments, status, error }: TestResult) {
    const body = attachments.find(({ name }) => name === walkedAttachment)?.body;
    if (!body) return;
    const path = JSON.parse(body.toString()) as Omit<WalkedPath, 'passed'>;
    const message = error?.message && stripVTControlCharacters(error.message);
    // The last attempt counts.
    this.walked.set(test.id, { ...path, passed: status === 'passed', ...(message && { error: message }) });
  }

  onEnd() {
    const paths = [...this.walked.values()].sort(
      (a, b) =>
        a.machine.localeCompare(b.machine) || a.variant.localeCompare(b.variant) || a.number - b.number,
    );
    mkdirSync(dirname(walkedPathsFile), { recursive: true });
    const run: WalkedPaths = { of: stateDuring(this.before, sourceState()), paths };
    writeFileSync(walkedPathsFile, `${JSON.stringify(run, null, 2)}\n`);
    const passed = paths.filter((path) => path.passed).length;
    console.log(`${passed} of ${paths.length} paths passed, written to ${walkedPathsFile}`);
  }
}

// oxlint-disable-next-line import/no-default-export -- Playwright loads reporters this way
export default WalkedPathsReporter;
