import type { ReactNode } from 'react';
import { useInView } from 'react-intersection-observer';
import styles from './FadeIn.module.css';
import { lazyThreshold, margin } from '../viewport/whenNear.ts';

/** What it holds loads as the player comes near, fades in, and stays (SHELL-14). `className` keeps its room. */
export function FadeIn({ className, children }: { className?: string; children: ReactNode }) {
  const [element, wanted] = useInView({
    rootMargin: margin(lazyThreshold),
    triggerOnce: true,
    fallbackInView: true,
  });
  return (
    <div ref={element} className={[className, wanted && styles.come].filter(Boolean).join(' ')}>
      {wanted && children}
    </div>
  );
}
