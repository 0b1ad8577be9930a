import { useId } from 'react';
import styles from './ThemeSwitch.module.css';
import { useTheme } from './useTheme.ts';

/** Dark or light, kept and applied at once; on is dark. `label` names it for screen readers and by its side. */
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
