import { CircleCheck, CircleX, Clock, MinusCircle } from 'lucide-react';
import styles from './StateMark.module.css';

const icons = { good: CircleCheck, waiting: Clock, bad: CircleX, quiet: MinusCircle };
export type StateLook = keyof typeof icons;

/** Shows an order's state by icon, text and colour. */
export function StateMark({ look, text }: { look: StateLook; text: string }) {
  const Icon = icons[look];
  return (
    <span className={styles.mark} data-look={look}>
      <Icon size={14} aria-hidden /> {text}
    </span>
  );
}
