import type { ComponentProps, ReactNode } from 'react';
import styles from './form.module.css';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & { children: ReactNode };

/** A checkbox with its label, which may contain links. */
export function Checkbox({ children, className, ...input }: CheckboxProps) {
  return (
    <label className={[styles.checkbox, className].filter(Boolean).join(' ')}>
      <input {...input} type="checkbox" />
      <span>{children}</span>
    </label>
  );
}
