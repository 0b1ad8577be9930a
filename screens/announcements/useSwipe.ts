import { type TouchEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** Pixels that a finger has to go sideways, and more than it goes up or down. */
const distance = 40;

/** Handlers for swiping: 1 is onwards, -1 back, in the reading direction. */
export function useSwipe(turn: (by: 1 | -1) => void) {
  const { i18n } = useTranslation();
  const start = useRef({ x: 0, y: 0 });
  return {
    onTouchStart({ touches }: TouchEvent) {
      const touch = touches[0];
      start.current = { x: touch?.clientX ?? 0, y: touch?.clientY ?? 0 };
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const touch = changedTouches[0];
      const x = (touch?.clientX ?? 0) - start.current.x;
      const y = (touch?.clientY ?? 0) - start.current.y;
      if (Math.abs(x) < distance || Math.abs(x) < Math.abs(y)) return;
      const isForward = i18n.dir() === 'rtl' ? x > 0 : x < 0;
      turn(isForward ? 1 : -1);
    },
  };
}
