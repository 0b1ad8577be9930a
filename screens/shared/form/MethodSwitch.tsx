import styles from '#screens/ui/buttons/Segments.module.css';

interface MethodSwitchProps<Method extends string> {
  /** For screen readers. */
  label: string;
  methods: readonly (readonly [Method, string])[];
  chosen: Method;
  disabled: boolean;
  /** Called only for a method other than the chosen one. */
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
    <fieldset className={styles.segments} aria-label={label}>
      {methods.map(([method, text]) => (
        <button
          key={method}
          type="button"
          className={styles.segment}
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
