import type { Plugin } from 'vite';

/** Something that a library has for apps unlike this one. */
export interface Cut {
  unused: string;
  text: string | RegExp;
  becomes: string;
}

/** The code with its cuts made, and those whose text it does not have. */
export function cutOut(code: string, cuts: readonly Cut[]): { code: string; missed: Cut[] } {
  let kept = code;
  const missed = cuts.filter(({ text, becomes }) => {
    const before = kept;
    kept = typeof text === 'string' ? kept.replaceAll(text, becomes) : kept.replace(text, becomes);
    return kept === before;
  });
  return { code: kept, missed };
}

/** Makes cuts in the modules of a library. The build fails where a release of it no longer has one of the texts. */
export function shake(library: string, modules: RegExp, cuts: readonly Cut[]): Plugin {
  const made = new Set<Cut>();
  return {
    name: `shake ${library}`,
    transform: {
      filter: { id: modules },
      handler(code) {
        const { code: kept, missed } = cutOut(code, cuts);
        for (const cut of cuts) if (!missed.includes(cut)) made.add(cut);
        return { code: kept, map: null };
      },
    },
    buildEnd(error) {
      const missed = cuts.find((cut) => !made.has(cut));
      if (missed && !error) this.error(`${library} has changed; not found: ${missed.unused}`);
    },
  };
}
