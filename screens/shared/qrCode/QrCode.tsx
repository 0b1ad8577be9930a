import { encode } from 'uqr';
import styles from './QrCode.module.css';

interface QrCodeProps {
  text: string;
  /** What it is a code of. */
  label: string;
}

/** Empty modules on every side, by which a scanner finds the code (ISO/IEC 18004). */
const quiet = 4;

/** A text as a QR code. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: quiet });
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  );
}
