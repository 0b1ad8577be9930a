type Texts = Record<string, object>;

/** The files of all texts but the shell's, by their path from here. The first load does without their names. */
export const partFiles = import.meta.glob<Record<string, Texts>>(['./??/*.ts', '!./??/shell.ts']);
