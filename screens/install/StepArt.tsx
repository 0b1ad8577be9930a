import type { ReactNode } from 'react';
import styles from './Guide.module.css';

export type Art = 'file' | 'allow' | 'installed' | 'menu' | 'choose' | 'share' | 'settings' | 'passcode';

const accent = styles.accent;
const line = (y: number, width: number) => <rect x="16" y={y} width={width} height="4" rx="2" />;
const button = <rect className={accent} x="16" y="60" width="32" height="9" rx="4.5" />;

/** The drawings on the phone's screen, which is 48 × 80 at 8, 8. */
const drawn: Record<Art, ReactNode> = {
  file: (
    <>
      <path className={accent} d="M29 24h6v16h8L32 52 21 40h8z" />
      {line(60, 32)}
    </>
  ),
  allow: (
    <>
      <rect className={styles.sheet} x="12" y="34" width="40" height="40" rx="5" />
      {line(42, 26)}
      {line(50, 18)}
      {button}
    </>
  ),
  installed: (
    <>
      {[16, 28, 40].map((x) => (
        <rect key={x} x={x} y="20" width="8" height="8" rx="2" />
      ))}
      <rect className={accent} x="22" y="40" width="20" height="20" rx="5" />
      <path className={styles.tick} d="m27 50 4 4 7-8" />
    </>
  ),
  menu: (
    <>
      {[16, 23, 30].map((y) => (
        <circle key={y} className={accent} cx="46" cy={y} r="2.5" />
      ))}
      {line(44, 32)}
      {line(54, 32)}
      {line(64, 20)}
    </>
  ),
  choose: (
    <>
      <rect className={styles.sheet} x="12" y="28" width="40" height="48" rx="5" />
      {line(36, 26)}
      <rect className={accent} x="15" y="46" width="34" height="12" rx="3" />
      <path className={styles.tick} d="M20 52h6m-3-3v6" />
      {line(64, 20)}
    </>
  ),
  share: (
    <>
      {line(18, 32)}
      {line(28, 24)}
      <path className={styles.outline} d="M26 62h-3v14h18V62h-3M32 70V54m-5 5 5-5 5 5" />
    </>
  ),
  settings: (
    <>
      {[20, 34, 48].map((y) => (
        <g key={y}>
          <rect x="16" y={y} width="8" height="8" rx="2" />
          <rect x="28" y={y + 2} width="20" height="4" rx="2" />
        </g>
      ))}
      <rect className={accent} x="14" y="60" width="36" height="12" rx="3" />
    </>
  ),
  passcode: (
    <>
      {[20, 28, 36, 44].map((x, index) => (
        <circle key={x} className={index < 3 ? accent : undefined} cx={x} cy="28" r="2.5" />
      ))}
      {[44, 54, 64].flatMap((y) =>
        [20, 32, 44].map((x) => <circle key={`${x}-${y}`} cx={x} cy={y} r="3.5" />),
      )}
    </>
  ),
};

/** A decorative drawing of a step on a phone; the text beside it says the same. */
export function StepArt({ art }: { art: Art }) {
  return (
    <svg className={styles.art} viewBox="0 0 64 96" width="64" height="96" aria-hidden>
      <rect className={styles.phone} x="6" y="2" width="52" height="92" rx="9" />
      {drawn[art]}
    </svg>
  );
}
