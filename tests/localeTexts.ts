interface Texts {
  readonly [key: string]: string | Texts;
}

const files = import.meta.glob<Record<string, Texts>>(
  ['../locales/??/*.ts', '!../locales/??/{files,intl}.ts'],
  {
    eager: true,
  },
);

const flat = (texts: Texts, path = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flat(value, `${path}${key}.`),
  );

/** A language's texts with their part, such as `shell`, and full key, such as `nav.home`; `code` is its folder. */
export const textsWithParts = (code: string): [part: string, key: string, text: string][] =>
  Object.entries(files)
    .filter(([path]) => path.startsWith(`../locales/${code}/`))
    .flatMap(([, parts]) => Object.entries(parts))
    .flatMap(([part, texts]) =>
      flat(texts).map(([key, text]): [string, string, string] => [part, key, text]),
    );

/** All texts of a language by key, sorted, from every part. */
export const textsOf = (code: string): Map<string, string> =>
  new Map(
    textsWithParts(code)
      .map(([, key, text]) => [key, text] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
