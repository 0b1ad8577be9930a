import styles from './order.module.css';

export function PaySteps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className={styles.paySteps}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
