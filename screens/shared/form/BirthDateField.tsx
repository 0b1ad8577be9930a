import type { ComponentProps } from 'react';
import { useServices } from '#src/app/services.ts';
import { Field } from '#screens/ui/Field.tsx';
import { oldestAge } from '@araw/contract/values/birthDate';
import { useMerchantDates } from '#src/app/hooks/useMerchantDates.ts';
import { yearsBefore } from '@araw/contract/values/dates';

type BirthDateFieldProps = ComponentProps<typeof Field> & {
  minimumAge: number;
  onDate: (day: string) => void;
};

/** A date of birth, limited to players who are old enough (REG-16). */
export function BirthDateField({ minimumAge, onDate, ...field }: BirthDateFieldProps) {
  const { clock } = useServices();
  const { dayOf } = useMerchantDates();
  const today = dayOf(clock.serverNow());
  return (
    <Field
      {...field}
      type="date"
      autoComplete="bday"
      min={yearsBefore(today, oldestAge)}
      max={yearsBefore(today, minimumAge)}
      onChange={(event) => onDate(event.target.value)}
    />
  );
}
