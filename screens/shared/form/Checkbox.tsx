import type { ComponentProps, ReactNode } from 'react';
import styles from './form.module.css';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & { children: ReactNode };

/** A box to tick with its words, which may hold links. */
export function Checkbox({ children, className, ...input }: CheckboxProps) {
  return (
    <label className={[styles.checkbox, className].filter(Boolean).join(' ')}>
      <input {...input} type="checkbox" />
      <span>{children}</span>
    </label>
  );
}
