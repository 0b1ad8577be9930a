import { html, type Html } from '#operator/sandbox/html.ts';
import { badge, counted, figures, type Missing, missingNote, page, table, type Tone } from './layout.ts';
import { expectationOf, groupBy, type PathResult, type QaPath, titleOf } from './qaPaths.ts';

const tones: Record<PathResult, Tone> = { passed: 'good', failed: 'bad', 'not walked': 'open' };
const words: Record<PathResult, string> = {
  passed: 'passed',
  failed: 'failed',
  'not walked': 'not walked yet',
};

export const countOf = (paths: readonly QaPath[], result: PathResult) =>
  paths.filter((path) => path.result === result).length;

export function qaPage(paths: readonly QaPath[], missing: readonly Missing[], generatedAt: Date): string {
  const machines = groupBy(paths, ({ machine }) => machine);
  const failed = paths.filter(({ result }) => result === 'failed');
  return page({
    file: 'qa.html',
    title: 'QA: paths through the app',
    lead:
      'Each path is a way a player can go, drawn from the chart so that together they take every transition and ' +
      'every named case. The browser run walks them on the real screens and takes a picture after each step.',
    generatedAt,
    body: [
      figures([
        { value: paths.length, label: 'paths' },
        { value: countOf(paths, 'passed'), label: 'passed' },
        { value: failed.length, label: 'failed', bad: failed.length > 0 },
        { value: countOf(paths, 'not walked'), label: 'not walked yet' },
        { value: paths.reduce((sum, { steps }) => sum + steps.length - 1, 0), label: 'steps' },
      ]),
      ...missingNote(missing),
      html`<p class="small">
        The same for other tools: <a href="junit.xml">junit.xml</a>, and a feature file for each machine
        (${machines.map(([machine], index) => [
          index ? ', ' : '',
          html`<a href="features/${machine}.feature">${machine}</a>`,
        ])}).
      </p>`,
      ...(failed.length > 0 ? [html`<h2>Failed</h2>`, ...failed.map((path) => pathDetails(path, true))] : []),
      ...machines.map(([machine, own]) => machineSection(machine, own)),
    ],
  });
}

function machineSection(machine: string, paths: readonly QaPath[]): Html {
  const results = (['passed', 'failed', 'not walked'] as const)
    .filter((result) => countOf(paths, result) > 0)
    .map((result) => `${countOf(paths, result)} ${words[result]}`);
  return html`<section aria-labelledby="${machine}">
    <h2 id="${machine}">${machine}</h2>
    <p class="quiet">${counted(paths.length, 'path')}: ${results.join(', ')}.</p>
    ${groupBy(paths, ({ variant }) => variant).map(
      ([variant, own]) =>
        html`<h3>Variant: ${variant}</h3>
          ${own.map((path) => pathDetails(path, false))}`,
    )}
  </section>`;
}

function pathDetails(path: QaPath, open: boolean): Html {
  const { machine, variant, result, error, requirements } = path;
  return html`<details class="path" ${open ? 'open' : ''}>
    <summary>
      <span class="head">
        <span>${open ? `${machine}, ${variant}, ` : ''}${titleOf(path)}</span>
        ${badge(tones[result], words[result])}
      </span>
    </summary>
    <div>
      ${requirements.length > 0 ? html`<p class="small quiet">Requirements: ${requirementLinks(requirements)}</p>` : ''}
      ${error ? html`<pre>${error}</pre>` : ''} ${stepTable(path)}
    </div>
  </details>`;
}

const requirementLinks = (ids: readonly string[]): Html[] =>
  ids.map((id) => html`<a class="id" href="traceability.html#${id}">${id}</a> `);

function stepTable(path: QaPath): Html {
  const { steps, result } = path;
  const pictures = steps.some(({ picture }) => picture !== undefined);
  return table(
    `Steps of ${titleOf(path)}`,
    [
      '#',
      'What happens',
      'What is expected',
      'Transitions taken',
      ...(pictures ? [{ text: 'On the screen', className: 'shot' }] : []),
    ],
    steps.map((step, index) =>
      stepRow(step, index, pictures, result === 'failed' && index === steps.length - 1),
    ),
    'steps',
  );
}

function stepRow(step: QaPath['steps'][number], index: number, pictures: boolean, wrong: boolean): Html {
  const { sentence, taken, states, seen, picture } = step;
  return html`<tr class="${wrong ? 'wrong' : ''}">
    <td class="number">${index}</td>
    <th scope="row">${sentence} ${wrong ? badge('bad', 'failed here') : ''}</th>
    <td>
      <ul class="plain">
        ${expectationOf(step).map((line) => html`<li>${line}</li>`)}
      </ul>
    </td>
    <td class="small quiet">
      ${taken.length > 0 ? taken.map((name) => html`<div>${name}</div>`) : '–'}
      ${seen.length > 0 ? html`<div>now in ${states.join(' + ')}</div>` : ''}
    </td>
    ${
      pictures
        ? html`<td class="shot">
            ${picture ? html`<img src="${picture}" loading="lazy" alt="The screen after step ${index}: ${sentence}" />` : ''}
          </td>`
        : ''
    }
  </tr>`;
}
