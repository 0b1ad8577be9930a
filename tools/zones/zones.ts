import { posix } from 'node:path';
import manifest from '@araw/flow/package.json' with { type: 'json' };
import { parseSync } from 'vite';

/** What the files of a folder may import. Paths are repository paths, matched by their beginning. */
interface Zone {
  folder: string;
  /** Names of packages; every package when left out. */
  packages?: string[];
  paths: string[];
  /** May be imported as types only. */
  types?: string[];
  /** Of those paths, what may not be imported after all. */
  except?: string[];
}

/**
 * The operator's folders from the bottom up: each may import those of the rows below it, none of its own row
 * (docs/decisions/0004).
 */
const operatorLayers = [
  ['core'],
  ['database'],
  ['art', 'fairness'],
  ['jobs', 'ledger', 'rules', 'system'],
  ['bets', 'content'],
  ['accounts'],
  ['agents', 'customerService', 'games', 'inbox'],
  ['lottery', 'play', 'records', 'sports'],
  ['payments'],
  ['contracts', 'mall', 'rewards'],
  ['compositions', 'sandboxProvider', 'sealing'],
  ['http', 'seed'],
  ['sandbox'],
];

/** What the operator and the server of pages both need: neither imports the other. */
const belowServers = ['packages/server/', 'services/contract/'];

// Both sides have to read the operator's patterns and user agents in the same way.
const sharedWithOperator = ['services/contract/', 'services/patterns.ts', 'services/device/userAgent.ts'];

/** Domains refuse and log; routes alone answer. */
const belowDomains = [
  'packages/server/http/refusal.ts',
  'packages/server/log/',
  'packages/server/process/within.ts',
  ...sharedWithOperator,
];
const belowRoutes = ['packages/server/', ...sharedWithOperator];

const operatorZones: Zone[] = operatorLayers.flatMap((folders, layer) =>
  folders.map((name) => ({
    folder: `operator/${name}/`,
    paths: [name, ...operatorLayers.slice(0, layer).flat()]
      .map((folder) => `operator/${folder}/`)
      .concat(['http', 'sandbox'].includes(name) ? belowRoutes : belowDomains),
  })),
);

// The front end from the bottom up: below the screens what they use of the running app, above them what leads to them.
const underApp = ['machines/', 'services/', 'locales/'];
const underShared = ['screens/ui/', 'src/app/', ...underApp];
const underScreens = ['screens/shared/', ...underShared];
const underRoutes = ['screens/', 'src/app/', ...underApp];
const underShell = ['src/routes/', ...underRoutes];
const underStartup = ['src/shell/', 'src/theme/', ...underShell];

/** The first zone whose folder holds a file counts. Folders without a zone may import anything. */
const zones: Zone[] = [
  { folder: 'services/contract/', packages: ['valibot', 'dayjs'], paths: ['services/contract/'] },
  { folder: 'services/', paths: ['services/'] },
  // What models share: they alone import it, and the package that explores them.
  {
    folder: 'machines/support/',
    packages: [],
    paths: ['machines/support/', 'packages/flow/', 'services/contract/'],
    types: ['tools/requirements/register.ts'],
  },
  // A double decides by the lists that the app itself decides by.
  {
    folder: 'machines/shell/screen.double.ts',
    packages: ['xstate'],
    paths: ['machines/', 'services/contract/', 'src/routes/entering.ts'],
    except: ['machines/support/'],
  },
  {
    folder: 'machines/',
    packages: ['xstate'],
    paths: [
      'machines/',
      'services/contract/roles.ts',
      'services/contract/envelopeLimits.ts',
      'services/contract/gameCodes.ts',
      'services/contract/paymentDigits.ts',
      'services/contract/plainText.ts',
      'services/contract/dates.ts',
      'services/contract/recordDays.ts',
      'services/contract/contractTerms.ts',
      'services/contract/deliveryAddress.ts',
      'services/contract/receiptLimits.ts',
      'services/contract/applicationLimits.ts',
      'services/contract/stateTables.ts',
    ],
    types: ['services/contract/'],
    except: ['machines/support/', 'machines/shell/screen.double.ts'],
  },
  // It is a package for any project.
  { folder: 'packages/flow/', paths: ['packages/flow/'] },
  { folder: 'locales/', packages: ['i18next', 'react-i18next'], paths: ['locales/'] },
  // Made for the browser: of the operator the pages know types alone, and what proves its results not even these
  // (docs/decisions/0033, 0022).
  { folder: 'operator/pages/proving.ts', packages: [], paths: [] },
  { folder: 'operator/pages/results.ts', packages: [], paths: ['operator/pages/proving.ts'] },
  { folder: 'operator/pages/', packages: [], paths: ['operator/pages/'], types: ['operator/'] },
  // It stands for somebody else's service: of the payments it knows what every provider knows.
  {
    folder: 'operator/sandboxProvider/',
    paths: [
      'operator/sandboxProvider/',
      'operator/payments/provider/provider.ts',
      'operator/core/',
      'operator/database/',
      ...belowDomains,
    ],
  },
  ...operatorZones,
  { folder: 'operator/testing/', paths: ['operator/', ...belowRoutes] },
  {
    folder: 'operator/',
    paths: ['operator/', ...belowRoutes],
    except: ['operator/testing/', 'operator/pages/'],
  },
  // Primitives: what they show and do comes in as props.
  {
    folder: 'screens/ui/',
    packages: [
      'react',
      'react-dom',
      'react-router-dom',
      'react-i18next',
      'react-intersection-observer',
      'lucide-react',
      '@base-ui/react',
      'swiper',
    ],
    paths: ['screens/ui/'],
  },
  { folder: 'screens/shared/', paths: ['screens/shared/', ...underShared] },
  { folder: 'screens/', paths: ['./', ...underScreens] },
  { folder: 'src/app/', paths: ['src/app/', ...underApp] },
  { folder: 'src/routes/', paths: ['src/routes/', ...underRoutes] },
  { folder: 'src/shell/', paths: ['src/shell/', ...underShell] },
  { folder: 'src/startup/', paths: ['src/startup/', ...underStartup] },
  { folder: 'src/theme/', paths: ['src/theme/', 'locales/'] },
  // A page of its own: of the app it knows which paths are pages.
  { folder: 'src/worker/', paths: ['src/worker/', 'src/routes/routeTable.ts', 'services/'] },
  { folder: 'src/', paths: ['src/startup/', ...underStartup] },
  { folder: 'packages/server/', paths: [...belowServers, 'locales/languages.ts'] },
  // The app itself, drawn without a browser.
  {
    folder: 'pages/drawing/',
    paths: ['pages/drawing/', 'packages/server/pages/drawing.ts', 'src/', 'services/', 'locales/'],
  },
  // In front of any operator.
  {
    folder: 'pages/',
    paths: ['pages/', ...belowServers, 'services/client/operator.ts'],
    except: ['pages/drawing/'],
  },
  // The report sets every source of truth beside what the running operator does.
  {
    folder: 'tools/report/',
    paths: [
      'tools/',
      'packages/flow/',
      'machines/',
      'services/',
      'operator/',
      'packages/server/',
      'src/routes/routeTable.ts',
      'locales/languages.ts',
    ],
  },
  // What the operator costs is measured on the operator itself.
  { folder: 'tools/bench/operator/', paths: ['tools/', 'operator/', ...belowServers] },
  // Some first screens are a member's alone.
  { folder: 'tools/bench/', paths: ['tools/', 'services/contract/', 'operator/seed/demoAccounts.ts'] },
  // The build tells the server what each route preloads.
  {
    folder: 'tools/preloads.ts',
    paths: ['tools/', 'src/routes/routeTable.ts', 'src/routes/screenFiles.ts'],
  },
  // Which tests belong to which screens, and which of them every run keeps.
  { folder: 'tools/affected/', paths: ['tools/', 'src/routes/routeTable.ts', 'src/routes/screenFiles.ts'] },
  {
    folder: 'tools/tiers/',
    paths: ['tools/', 'src/routes/routeTable.ts', 'services/contract/paths.ts'],
  },
  // What the operator's tests copy has its schema and its seed.
  { folder: 'tools/postgres.setup.ts', paths: ['tools/', 'operator/'] },
  // Examples come from a real run, statuses from the operator that answers them.
  {
    folder: 'tools/examples.ts',
    paths: ['tools/', 'operator/', ...belowServers],
  },
  { folder: 'tools/openapi.ts', paths: ['tools/', 'services/contract/', 'packages/server/http/refusals.ts'] },
  // It is the app's client without the app.
  { folder: 'tools/conform/', paths: ['tools/conform/', 'services/'] },
  {
    folder: 'tools/',
    paths: ['tools/', 'packages/flow/', 'machines/', 'services/contract/', 'services/trace/trace.ts'],
  },
];

/** Tests and models stand beside what they prove and may use everything, except in a package. */
export const isEvidence = (path: string) =>
  /\.(test|model)\.tsx?$/.test(path) && !path.startsWith('packages/flow/');

interface Import {
  specifier: string;
  typeOnly: boolean;
}

/** Every import and re-export of a file, dynamic ones with a literal name included. */
export function importsOf(path: string, source: string): Import[] {
  const { module } = parseSync(path, source);
  const dynamic = module.dynamicImports
    .map(({ moduleRequest }) => source.slice(moduleRequest.start, moduleRequest.end))
    .filter((text) => /^(['"`])[^$]*\1$/.test(text))
    .map((text) => ({ specifier: text.slice(1, -1), typeOnly: false }));
  const fixed = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    typeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
  }));
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap((entry) =>
      entry.moduleRequest ? [{ specifier: entry.moduleRequest.value, typeOnly: entry.isType }] : [],
    ),
  );
  return [...fixed, ...passedOn, ...dynamic];
}

const isRelative = (specifier: string) => specifier.startsWith('.');
const topFolder = (path: string) => path.split('/')[0];

const workshop = '@araw/flow/';
/** Of the package of this repository, where its entries lead. */
const entries: Record<string, string> = manifest.exports;

/** The repository path that a specifier means, or null for a package from elsewhere. */
export function pathOf(specifier: string, importer: string): string | null {
  if (specifier.startsWith(workshop)) {
    return posix.join('packages/flow', entries[`./${specifier.slice(workshop.length)}`] ?? '');
  }
  if (isRelative(specifier)) return posix.join(posix.dirname(importer), specifier);
  return specifier.startsWith('#') ? specifier.slice(1) : null;
}

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** The folder of a screen: `./` in a zone's paths. */
const familyOf = (importer: string) => `${importer.split('/').slice(0, 2).join('/')}/`;

function mayImport(zone: Zone, importer: string, { specifier, typeOnly }: Import): boolean {
  const path = pathOf(specifier, importer);
  if (path === null) return !zone.packages || zone.packages.includes(packageOf(specifier));
  if (zone.except?.some((start) => path.startsWith(start))) return false;
  const allowed = typeOnly ? [...zone.paths, ...(zone.types ?? [])] : zone.paths;
  return allowed.some((start) => path.startsWith(start === './' ? familyOf(importer) : start));
}

/** What a file imports against the rules, one sentence each. */
export function violations(importer: string, source: string): string[] {
  const zone = isEvidence(importer) ? undefined : zones.find(({ folder }) => importer.startsWith(folder));
  return importsOf(importer, source).flatMap((found) => {
    const path = pathOf(found.specifier, importer);
    if (isRelative(found.specifier) && path !== null && topFolder(path) !== topFolder(importer)) {
      return [`${importer} reaches ${found.specifier} by a relative path; write #${path}`];
    }
    if (zone && !mayImport(zone, importer, found)) {
      return [`${importer} imports ${found.specifier}, which ${zone.folder} may not`];
    }
    return [];
  });
}
