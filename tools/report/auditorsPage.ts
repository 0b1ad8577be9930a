import { html, type Html } from '#operator/sandbox/html.ts';
import type { AuditedRequirement } from './audit.ts';
import { badge, counted, figures, type Missing, missingNote, page, table } from './layout.ts';
import {
  type CallCell,
  type CallLine,
  type Matrix,
  memberTypes,
  type Outcome,
  type RouteLine,
  type Ruling,
  typeName,
} from './calls/matrix.ts';
import { operatorsOwn, type ProfileRow, type ProfileTable } from './profiles.ts';
import { groupBy } from './qaPaths.ts';
import type { Layer, Reader } from './readers.ts';
import { evidenceTones, missingParts, verdictBadge, verdictFigures } from './evidence.ts';
import { withoutIds } from './titles.ts';
import type { EvidenceResult, TracedRequirement, TracedRule, TracedTest } from './traceability.ts';

export interface AuditorsReport {
  requirements: readonly AuditedRequirement[];
  /** One for each profile of player protection. */
  profiles: readonly ProfileTable[];
  matrix: Matrix;
  /** Where the running operator deviates from the role table or a required confirmation, in sentences. */
  differences: readonly string[];
  /** Rules that no mutant breaks, by machine and text; undefined without a mutation run. */
  idleRules?: readonly { machine: string; text: string }[];
}

const outcomeWords: Record<Outcome | 'unclear', string> = {
  allowed: 'yes',
  loginRequired: 'no session',
  realAccountOnly: 'real only',
  freeReject: 'not for trial',
  nonMember: 'non-member',
  nonAgent: 'no agent',
  unclear: 'unclear',
};

export function auditorsPage(
  { requirements, profiles, matrix, differences, idleRules }: AuditorsReport,
  missing: readonly Missing[],
  generatedAt: Date,
): string {
  const cells = matrix.calls.length * memberTypes.length;
  return page({
    file: 'auditors.html',
    title: 'Auditors: age, trial players, member types',
    lead:
      'Every rule about age and trial play, where it is enforced and what proves it; what is not proven comes first. ' +
      'Enforcement points are read ' +
      'from the sources; each call below was tried against a running operator as a logged-in member of that type.',
    generatedAt,
    body: [
      ...differenceSection(differences),
      figures([
        { value: requirements.length, label: 'requirements' },
        ...verdictFigures(requirements),
        { value: cells, label: 'calls tried, by member type' },
        { value: differences.length, label: 'differ from what is demanded', bad: differences.length > 0 },
      ]),
      ...missingNote(missing),
      html`<p class="small">
        The same for other tools: <a href="auditors.json">auditors.json</a>,
        <a href="matrix.csv">matrix.csv</a>.
      </p>`,
      summaryTable(requirements),
      ...groupBy(requirements, ({ topic }) => topic).map(
        ([topic, own]) =>
          html`<section>
            <h2>${topic}</h2>
            ${own.map(requirementCard)}
          </section>`,
      ),
      ...profiles.map(profileSection),
      ownSection(),
      ...idleSection(idleRules),
      callSection(matrix.calls),
      routeSection(matrix.routes),
    ],
  });
}

const differenceSection = (differences: readonly string[]): Html[] =>
  differences.length === 0
    ? []
    : [
        html`<section class="card bad" aria-labelledby="differences">
          <h2 id="differences">The operator differs in ${counted(differences.length, 'place')}</h2>
          <ul>
            ${differences.map((difference) => html`<li>${difference}</li>`)}
          </ul>
        </section>`,
      ];

function summaryTable(requirements: readonly AuditedRequirement[]): Html {
  const numbers = ['Chart rules', 'States explored', 'Routes', 'Calls', 'Tests', 'Mutants killed'];
  return table(
    'Requirements and their verdicts',
    ['Requirement', 'Wording', ...numbers.map((text) => ({ text, className: 'numbers' })), 'Verdict'],
    requirements.map(
      ({ id, text, rules, states, routes, calls, tests, mutantsKilled, verdict }) =>
        html`<tr>
          <th scope="row"><a class="id" href="#${id}">${id}</a></th>
          <td>${text}</td>
          ${[rules.length, states, routes.length, calls.length, tests.length, mutantsKilled ?? 0].map(
            (value) => html`<td class="numbers">${value || '–'}</td>`,
          )}
          <td>${verdictBadge(verdict)}</td>
        </tr>`,
    ),
  );
}

const requirementCard = (requirement: AuditedRequirement): Html =>
  html`<article class="card" id="${requirement.id}">
    <div class="head">
      <span class="id">${requirement.id}</span>
      <h3>${requirement.text}</h3>
      ${verdictBadge(requirement.verdict)}
    </div>
    ${missingParts(requirement.extent)}
    ${
      hasNothingBehindIt(requirement)
        ? html`<p class="quiet">No chart, route, call or test stands behind it yet.</p>`
        : enforcement(requirement)
    }
  </article>`;

const hasNothingBehindIt = ({ rules, routes, readers, calls, confirmations, tests }: AuditedRequirement) =>
  [rules, routes, readers, calls, confirmations, tests].every(({ length }) => length === 0);

function enforcement(requirement: AuditedRequirement): Html {
  const { rules, routes, readers, tests } = requirement;
  const inLayer = (layer: Layer) => places(readers.filter((reader) => reader.layer === layer));
  return html`<dl class="facts">
    ${fact('Chart', [...rules.map(ruleItem), ...inLayer('chart')])}
    ${fact('Router', [...routeItems(routes), ...inLayer('router')])} ${fact('Screens', inLayer('screen'))}
    ${fact('Operator', [...operatorItems(requirement), ...inLayer('operator')])}
    ${fact('Tests', testItems(tests))}
  </dl>`;
}

const fact = (name: string, items: readonly Html[]): Html => html`
  <dt>${name}</dt>
  <dd>
    ${
      items.length > 0
        ? html`<ul class="plain">
            ${items.map((item) => html`<li>${item}</li>`)}
          </ul>`
        : html`<span class="quiet">–</span>`
    }
  </dd>
`;

function ruleItem({ machine, text, result, states, counterexamples, mutantsKilled }: TracedRule): Html {
  const killed = mutantsKilled === undefined ? '' : `, ${counted(mutantsKilled, 'mutant')} killed`;
  return html`${badge(evidenceTones[result], result)} ${text}
    <span class="quiet small">(${machine}: ${counted(states, 'state')} explored${killed})</span>
    ${counterexamples.map((way) => html`<div>${badge('bad', 'broken')} ${way}</div>`)}`;
}

/** One line per file that uses the role table. */
const places = (readers: readonly Reader[]): Html[] =>
  groupBy(readers, ({ file, asks }) => `${asks} ${file}`).map(([, own]) => {
    const [{ asks, file }] = own as [Reader];
    return html`<span class="quiet">asks <code>${asks}</code> in</span>
      <code>${file}:${[...new Set(own.map(({ line }) => line))].join(', ')}</code>`;
  });

const routeItems = (routes: readonly RouteLine[]): Html[] =>
  routes.length === 0
    ? []
    : [
        html`<details>
          <summary>${counted(routes.length, 'route')} in src/routes/routeTable.ts</summary>
          ${routes.map(({ path, access }) => html`<div><code>${path}</code> ${access}</div>`)}
        </details>`,
      ];

const operatorItems = ({ calls, confirmations }: AuditedRequirement): Html[] => [
  ...(calls.length > 0 ? [callItem(calls)] : []),
  ...confirmations.map(
    ({ call, field, sent, status, code, refused }) =>
      html`${call} ${sent === 'no' ? `with ${field}: false` : `without ${field}`}:
      ${refused ? badge('good', `refused, ${status} ${code}`) : badge('bad', `let through, ${status} ${code}`)}`,
  ),
];

function callItem(lines: readonly CallLine[]): Html {
  const cells = lines.flatMap((line) => line.cells);
  const agreeing = cells.filter(({ agrees }) => agrees).length;
  return html`<details>
    <summary>
      ${counted(lines.length, 'call')} tried as ${memberTypes.length} member types: ${agreeing} of
      ${cells.length} answers as the role table says
    </summary>
    ${lines.map((line) => html`<div>${line.name} <code>${line.address}</code> ${line.access}</div>`)}
  </details>`;
}

export const testItems = (tests: readonly TracedTest[]): Html[] =>
  tests.map(
    ({ text, file, line, result }) =>
      html`${badge(evidenceTones[result], result)} ${withoutIds(text)}
        <code class="small quiet">${file}:${line}</code>`,
  );

const profileSection = ({ profile, rows }: ProfileTable): Html =>
  html`<section aria-labelledby="profile-${profile}">
    <h2 id="profile-${profile}">Profile ${profile}: clause, switch, rule, test, last run</h2>
    ${table(
      `Profile ${profile}`,
      ['Clause', 'Switch', 'Value', 'Requirement', 'Chart rules', 'Tests', 'Last run'],
      rows.flatMap(profileRows),
    )}
  </section>`;

/** One for each requirement of the switch. */
const profileRows = ({ switch: name, clause, value, requirements }: ProfileRow): Html[] =>
  requirements.map(
    ({ id, text, verdict, rules, tests }: TracedRequirement) =>
      html`<tr>
        <td class="small">${clause}</td>
        <th scope="row"><code>${name}</code></th>
        <td>${value}</td>
        <td><a class="id" href="traceability.html#${id}">${id}</a> <span class="small">${text}</span></td>
        <td>${ofThemPassed(rules)}</td>
        <td>${ofThemPassed(tests)}</td>
        <td>${verdictBadge(verdict)}</td>
      </tr>`,
  );

const ofThemPassed = (witnesses: readonly { result: EvidenceResult }[]) =>
  witnesses.length === 0
    ? '–'
    : `${witnesses.filter(({ result }) => result === 'passed').length} of ${witnesses.length} passed`;

const ownSection = (): Html =>
  html`<section aria-labelledby="own">
    <h2 id="own">What the operator’s own people decide</h2>
    ${table(
      'What the operator’s own people decide',
      ['What', 'Who'],
      operatorsOwn.map(
        ({ what, who }) =>
          html`<tr>
            <th scope="row">${what}</th>
            <td>${who}</td>
          </tr>`,
      ),
    )}
  </section>`;

const idleSection = (idle: AuditorsReport['idleRules'] = []): Html[] =>
  idle.length === 0
    ? []
    : [
        html`<section>
          <h2>Rules that no mutant breaks</h2>
          <ul>
            ${idle.map(({ machine, text }) => html`<li>${machine}: ${text}</li>`)}
          </ul>
        </section>`,
      ];

const matrixColumns = (what: string) => [
  what,
  'Access',
  ...memberTypes.map((type) => ({ text: typeName(type), className: 'cell' })),
];

const callSection = (lines: readonly CallLine[]): Html =>
  html`<section aria-labelledby="calls">
    <h2 id="calls">Member type × call</h2>
    <p class="quiet">
      Each cell is what the running operator answered: <em>yes</em> when the role guard let the call through
      (whatever the handler then said of the request), else the refusal. Under it stands the status. A cell
      that differs from the role table is dark.
    </p>
    ${table(
      'Member type by call',
      matrixColumns('Call'),
      lines.map(
        ({ name, address, access, cells }) =>
          html`<tr>
            <th scope="row">${name}<br /><code class="small quiet">${address}</code></th>
            <td class="small">${access}</td>
            ${cells.map(callCell)}
          </tr>`,
      ),
    )}
  </section>`;

function callCell({ says, met, status, code, agrees }: CallCell): Html {
  const tone = agrees ? (met === 'allowed' ? 'good' : '') : 'bad';
  const title = `${status} ${code}`.trim();
  return html`<td class="cell">
    <span class="${tone}" title="${title}"
      >${outcomeWords[met]}${agrees ? '' : html`<small>table: ${outcomeWords[says.outcome]}</small>`}<small
        >${status}</small
      ></span
    >
  </td>`;
}

const routeSection = (lines: readonly RouteLine[]): Html =>
  html`<section aria-labelledby="routes">
    <h2 id="routes">Member type × route</h2>
    <p class="quiet">What the router does by the role table, and where it sends whom it refuses.</p>
    ${table(
      'Member type by route',
      matrixColumns('Route'),
      lines.map(
        ({ id, path, access, cells }) =>
          html`<tr>
            <th scope="row">
              ${id}<br />
              <code class="small quiet">${path}</code>
            </th>
            <td class="small">${access}</td>
            ${cells.map(({ says }) => routeCell(says))}
          </tr>`,
      ),
    )}
  </section>`;

const routeCell = ({ outcome, goTo }: Ruling): Html =>
  html`<td class="cell">
    <span class="${outcome === 'allowed' ? 'good' : ''}"
      >${outcomeWords[outcome]}${goTo ? html`<small>→ ${goTo.replace('/m/', '')}</small>` : ''}</span
    >
  </td>`;
