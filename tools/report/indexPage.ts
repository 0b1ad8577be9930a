import { html, type Html } from '#operator/sandbox/html.ts';
import type { AuditorsReport } from './auditorsPage.ts';
import { countOfVerdict, verdictWords } from './evidence.ts';
import { badge, counted, type Missing, missingNote, page } from './layout.ts';
import { memberTypes } from './calls/matrix.ts';
import { countOf } from './qaPage.ts';
import type { QaPath } from './qaPaths.ts';
import type { TracedRequirement } from './traceability.ts';

export interface Reports {
  paths: readonly QaPath[];
  auditors: AuditorsReport;
  traceability: readonly TracedRequirement[];
  /** Of the charts and of each layer of the code that was judged. */
  mutants: readonly MutantScore[];
  missing: readonly Missing[];
  generatedAt: Date;
}

export interface MutantScore {
  what: string;
  noticed: number;
  judged: number;
}

export function indexPage({ paths, auditors, traceability, mutants, missing, generatedAt }: Reports): string {
  const { requirements, matrix, differences } = auditors;
  const broken = countOfVerdict(requirements, 'failed');
  const failed = countOf(paths, 'failed');
  const open = traceability.length - countOfVerdict(traceability, 'proven');
  return page({
    file: 'index.html',
    title: 'What the charts promise, and what was seen',
    lead: 'Three reports on the same facts: for those who test, for those who audit, and for those who plan.',
    generatedAt,
    body: [
      ...missingNote(missing),
      html`<div class="cards">
        <section class="card">
          <h2><a href="qa.html">QA</a></h2>
          <p>
            ${counted(paths.length, 'path')} through the app: ${countOf(paths, 'passed')} passed, ${failed}
            failed, ${countOf(paths, 'not walked')} not walked yet.
          </p>
          <p>${resultBadge(failed, countOf(paths, 'not walked'), 'not walked yet')}</p>
          <p class="small"><a href="junit.xml">JUnit</a> and Gherkin beside it, for other tools.</p>
        </section>
        <section class="card">
          <h2><a href="auditors.html">Auditors</a></h2>
          <p>
            ${counted(requirements.length, 'requirement')} on age, trial players and member types:
            ${verdictWords(requirements)}; ${matrix.calls.length * memberTypes.length} calls tried against the
            running operator.
          </p>
          <p>
            ${
              broken + differences.length > 0
                ? badge('bad', `${broken} failed, ${differences.length} differ from what is demanded`)
                : badge('good', 'the operator does what the role table says')
            }
          </p>
          <p class="small">
            <a href="matrix.csv">The matrix as CSV</a>, <a href="auditors.json">all as JSON</a>.
          </p>
        </section>
        <section class="card">
          <h2><a href="traceability.html">Traceability</a></h2>
          <p>${counted(traceability.length, 'requirement')}: ${verdictWords(traceability)}.</p>
          <p>${resultBadge(countOfVerdict(traceability, 'failed'), open, 'not proven')}</p>
          <p class="small"><a href="traceability.json">All as JSON</a>.</p>
        </section>
      </div>`,
      ...(mutants.length > 0 ? [mutantTable(mutants)] : []),
    ],
  });
}

/** How many small changes the tests notice: of the charts every one, of the code a sample of the week. */
function mutantTable(mutants: readonly MutantScore[]): Html {
  return html`<h2>Planted faults that the tests notice</h2>
    <table>
      <thead>
        <tr>
          <th>Where</th>
          <th>Noticed</th>
          <th>Planted</th>
          <th>Share</th>
        </tr>
      </thead>
      <tbody>
        ${mutants.map(
          ({ what, noticed, judged }) =>
            html`<tr>
              <td>${what}</td>
              <td>${noticed}</td>
              <td>${judged}</td>
              <td>${Math.floor((100 * noticed) / judged)}%</td>
            </tr>`,
        )}
      </tbody>
    </table>`;
}

function resultBadge(failed: number, open: number, openWords: string): Html {
  if (failed > 0) return badge('bad', `${failed} failed`);
  return open > 0 ? badge('open', `${open} ${openWords}`) : badge('good', 'all passed');
}
