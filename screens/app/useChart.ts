import { useMachine } from '@xstate/react';
import { inspection } from './inspection.ts';

/** `useMachine`, for machines that can be watched. */
export const useChart = ((machine, options) =>
  useMachine(machine, { ...options, inspect: inspection.inspect } as never)) as typeof useMachine;
