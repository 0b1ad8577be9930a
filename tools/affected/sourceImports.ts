import { contentOf, filesBelow, sourceFolders } from '#tools/files.ts';
import { importsOf, pathOf } from '#tools/zones/zones.ts';

/** Runtime imports of every source file, by path. */
export const sourceImports = (): Map<string, string[]> =>
  new Map(
    filesBelow(sourceFolders, /\.(tsx?|mjs)$/).map((path) => [
      path,
      importsOf(path, contentOf(path)).flatMap(({ specifier, typeOnly }) =>
        typeOnly ? [] : (pathOf(specifier, path) ?? []),
      ),
    ]),
  );
