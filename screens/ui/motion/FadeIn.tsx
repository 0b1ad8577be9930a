import type { ReactNode } from 'react';
import { useInView } from 'react-intersection-observer';
import styles from './FadeIn.module.css';
import { lazyThreshold, margin } from '../viewport/whenNear.ts';

/** Mounts its children near the screen, fades them in and keeps them (SHELL-14). `className` reserves their space. */
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
