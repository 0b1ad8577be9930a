import styles from './form.module.css';

interface MethodSwitchProps<Method extends string> {
  /** What is chosen, for players who cannot see. */
  label: string;
  methods: readonly (readonly [Method, string])[];
  chosen: Method;
  disabled: boolean;
  /** Tells of another method than the chosen one. */
  onSwitch: (method: Method) => void;
}

/** The ways to do one thing, such as username or mobile number (LOGIN-01, REG-01). */
export function MethodSwitch<Method extends string>({
  label,
  methods,
  chosen,
  disabled,
  onSwitch,
}: MethodSwitchProps<Method>) {
  return (
    <fieldset className={styles.methods} aria-label={label}>
      {methods.map(([method, text]) => (
        <button
          key={method}
          type="button"
          className={styles.method}
          aria-pressed={method === chosen}
          disabled={disabled}
          onClick={() => method !== chosen && onSwitch(method)}
        >
          {text}
        </button>
      ))}
    </fieldset>
  );
}
