import { html, type Html } from '#operator/sandbox/html.ts';
import type { Extent } from './extents.ts';
import { badge, type Figure, type Tone } from './layout.ts';
import { type EvidenceResult, type Verdict, verdicts } from './traceability.ts';

const verdictTones: Record<Verdict, Tone> = {
  failed: 'bad',
  'not met': 'bad',
  partly: 'open',
  'no witness': 'open',
  'not run': 'none',
  proven: 'good',
};

export const evidenceTones: Record<EvidenceResult, Tone> = {
  passed: 'good',
  failed: 'bad',
  flaky: 'open',
  skipped: 'none',
  'not run': 'none',
};

export const verdictBadge = (verdict: Verdict): Html => badge(verdictTones[verdict], verdict);

interface Judged {
  verdict: Verdict;
}

export const countOfVerdict = (requirements: readonly Judged[], verdict: Verdict): number =>
  requirements.filter((one) => one.verdict === verdict).length;

/** Number of requirements per verdict, in order. */
export const verdictFigures = (requirements: readonly Judged[]): Figure[] =>
  verdicts.map((verdict) => {
    const value = countOfVerdict(requirements, verdict);
    return { value, label: verdict, bad: verdictTones[verdict] === 'bad' && value > 0 };
  });

/** 3 failed, 2 not met, …; leaves out unused verdicts. */
export const verdictWords = (requirements: readonly Judged[]): string =>
  verdicts
    .map((verdict) => `${countOfVerdict(requirements, verdict)} ${verdict}`)
    .filter((words) => !words.startsWith('0 ') || words.endsWith(' proven'))
    .join(', ');

/** The missing parts of a requirement with their reasons; empty if it is complete. */
export function missingParts(extent: Extent): Html[] {
  const missing = extent.filter((part) => part.missing !== undefined);
  if (missing.length === 0) return [];
  const there = extent.filter((part) => part.missing === undefined);
  return [
    html`<div class="small">
      <p>Missing, ${missing.length} of ${extent.length}:</p>
      <ul>
        ${missing.map(({ part, missing: why }) => html`<li>${part}: ${why ?? ''}</li>`)}
      </ul>
      ${there.length > 0 ? html`<p>There: ${there.map(({ part }) => part).join('; ')}.</p>` : ''}
    </div>`,
  ];
}
