import { useMemo } from 'react';
import { codePicture } from '#screens/shared/qrCode/codePicture.ts';
import type { Drawing } from './drawing.ts';
import styles from './order.module.css';

interface CodeProps {
  label: string;
  drawing: Drawing;
  /** The title above the code. */
  head?: string;
  /** The code's content as text, below it. */
  text?: string;
}

/** A code to scan, black on white in both themes. */
export function Code({ label, drawing, head, text }: CodeProps) {
  const picture = useMemo(() => codePicture(drawing), [drawing]);
  return (
    <figure className={styles.code} data-wide={drawing.width > drawing.height ? '' : undefined}>
      {head && <figcaption>{head}</figcaption>}
      <img src={picture} alt={label} />
      {text && (
        <bdi dir="ltr" className={styles.codeText}>
          {text}
        </bdi>
      )}
    </figure>
  );
}
