import { html, type Html } from '#operator/sandbox/html.ts';
import { testItems } from './auditorsPage.ts';
import { badge, counted, figures, type Missing, missingNote, page, table, type Tone } from './layout.ts';
import { groupBy } from './qaPaths.ts';
import type { RequirementResult, TracedRequirement } from './traceability.ts';

const tones: Record<RequirementResult, Tone> = {
  nothing: 'open',
  failed: 'bad',
  'not run': 'none',
  passed: 'good',
};

const headings: Record<RequirementResult, string> = {
  nothing: 'Nothing proves these yet',
  failed: 'Failed',
  'not run': 'Named by tests that have no result',
  passed: 'Proven',
};

export function traceabilityPage(
  requirements: readonly TracedRequirement[],
  missing: readonly Missing[],
  generatedAt: Date,
): string {
  const count = (result: RequirementResult) => requirements.filter((one) => one.result === result).length;
  return page({
    file: 'traceability.html',
    title: 'Traceability: from requirement to proof',
    lead:
      'Every requirement of the register, the rules of charts and the tests that name it, and what the last run said. ' +
      'Those with nothing behind them come first.',
    generatedAt,
    body: [
      figures([
        { value: requirements.length, label: 'requirements' },
        { value: count('nothing'), label: 'with nothing yet' },
        { value: count('failed'), label: 'failed', bad: count('failed') > 0 },
        { value: count('not run'), label: 'without a result' },
        { value: count('passed'), label: 'proven' },
      ]),
      ...missingNote(missing),
      html`<p class="small">The same for other tools: <a href="traceability.json">traceability.json</a>.</p>`,
      ...groupBy(requirements, ({ result }) => result).map(([result, own]) =>
        section(result as RequirementResult, own),
      ),
    ],
  });
}

const section = (result: RequirementResult, requirements: readonly TracedRequirement[]): Html =>
  html`<section>
    <h2>${headings[result]} <span class="quiet">(${requirements.length})</span></h2>
    ${table(
      headings[result],
      ['Requirement', 'Wording', 'Evidence', 'Result'],
      requirements.map(
        (requirement) =>
          html`<tr id="${requirement.id}">
            <th scope="row"><span class="id">${requirement.id}</span></th>
            <td>${requirement.text}</td>
            <td>${evidence(requirement)}</td>
            <td>${badge(tones[result], result)}</td>
          </tr>`,
      ),
      'traced',
    )}
  </section>`;

function evidence({ rules, tests }: TracedRequirement): Html {
  if (rules.length + tests.length === 0) return html`<span class="quiet">–</span>`;
  const counts = [
    ...(rules.length > 0 ? [counted(rules.length, 'rule')] : []),
    ...(tests.length > 0 ? [counted(tests.length, 'test')] : []),
  ];
  return html`<details>
    <summary>${counts.join(', ')}</summary>
    <ul class="plain">
      ${rules.map(
        ({ machine, text, counterexamples }) =>
          html`<li>
            ${counterexamples.length > 0 ? badge('bad', 'broken') : badge('good', 'holds')} ${text}
            <span class="small quiet">${machine}</span>
          </li>`,
      )}
      ${testItems(tests).map((item) => html`<li>${item}</li>`)}
    </ul>
  </details>`;
}
