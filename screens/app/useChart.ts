import { useMachine } from '@xstate/react';
import { useServices } from './services.ts';

/** `useMachine`, for machines that can be watched. */
export const useChart = ((machine, options) => {
  const { inspect } = useServices().inspection;
  return useMachine(machine, { ...options, inspect } as never);
}) as typeof useMachine;
