import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { RegistrationForm, RegistrationMethod } from '#machines/registration/registration.machine.ts';
import type { FieldProblem } from '#screens/shared/form/fieldRules.ts';
import { servedDialingCode } from '#screens/shared/form/mobileRule.ts';
import { useServices } from '#src/app/services.ts';
import { registerReaders } from '@araw/contract/accounts/typedRegistration';
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

/** In memory only, while the player reads the terms; dropped after five minutes like any unused query. */
const heldKey = ['registration', 'held'] as const;
const notStored: readonly string[] = [...secretFields, ...passingFields];

/**
 * The form's values, problems and stored draft. The chart decides what is sent.
 * `dialingCodes` are those the operator serves; empty until known.
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
  /** Leaving a field that was never typed into must not show a problem. */
  const typedInto = useRef(new Set<string>());
  /** Fields left since they were last typed into: a recheck shows their problems. */
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

    /** Shows the field's problem on blur. */
    leave(field: FormField, checks: FieldChecks) {
      if (!typedInto.current.has(field)) return;
      settled.current.add(field);
      setProblem(field, checkField(field, values, checks));
      if (field === 'password' && values.confirmPassword !== '')
        setProblem('confirmPassword', checkField('confirmPassword', values, checks));
    },

    /** Rechecks filled-in fields after the rules or the language change (REG-18). */
    recheck(checks: FieldChecks) {
      const found = checkForm(values, checks);
      const shown = Object.keys(found).filter((field) => settled.current.has(field) || field in problems);
      setProblems(Object.fromEntries(shown.map((field) => [field, found[field as FormField]])));
    },

    /** The form to submit and whether it is valid; shows all problems. */
    submission(checks: FieldChecks, rest: Pick<RegistrationForm, 'method' | 'termsVersion'>) {
      const found = checkForm(values, checks);
      setProblems(found);
      const { birthDate, ...others } = found;
      const shown = Object.keys(checks.asked).filter((field) => field !== 'birthDate');
      const meant = (field: FormField) => registerReaders[field](values[field]);
      const form: RegistrationForm = {
        ...rest,
        values: Object.fromEntries(shown.map((field) => [field, meant(field as FormField)])),
        birthDate: checks.asked.birthDate ? meant('birthDate') : '',
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

    /** Keeps the unstored values while the player reads the terms. */
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
