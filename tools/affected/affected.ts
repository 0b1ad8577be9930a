import { posix } from 'node:path';

/** What a difference of the sources can affect, as far as a run of a few minutes can look at it. */
export interface Affected {
  /** Names of charts. */
  charts: string[];
  /** Files of Vitest. */
  tests: string[];
  /** Files of Playwright. */
  specs: string[];
  /** In words, what it can affect besides. */
  leftOut: string[];
}

export interface Sources {
  /** By file, those that it imports when it runs. */
  imports: ReadonlyMap<string, readonly string[]>;
  contentOf(path: string): string;
  /** The paths of the app's routes, each with the module of its screen. */
  routes: readonly { paths: readonly string[]; file: string }[];
}

/** What reaches more browser tests than this is for a run of all of them. */
const mostSpecs = 12;
/** A journey through more screens than this is about none of them. */
const mostScreens = 4;

/** What every test is run by, or every page drawn with. */
const everywhere = [
  /^(package(-lock)?\.json|index\.html|[\w.]+\.config\.ts|tsconfig\.json)$/,
  /^tests\/screens\/setup\.ts$/,
  /^tools\/[\w.]*(build\.mjs|\.setup\.ts)$/,
  /^(public|brands)\//,
];
/** Parts of the running app and of its operator: a browser test reaches them without importing them. */
const running = /^(src|locales|services|operator|pages|screens\/(ui|app|shared))\//;

const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const isSpec = (path: string) => /\.spec\.ts$/.test(path);
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

  const tests = files
    .filter(isTest)
    .filter(
      (test) => changed.some((path) => reachedFrom(test).has(path)) || readsOneOf(test, changed, sources),
    );

  const specs = files.filter(isSpec);
  const chosen = new Set<string>();
  const leftOut: string[] = [];
  for (const path of changed) {
    const direct = reaching(specs, path);
    const narrow = direct.length <= mostSpecs ? direct : direct.filter((spec) => spec === path);
    for (const spec of [...narrow, ...specsOfScreen(path, specs, sources, reachedFrom)]) chosen.add(spec);
    if (everywhere.some((pattern) => pattern.test(path))) leftOut.push(`all that runs with ${path}`);
    else if (running.test(path)) leftOut.push(`browser tests that meet ${path} in the running app`);
    else if (direct.length > mostSpecs)
      leftOut.push(`the ${direct.length} browser tests that import ${path}`);
  }
  return { charts, tests, specs: [...chosen].toSorted(), leftOut };
}

function closure(file: string, imports: Sources['imports']): ReadonlySet<string> {
  const found = new Set([file]);
  for (const path of found) for (const next of imports.get(path) ?? []) found.add(next);
  return found;
}

const tableOf = (model: string) => model.replace(/\.model\.ts$/, '.table.md');

/** Whether a test reads one of these as a file: by its name, or as one of all there are. */
function readsOneOf(test: string, changed: readonly string[], { imports, contentOf }: Sources): boolean {
  if (imports.get(test)?.includes('tools/files.ts')) return changed.length > 0;
  const content = contentOf(test);
  return changed.some(
    (path) => content.includes(path) || (!isSource(path) && content.includes(posix.basename(path))),
  );
}

/** The folder of one feature's screens; null for all else. */
const featureOf = (path: string) => /^screens\/(?!ui\/|app\/|shared\/)([\w-]+)\//.exec(path)?.[1] ?? null;

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
    ...shown.map((chart) => `e2e/flows/${chart}.spec.ts`).filter((spec) => specs.includes(spec)),
    ...journeys,
  ];
}

/** Whether a source names the path of a route, with or without a query behind it. */
const names = (content: string, path: string) =>
  ["'", '"', '`', '?', '#'].some((end) => content.includes(`${path}${end}`));
