import styles from './order.module.css';

/** What the player does, one after another. */
export function PaySteps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className={styles.paySteps}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
