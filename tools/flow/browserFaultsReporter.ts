import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Reports what caught each seeded fault, and how many were caught, in `npm test` and overall. */
class FaultsReporter implements Reporter {
  private caught = 0;
  private caughtByLongWalks = 0;
  private seeded = 0;

  onTestEnd(test: TestCase, { status, annotations }: TestResult) {
    if (!test.location.file.endsWith('.faults.ts') || status === 'skipped') return;
    this.seeded += 1;
    if (status === 'passed') this.caught += 1;
    const by = annotations.find(({ type }) => type.startsWith('caught'));
    if (by?.type === 'caught in npm test') this.caughtByLongWalks += 1;
    if (by) console.log(`       ${by.type}: ${by.description}`);
  }

  onEnd() {
    console.log(
      `ui faults: ${this.caught} of ${this.seeded} caught, ${this.caughtByLongWalks} by the walks of npm test alone`,
    );
  }
}

// oxlint-disable-next-line import/no-default-export -- Playwright loads reporters this way
export default FaultsReporter;
