import { html, type Html } from '#operator/sandbox/html.ts';
import { testItems } from './auditorsPage.ts';
import { evidenceTones, missingParts, verdictBadge, verdictFigures } from './evidence.ts';
import { badge, counted, figures, type Missing, missingNote, page, table } from './layout.ts';
import { groupBy } from './qaPaths.ts';
import type { TracedRequirement, Verdict } from './traceability.ts';

const headings: Record<Verdict, string> = {
  failed: 'Failed',
  'not met': 'Not met',
  partly: 'Partly met',
  'no witness': 'No test and no rule names these',
  'not run': 'Named by tests and rules without a result of this commit',
  proven: 'Proven',
};

export function traceabilityPage(
  requirements: readonly TracedRequirement[],
  missing: readonly Missing[],
  generatedAt: Date,
): string {
  return page({
    file: 'traceability.html',
    title: 'Traceability: from requirement to proof',
    lead:
      'Every requirement of the register: how far it is met, the rules of charts and the tests that name it, and what ' +
      'their run at this very commit said. What is not met, met in part or not run comes first.',
    generatedAt,
    body: [
      figures([{ value: requirements.length, label: 'requirements' }, ...verdictFigures(requirements)]),
      ...missingNote(missing),
      html`<p class="small">The same for other tools: <a href="traceability.json">traceability.json</a>.</p>`,
      ...groupBy(requirements, ({ verdict }) => verdict).map(([verdict, own]) =>
        section(verdict as Verdict, own),
      ),
    ],
  });
}

const section = (verdict: Verdict, requirements: readonly TracedRequirement[]): Html =>
  html`<section>
    <h2>${headings[verdict]} <span class="quiet">(${requirements.length})</span></h2>
    ${table(
      headings[verdict],
      ['Requirement', 'Wording', 'Evidence', 'Verdict'],
      requirements.map(
        (requirement) =>
          html`<tr id="${requirement.id}">
            <th scope="row"><span class="id">${requirement.id}</span></th>
            <td>${requirement.text} ${missingParts(requirement.extent)}</td>
            <td>${evidence(requirement)}</td>
            <td>${verdictBadge(verdict)}</td>
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
        ({ machine, text, result }) =>
          html`<li>
            ${badge(evidenceTones[result], result)} ${text} <span class="small quiet">${machine}</span>
          </li>`,
      )}
      ${testItems(tests).map((item) => html`<li>${item}</li>`)}
    </ul>
  </details>`;
}
