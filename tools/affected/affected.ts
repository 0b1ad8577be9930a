import { posix } from 'node:path';

/** The part of a change's possible effects that a run of a few minutes can check. */
export interface Affected {
  /** Names of charts. */
  charts: string[];
  /** Vitest files. */
  tests: string[];
  /** Playwright files. */
  specs: string[];
  /** Other possible effects, in words. */
  leftOut: string[];
}

export interface Sources {
  /** Runtime imports by file. */
  imports: ReadonlyMap<string, readonly string[]>;
  contentOf(path: string): string;
  /** The app's routes, each with its screen's module. */
  routes: readonly { paths: readonly string[]; file: string }[];
}

/** Above this number the tests are left to a whole run. */
const mostTests = 40;
const mostSpecs = 12;
/** A journey through more screens than this is specific to none of them. */
const mostScreens = 4;

/** Used by every test, or drawn on every page. */
const everywhere = [
  /^(package(-lock)?\.json|index\.html|[\w.]+\.config\.ts|tsconfig\.json)$/,
  /^tests\/screens\/setup\.ts$/,
  /^tools\/[\w.]*(build\.mjs|\.setup\.ts)$/,
  /^(public|brands)\//,
];
/** Parts of the running app and operator: browser tests reach them without importing them. */
const running =
  /^(src|locales|services|operator|packages\/server|pages|screens\/(ui|shared))\/(?!.*\.test\.)/;

const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const isSpec = (path: string) => path.endsWith('.spec.ts');
const isModel = (path: string) => /^machines\/.*\.model\.ts$/.test(path);
const isSource = (path: string) => /\.(tsx?|mjs)$/.test(path);

export function affectedBy(changed: readonly string[], sources: Sources): Affected {
  const { imports } = sources;
  const files = [...imports.keys()];
  const reached = new Map<string, ReadonlySet<string>>();
  const reachedFrom = (file: string): ReadonlySet<string> => {
    const known = reached.get(file) ?? closure(file, imports);
    reached.set(file, known);
    return known;
  };
  const reaching = (roots: readonly string[], target: string) =>
    roots.filter((root) => reachedFrom(root).has(target));

  const workshop = reachedFrom('tools/flow/flows.ts');
  const allCharts = changed.some((path) => workshop.has(path) || path === 'tools/flow/reportThread.mjs');
  const charts = files
    .filter(isModel)
    .filter(
      (model) => allCharts || changed.some((path) => path === tableOf(model) || reachedFrom(model).has(path)),
    )
    .map((model) => posix.basename(model, '.model.ts'));

  const tests = files.filter(isTest);
  const specs = files.filter(isSpec);
  const chosen = new Set(tests.filter((test) => readsOneOf(test, changed, sources)));
  const wide = { tests: new Set<string>(), specs: new Set<string>() };
  for (const path of changed) {
    const reachingTests = reaching(tests, path);
    const isNear = (test: string) => folderOf(test) === folderOf(path) || imports.get(test)?.includes(path);
    const isWide = reachingTests.length > mostTests;
    for (const test of isWide ? reachingTests.filter(isNear) : reachingTests) chosen.add(test);
    if (isWide) wide.tests.add(path);

    const reachingSpecs = reaching(specs, path);
    const narrow = reachingSpecs.length <= mostSpecs ? reachingSpecs : [];
    for (const spec of [...narrow, ...specsOfScreen(path, specs, sources, reachedFrom)]) chosen.add(spec);
    if (running.test(path) || reachingSpecs.length > mostSpecs) wide.specs.add(path);
  }
  const leftOut = [
    ...changed
      .filter((path) => everywhere.some((pattern) => pattern.test(path)))
      .map((path) => `all that runs with ${path}`),
    ...counted(`the unit tests farther away, of more than ${mostTests} that reach`, wide.tests),
    ...counted('the browser tests that meet, in the app or by import,', wide.specs),
  ];
  return {
    charts,
    tests: tests.filter((test) => chosen.has(test)),
    specs: specs.filter((spec) => chosen.has(spec)),
    leftOut,
  };
}

/** Domain, screen or chart: `operator/payments`. */
const folderOf = (path: string) => posix.dirname(path).split('/').slice(0, 2).join('/');

function counted(what: string, paths: ReadonlySet<string>): string[] {
  const [first, ...more] = paths;
  if (!first) return [];
  return [`${what} ${first}${more.length > 0 ? ` and ${more.length} more files` : ''}`];
}

/** A file with all that it imports, also through others. */
export function closure(file: string, imports: Sources['imports']): ReadonlySet<string> {
  const found = new Set([file]);
  for (const path of found) for (const next of imports.get(path) ?? []) found.add(next);
  return found;
}

const tableOf = (model: string) => model.replace(/\.model\.ts$/, '.table.md');

/** Whether a test reads one of these as a file: by name, or as one of all files. */
function readsOneOf(test: string, changed: readonly string[], { imports, contentOf }: Sources): boolean {
  if (imports.get(test)?.includes('tools/files.ts')) return changed.length > 0;
  const content = contentOf(test);
  return changed.some(
    (path) => content.includes(path) || (!isSource(path) && content.includes(posix.basename(path))),
  );
}

/** The folder of a feature's screens; otherwise null. */
const featureOf = (path: string) => /^screens\/(?!ui\/|shared\/)([\w-]+)\//.exec(path)?.[1] ?? null;

/** Walks of the charts that a screen shows, and the journeys that open it. */
function specsOfScreen(
  path: string,
  specs: readonly string[],
  { imports, contentOf, routes }: Sources,
  reachedFrom: (file: string) => ReadonlySet<string>,
): string[] {
  const feature = featureOf(path);
  if (!feature) return [];
  const own = [...imports].filter(([file]) => featureOf(file) === feature);
  const shown = own.flatMap(([, targets]) =>
    targets.flatMap((target) => /^machines\/\w+\/(\w+)\.machine\.ts$/.exec(target)?.[1] ?? []),
  );
  const featuresOf = (file: string) => [...reachedFrom(file)].map(featureOf);
  const journeys = specs.filter((spec) => {
    if (!spec.startsWith('e2e/journeys/')) return false;
    const content = contentOf(spec);
    const opened = routes.filter(({ paths }) => paths.some((one) => names(content, one)));
    const files = new Set(opened.map(({ file }) => file));
    return files.size <= mostScreens && [...files].some((file) => featuresOf(file).includes(feature));
  });
  return [
    ...shown.map((chart) => `e2e/flows/${chart}/${chart}.spec.ts`).filter((spec) => specs.includes(spec)),
    ...journeys,
  ];
}

/** Whether a source contains a route's path, with or without a query. */
const names = (content: string, path: string) =>
  ["'", '"', '`', '?', '#'].some((end) => content.includes(`${path}${end}`));
