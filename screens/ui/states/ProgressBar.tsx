import styles from './ProgressBar.module.css';

interface ProgressBarProps {
  label: string;
  have: number;
  target: number;
  /** What it reads as, such as "2 of 3". */
  text: string;
}

/** How far something has come; full from its target on. */
export function ProgressBar({ label, have, target, text }: ProgressBarProps) {
  const share = target > 0 ? Math.min(1, Math.max(0, have / target)) : 0;
  return (
    <progress
      className={styles.track}
      max={100}
      value={Math.floor(share * 100)}
      aria-label={label}
      aria-valuetext={text}
      data-full={share === 1 ? '' : undefined}
    />
  );
}
