type Texts = Record<string, object>;

/** The files of all texts but the shell's, by their path from here. The first load does without their names. */
const partFiles = import.meta.glob<Texts>(['./{ar,cn,en,th,ty,vi}/*.ts', '!./*/{shell,files}.ts']);

interface LanguageFiles {
  files: Readonly<Record<string, () => Promise<Texts>>>;
}
/** Every other language names its own files. */
const languageFiles = import.meta.glob<LanguageFiles>('./??/files.ts');

/** A part's texts, by `<language>/<part>`; undefined if there are none. Rejects when the file cannot be had. */
export async function textsOf(name: string, part: string): Promise<object | undefined> {
  const partFile = partFiles[`./${name}.ts`];
  if (partFile) return (await partFile())[part];
  const language = await languageFiles[`./${name.slice(0, 2)}/files.ts`]?.();
  const texts = (await language?.files[`./${part}.ts`]?.())?.[part];
  // Words that the browser lacks; only some languages have the file.
  const words = part === 'shell' && (await language?.files['./intl.ts']?.());
  return texts && { ...withGeneralForms(texts), ...words };
}

/**
 * With `x_other` also as `x`, which i18next takes where a form is missing: a browser that doesn't know a language counts by
 * the rules of its own.
 */
function withGeneralForms(texts: object): object {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, value]: [string, unknown]) => {
      if (typeof value === 'object' && value !== null) return [[key, withGeneralForms(value)]];
      return key.endsWith('_other')
        ? [
            [key, value],
            [key.slice(0, -'_other'.length), value],
          ]
        : [[key, value]];
    }),
  );
}
