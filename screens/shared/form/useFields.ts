import { useRef, useState } from 'react';
import type { FieldProblem } from './fieldRules.ts';

type Problems<Field extends string> = Partial<Record<Field, FieldProblem>>;

/**
 * The values of a form's fields, in order, and their problems; `check` validates one field. Fields that aren't in
 * `initial` start empty.
 */
export function useFields<Field extends string>(
  fields: readonly Field[],
  check: (field: Field, values: Record<Field, string>) => FieldProblem | null,
  initial: Partial<Record<Field, string>> = {},
) {
  const [values, setValues] = useState(
    () => Object.fromEntries(fields.map((field) => [field, initial[field] ?? ''])) as Record<Field, string>,
  );
  const [problems, setProblems] = useState<Problems<Field>>({});
  const inputs = useRef<Partial<Record<Field, HTMLInputElement | null>>>({});

  const wrong = (among: readonly Field[]) => among.filter((field) => check(field, values) !== null);
  const focus = (field: Field | undefined) => field && inputs.current[field]?.focus();

  return {
    values,
    problems,

    type(field: Field, value: string) {
      setValues((before) => ({ ...before, [field]: value }));
      setProblems((before) => ({ ...before, [field]: undefined }));
    },

    inputRef: (field: Field) => (input: HTMLInputElement | null) => {
      inputs.current[field] = input;
    },

    /** Call on blur. An empty field shows no problem before the form is sent. */
    leave(field: Field) {
      const problem = values[field] === '' ? null : check(field, values);
      setProblems((before) => ({ ...before, [field]: problem ?? undefined }));
    },

    /** Whether these fields are valid; shows their problems. */
    submit(among: readonly Field[]): boolean {
      const found = among.map((field) => [field, check(field, values) ?? undefined] as const);
      setProblems((before) => ({ ...before, ...Object.fromEntries(found) }));
      return wrong(among).length === 0;
    },

    focusFirstWrong: (among: readonly Field[]) => focus(wrong(among)[0]),

    /** Empties a field but keeps its problem. */
    clear(field: Field) {
      setValues((before) => ({ ...before, [field]: '' }));
    },

    /** Shows a problem that comes from the operator or another field. */
    blame(field: Field, problem: FieldProblem) {
      setProblems((before) => ({ ...before, [field]: problem }));
      focus(field);
    },

    empty(among: readonly Field[]) {
      setValues((before) => ({ ...before, ...Object.fromEntries(among.map((field) => [field, ''])) }));
      setProblems({});
    },
  };
}
