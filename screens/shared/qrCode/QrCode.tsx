import { encode } from 'uqr';
import { codePicture } from './codePicture.ts';
import styles from './QrCode.module.css';

interface QrCodeProps {
  text: string;
  label: string;
}

/** Empty modules on every side; scanners need them to find the code (ISO/IEC 18004). */
const quiet = 4;

export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: quiet });
  const bars = data.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? [{ x, y, width: 1, height: 1 }] : [])),
  );
  const picture = codePicture({ width: size, height: size, bars });
  return <img className={styles.code} src={picture} alt={label} />;
}
