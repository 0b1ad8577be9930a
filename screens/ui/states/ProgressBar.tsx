import styles from './ProgressBar.module.css';

interface ProgressBarProps {
  label: string;
  have: number;
  target: number;
  /** For screen readers, such as "2 of 3". */
  text: string;
}

/** Full once `have` reaches `target`. */
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
