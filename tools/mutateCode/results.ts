import type { Layer } from './layers.ts';
import type { CodeMutant } from './mutants.ts';

export interface JudgedMutant extends CodeMutant {
  layer: Layer;
  /** `untested`: no unit test imports its file. */
  fate: 'noticed' | 'survived' | 'untested';
}

export interface CodeMutation {
  seed: string;
  /** From 0 to 1. */
  share: number;
  mutants: JudgedMutant[];
}

export const codeMutationFile = 'dist/flows/codeMutation.json';
