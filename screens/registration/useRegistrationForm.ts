import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { RegistrationForm, RegistrationMethod } from '#machines/registration/registration.machine.ts';
import type { FieldProblem } from '#screens/shared/form/fieldRules.ts';
import { servedDialingCode } from '#screens/shared/form/mobileRule.ts';
import { useServices } from '#src/app/services.ts';
import {
  checkField,
  checkForm,
  emptyForm,
  type FieldChecks,
  type FormField,
  type FormProblems,
  type FormValues,
  groupedFields,
  passingFields,
  secretFields,
} from './registrationFields.ts';

/** Of the page's memory, for the way to the terms and back; forgotten with everything unused (five minutes). */
const heldKey = ['registration', 'held'] as const;
const notStored: readonly string[] = [...secretFields, ...passingFields];

/**
 * What is typed, what is wrong with it, and what of it outlives the screen; the chart decides what is sent.
 * `dialingCodes` are those that the operator serves, as far as they are known.
 */
export function useRegistrationForm(dialingCodes: readonly { code: string }[] = []) {
  const { storage } = useServices();
  const queryClient = useQueryClient();
  const [typed, setValues] = useState<FormValues>(() => ({
    ...emptyForm,
    ...storage.read('registrationDraft'),
    ...queryClient.getQueryData<Partial<FormValues>>(heldKey),
  }));
  const countryDialingCode = servedDialingCode(typed.countryDialingCode, dialingCodes);
  const values: FormValues = { ...typed, countryDialingCode };
  const [problems, setProblems] = useState<FormProblems>({});
  const inputs = useRef<Partial<Record<FormField, HTMLInputElement | null>>>({});
  /** A field that is merely passed by is not complained about. */
  const typedInto = useRef(new Set<string>());
  /** Left since they were last typed into: what changes about them shows. */
  const settled = useRef(new Set<string>());

  const setProblem = (field: FormField, problem: FieldProblem | null) =>
    setProblems(({ [field]: _, ...others }) => (problem ? { ...others, [field]: problem } : others));

  const store = (more: Record<string, string>) =>
    storage.write('registrationDraft', { ...storage.read('registrationDraft'), ...more });

  const focus = (field: FormField) => inputs.current[field]?.focus();

  return {
    values,
    problems,
    setProblem,
    focus,
    inputRef: (field: FormField) => (input: HTMLInputElement | null) => {
      inputs.current[field] = input;
    },

    type(field: keyof FormValues, value: string) {
      typedInto.current.add(field);
      settled.current.delete(field);
      setValues((before) => ({ ...before, [field]: value }));
      setProblems(({ [field as FormField]: _, ...others }) => others);
      if (!notStored.includes(field)) store({ [field]: value });
    },

    problemOf: (field: FormField, checks: FieldChecks) => checkField(field, values, checks),

    /** The field is left: what is wrong with it shows. */
    leave(field: FormField, checks: FieldChecks) {
      if (!typedInto.current.has(field)) return;
      settled.current.add(field);
      setProblem(field, checkField(field, values, checks));
      if (field === 'password' && values.confirmPassword !== '')
        setProblem('confirmPassword', checkField('confirmPassword', values, checks));
    },

    /** Checks again what has been filled in, by other rules or in another language (REG-18). */
    recheck(checks: FieldChecks) {
      const found = checkForm(values, checks);
      const shown = Object.keys(found).filter((field) => settled.current.has(field) || field in problems);
      setProblems(Object.fromEntries(shown.map((field) => [field, found[field as FormField]])));
    },

    /** What a submit carries; shows what is wrong. */
    submission(checks: FieldChecks, rest: Pick<RegistrationForm, 'method' | 'termsVersion'>) {
      const found = checkForm(values, checks);
      setProblems(found);
      const { birthDate, ...others } = found;
      const shown = Object.keys(checks.asked).filter((field) => field !== 'birthDate');
      const form: RegistrationForm = {
        ...rest,
        values: Object.fromEntries(shown.map((field) => [field, values[field as FormField]])),
        birthDate: checks.asked.birthDate ? values.birthDate : '',
        countryDialingCode: values.countryDialingCode,
        phoneProof: null,
      };
      return { valid: Object.keys(others).length === 0, birthDateValid: birthDate === undefined, form };
    },

    /** REG-09. */
    focusFirstInvalid(checks: FieldChecks, method: RegistrationMethod) {
      const found = checkForm(values, checks);
      const first = groupedFields(checks.asked, method)
        .flatMap(({ fields }) => fields)
        .find((field) => field in found);
      if (first) focus(first);
    },

    clear(field: FormField) {
      setValues((before) => ({ ...before, [field]: '' }));
    },

    storedMethod: () => storage.read('registrationDraft').method,
    storeMethod: (method: RegistrationMethod) => store({ method }),

    /** Keeps what is not stored while the player reads the terms. */
    hold() {
      const held = notStored.map((field) => [field, values[field as FormField]]);
      queryClient.setQueryData(heldKey, Object.fromEntries(held));
    },

    forget() {
      storage.remove('registrationDraft');
      queryClient.removeQueries({ queryKey: heldKey });
    },
  };
}
