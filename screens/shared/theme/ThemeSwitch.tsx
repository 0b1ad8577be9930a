import { useId } from 'react';
import styles from './ThemeSwitch.module.css';
import { useTheme } from './useTheme.ts';

/** Switches between dark (on) and light. `label` shows beside it and is its accessible name. */
export function ThemeSwitch({ label }: { label: string }) {
  const id = useId();
  const [theme, setTheme] = useTheme();
  return (
    <>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className={styles.switch}
        aria-checked={theme === 'dark'}
        checked={theme === 'dark'}
        onChange={(event) => setTheme(event.target.checked ? 'dark' : 'light')}
      />
    </>
  );
}
