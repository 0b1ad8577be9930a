import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Says by what each seeded fault was caught, and how many of them were. */
class FaultsReporter implements Reporter {
  private caught = 0;
  private seeded = 0;

  onTestEnd(test: TestCase, { status, annotations }: TestResult) {
    if (!test.location.file.endsWith('.faults.ts') || status === 'skipped') return;
    this.seeded += 1;
    if (status === 'passed') this.caught += 1;
    const [by] = annotations.filter(({ type }) => type === 'caught');
    if (by) console.log(`       ${by.description}`);
  }

  onEnd() {
    console.log(`ui faults: ${this.caught} of ${this.seeded} caught`);
  }
}

// oxlint-disable-next-line import/no-default-export -- so Playwright loads a reporter
export default FaultsReporter;
