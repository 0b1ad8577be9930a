import { addTexts } from './shared/texts.ts';

/** Texts that only the proofs of rounds and draws need. */
export const addProofTexts = () => addTexts(import.meta.glob('./texts/verify/??.ts'));
