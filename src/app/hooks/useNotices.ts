import { useSyncExternalStore } from 'react';
import type { Notice } from '#src/app/notices.ts';
import { useServices } from '#src/app/services.ts';

const none: readonly Notice[] = [];

export function useNotices(): readonly Notice[] {
  const { notices } = useServices();
  return useSyncExternalStore(notices.subscribe, notices.shown, () => none);
}
