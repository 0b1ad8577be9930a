import { type ReactNode, useRef, useState } from 'react';
import styles from './FadeIn.module.css';
import { useNearViewport } from '../viewport/useNearViewport.ts';
import { lazyThreshold } from '../viewport/whenNear.ts';

/** What it holds loads as the player comes near, fades in, and stays (SHELL-14). `className` keeps its room. */
export function FadeIn({ className, children }: { className?: string; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(element, lazyThreshold);
  const [wanted, setWanted] = useState(false);
  if (isNear && !wanted) setWanted(true);
  return (
    <div ref={element} className={[className, wanted && styles.come].filter(Boolean).join(' ')}>
      {wanted && children}
    </div>
  );
}
