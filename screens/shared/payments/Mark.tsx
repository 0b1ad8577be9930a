import { Picture } from '#screens/shared/pictures/Picture.tsx';
import styles from './Mark.module.css';

/** The logo of a payment method, bank or wallet; the first letters of its name if it has none. */
export function Mark({ src, name }: { src: string; name: string }) {
  return (
    <span className={styles.mark} aria-hidden>
      <Picture
        picture={src}
        width={40}
        height={40}
        fallback={
          <span dir="ltr" className={styles.letters}>
            {lettersOf(name)}
          </span>
        }
      />
    </span>
  );
}

const lettersOf = (name: string) => Array.from(name.trim()).slice(0, 2).join('').toLocaleUpperCase('en');
