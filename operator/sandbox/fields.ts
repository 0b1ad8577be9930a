import { html, type Html } from './html.ts';

interface Field {
  /** Unique within the page, so that several forms can have the same field. */
  id: string;
  name: string;
  label: string;
  hint?: string;
  /** The error shown next to the field. */
  problem?: string | undefined;
}

export const textField = ({
  value = '',
  attributes = html``,
  ...field
}: Field & { value?: string | undefined; attributes?: Html }): Html =>
  fieldOf(
    field,
    html`<input
      id="${field.id}"
      name="${field.name}"
      value="${value}"
      ${attributes}
      ${describedBy(field)}
    />`,
  );

/** `chosen` is the value of a choice. */
export const selectField = ({
  choices,
  chosen,
  ...field
}: Field & {
  choices: readonly (readonly [value: string, label: string])[];
  chosen?: string | undefined;
}): Html =>
  fieldOf(
    field,
    html`<select id="${field.id}" name="${field.name}" ${describedBy(field)}>
      ${choices.map(
        ([value, label]) =>
          html`<option value="${value}" ${value === chosen ? 'selected' : ''}>${label}</option>`,
      )}
    </select>`,
  );

/** Reviewer and reason (CASH-20); `of` distinguishes such forms on one page. */
export const reviewerFields = ({
  of,
  known,
  reviewer,
  reason,
  hint,
  problemOf,
}: {
  of: string | number;
  known: readonly string[];
  reviewer: string | undefined;
  reason: string | undefined;
  hint: string;
  problemOf: (field: 'reviewer' | 'reason') => string | undefined;
}): Html =>
  html`${selectField({
    id: `reviewer-${of}`,
    name: 'reviewer',
    label: 'Reviewer',
    choices: known.map((name) => [name, name] as const),
    chosen: reviewer,
    problem: problemOf('reviewer'),
  })}
  ${textField({
    id: `reason-${of}`,
    name: 'reason',
    label: 'Reason',
    hint,
    value: reason,
    attributes: html`required maxlength="200"`,
    problem: problemOf('reason'),
  })}`;

const fieldOf = ({ id, label, hint, problem }: Field, control: Html): Html =>
  html`<div class="field">
    <label for="${id}">${label}</label>
    ${control} ${hint === undefined ? '' : html`<small id="${id}-hint">${hint}</small>`}
    ${problem === undefined ? '' : html`<strong class="wrong" id="${id}-problem">${problem}</strong>`}
  </div>`;

function describedBy({ id, hint, problem }: Field): Html {
  const about = [hint !== undefined && `${id}-hint`, problem !== undefined && `${id}-problem`].filter(
    Boolean,
  );
  if (about.length === 0) return html``;
  const described = html`aria-describedby="${about.join(' ')}"`;
  return problem === undefined ? described : html`${described} aria-invalid="true" autofocus`;
}

/** The text carries the meaning; the colour is additional. */
export const badge = (words: string, tone: 'ok' | 'warn' | 'err' | 'plain' = 'plain'): Html =>
  html`<span class="badge ${tone}">${words}</span>`;

/** Terms and values, one per line. */
export const facts = (rows: readonly (readonly [term: string, told: Html | string])[]): Html =>
  html`<dl class="facts">
    ${rows.map(
      ([term, told]) =>
        html`<div>
          <dt>${term}</dt>
          <dd>${told}</dd>
        </div>`,
    )}
  </dl>`;
