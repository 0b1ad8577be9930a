import { posix } from 'node:path';
import contractManifest from '@araw/contract/package.json' with { type: 'json' };
import flowManifest from '@araw/flow/package.json' with { type: 'json' };
import serverManifest from '@araw/server/package.json' with { type: 'json' };
import testingManifest from '@araw/testing/package.json' with { type: 'json' };
import { parseSync } from 'vite';

/** What a folder's files may import. Paths are repository paths, matched by prefix. */
interface Zone {
  folder: string;
  /** Package names; default: every package. */
  packages?: string[];
  paths: string[];
  /** Only type imports. */
  types?: string[];
  /** Exceptions from those paths. */
  except?: string[];
  /** Those of its paths that a package of its own has no alias for. */
  withoutAlias?: string[];
}

/**
 * The operator's folders from the bottom up: each may import from the rows below, but not from its own row
 * (docs/decisions/0004).
 */
const operatorLayers = [
  ['core'],
  ['words'],
  ['database'],
  ['art', 'fairness'],
  ['jobs', 'ledger', 'rules', 'system'],
  ['bets', 'content'],
  ['accounts'],
  ['agents', 'customerService', 'games', 'inbox'],
  ['protection'],
  ['lottery', 'play', 'records', 'sports'],
  ['payments'],
  ['contracts', 'mall', 'rewards'],
  ['compositions', 'sandboxProvider', 'sealing'],
  ['http', 'seed'],
  ['sandbox'],
];

/** Shared by the operator and the page server, which don't import each other. */
const belowServers = ['packages/server/', 'packages/contract/'];

/** Domains refuse and log; only routes answer. */
const belowDomains = [
  'packages/server/src/http/refusal.ts',
  'packages/server/src/log/',
  'packages/server/src/process/within.ts',
  'packages/contract/',
];

const operatorZones: Zone[] = operatorLayers.flatMap((folders, layer) =>
  folders.map((name) => ({
    folder: `operator/${name}/`,
    paths: [name, ...operatorLayers.slice(0, layer).flat()]
      .map((folder) => `operator/${folder}/`)
      .concat(['http', 'sandbox'].includes(name) ? belowServers : belowDomains),
  })),
);

// The front end from the bottom up: parts of the running app that screens use, and what leads to the screens.
const underApp = ['machines/', 'services/', 'packages/contract/', 'locales/'];
const underShared = ['screens/ui/', 'src/app/', ...underApp];
const underScreens = ['screens/shared/', ...underShared];
const underRoutes = ['screens/', 'src/app/', ...underApp];
const underShell = ['src/routes/', ...underRoutes];
const underStartup = ['src/shell/', 'src/theme/', ...underShell];

/** The first zone whose folder contains a file applies. Folders without a zone may import anything. */
const zones: Zone[] = [
  { folder: 'packages/contract/', packages: ['valibot', 'dayjs'], paths: ['packages/contract/'] },
  { folder: 'services/', paths: ['services/', 'packages/contract/'] },
  // Shared by models; only they and the exploring package import it.
  {
    folder: 'machines/support/',
    packages: [],
    paths: ['machines/support/', 'packages/flow/', 'packages/contract/'],
    types: ['tools/requirements/register.ts'],
  },
  // A double uses the same lists as the app.
  {
    folder: 'machines/shell/screen.double.ts',
    packages: ['xstate'],
    paths: ['machines/', 'packages/contract/', 'src/routes/entering.ts'],
    except: ['machines/support/'],
  },
  {
    folder: 'machines/',
    packages: ['xstate'],
    paths: [
      'machines/',
      'packages/contract/src/calls/roles.ts',
      'packages/contract/src/cashier/envelopeLimits.ts',
      'packages/contract/src/games/gameCodes.ts',
      'packages/contract/src/values/paymentDigits.ts',
      'packages/contract/src/values/plainText.ts',
      'packages/contract/src/values/dates.ts',
      'packages/contract/src/values/recordDays.ts',
      'packages/contract/src/agents/contractTerms.ts',
      'packages/contract/src/rewards/deliveryAddress.ts',
      'packages/contract/src/cashier/receiptLimits.ts',
      'packages/contract/src/cashier/applicationLimits.ts',
      'packages/contract/src/values/stateTables.ts',
      'packages/contract/src/protection/limits.ts',
      'packages/contract/src/protection/marketing.ts',
    ],
    types: ['packages/contract/'],
    except: ['machines/support/', 'machines/shell/screen.double.ts'],
  },
  // A package for any project.
  { folder: 'packages/flow/', paths: ['packages/flow/'] },
  { folder: 'locales/', packages: ['i18next', 'react-i18next'], paths: ['locales/', 'packages/contract/'] },
  // Browser code: the operator's pages may import only its types, the table of languages and the fonts of scripts, and what
  // computes proofs not even those (docs/decisions/0033, 0022, 0055).
  { folder: 'operator/pages/proving.ts', packages: [], paths: [] },
  { folder: 'operator/pages/results.ts', packages: [], paths: ['operator/pages/proving.ts'] },
  {
    folder: 'operator/pages/',
    packages: [],
    paths: ['operator/pages/', 'packages/contract/src/calls/languages.ts', 'src/theme/fonts.ts'],
    withoutAlias: ['src/theme/fonts.ts'],
    types: ['operator/'],
  },
  // It represents an external service: of the payments it may use only what every provider knows.
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
  { folder: 'operator/testing/', paths: ['operator/', ...belowServers] },
  {
    folder: 'operator/',
    paths: ['operator/', ...belowServers],
    except: ['operator/testing/', 'operator/pages/'],
  },
  // Primitives: everything they show and do comes in as props.
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
  { folder: 'src/theme/', paths: ['src/theme/', 'packages/contract/'] },
  // A separate page: of the app it needs only the list of pages.
  { folder: 'src/oldest/', paths: ['src/oldest/'] },
  {
    folder: 'src/worker/',
    paths: ['src/worker/', 'src/routes/routeTable.ts', 'services/', 'packages/contract/'],
  },
  { folder: 'src/', paths: ['src/startup/', ...underStartup] },
  { folder: 'packages/server/', paths: belowServers },
  // Tests of several workspaces use it, so it knows none of them.
  {
    folder: 'packages/testing/',
    packages: ['node:events', 'node:net', 'valibot', 'vitest'],
    paths: ['packages/testing/', 'packages/contract/'],
  },
  // The app itself, drawn without a browser.
  {
    folder: 'pages/drawing/',
    paths: ['pages/drawing/', 'packages/server/src/pages/drawing.ts', 'src/', ...underApp],
  },
  // In front of any operator.
  {
    folder: 'pages/',
    paths: ['pages/', ...belowServers, 'services/client/operator.ts'],
    except: ['pages/drawing/'],
  },
  // The report compares every source of truth with the running operator.
  {
    folder: 'tools/report/',
    paths: [
      'tools/',
      'packages/flow/',
      'machines/',
      'services/',
      'operator/',
      ...belowServers,
      'src/routes/routeTable.ts',
    ],
  },
  // The operator's cost is measured on the operator itself.
  { folder: 'tools/bench/operator/', paths: ['tools/', 'operator/', ...belowServers] },
  // Some first screens are for members only.
  { folder: 'tools/bench/', paths: ['tools/', 'packages/contract/', 'operator/seed/demoAccounts.ts'] },
  // The build tells the server what each route preloads.
  {
    folder: 'tools/preloads.ts',
    paths: ['tools/', 'src/routes/routeTable.ts', 'src/routes/screenFiles.ts'],
  },
  // Assigns tests to screens, and selects those of every run.
  { folder: 'tools/affected/', paths: ['tools/', 'src/routes/routeTable.ts', 'src/routes/screenFiles.ts'] },
  {
    folder: 'tools/tiers/',
    paths: ['tools/', 'src/routes/routeTable.ts', 'packages/contract/src/calls/paths.ts'],
  },
  // The operator's tests copy databases with its schema and seed.
  { folder: 'tools/postgres.setup.ts', paths: ['tools/', 'operator/'] },
  // Examples come from a real run, statuses from the operator that answers with them.
  {
    folder: 'tools/openapi/examples.ts',
    paths: ['tools/', 'operator/', ...belowServers],
  },
  {
    folder: 'tools/openapi/openapi.ts',
    paths: ['tools/', 'packages/contract/', 'packages/server/src/http/refusals.ts'],
  },
  // A package's entry points are in its manifest.
  { folder: 'tools/zones/', paths: ['tools/', 'packages/'] },
  // The app's client without the app.
  { folder: 'tools/conform/', paths: ['tools/conform/', 'services/', 'packages/contract/'] },
  {
    folder: 'tools/',
    paths: ['tools/', 'packages/flow/', 'machines/', 'packages/contract/', 'services/trace/trace.ts'],
  },
];

/** Tests and models are next to their subject and may import everything, except in a package. */
export const isEvidence = (path: string) =>
  /\.(test|model)\.tsx?$/.test(path) && !path.startsWith('packages/flow/');

interface Import {
  specifier: string;
  typeOnly: boolean;
}

/** Every import and re-export of a file, including dynamic ones with a literal name. */
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

/** This repository's packages that others import by name: folder and entry points. */
const ownPackages: { name: string; folder: string; entries: Record<string, string> }[] = [
  { name: contractManifest.name, folder: 'packages/contract', entries: contractManifest.exports },
  { name: flowManifest.name, folder: 'packages/flow', entries: flowManifest.exports },
  { name: serverManifest.name, folder: 'packages/server', entries: serverManifest.exports },
  { name: testingManifest.name, folder: 'packages/testing', entries: testingManifest.exports },
];

/** The repository path of a specifier, or null for an external package. */
export function pathOf(specifier: string, importer: string): string | null {
  const own = ownPackages.find(({ name }) => specifier.startsWith(`${name}/`));
  if (own) {
    const entry = specifier.slice(own.name.length + 1);
    const target = own.entries[`./${entry}`] ?? own.entries['./*']?.replace('*', entry) ?? '';
    return posix.join(own.folder, target);
  }
  if (isRelative(specifier)) return posix.join(posix.dirname(importer), specifier);
  return specifier.startsWith('#') ? specifier.slice(1) : null;
}

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** A screen's folder: `./` in a zone's paths. */
const familyOf = (importer: string) => `${importer.split('/').slice(0, 2).join('/')}/`;

function mayImport(zone: Zone, importer: string, { specifier, typeOnly }: Import): boolean {
  const path = pathOf(specifier, importer);
  if (path === null) return !zone.packages || zone.packages.includes(packageOf(specifier));
  if (zone.except?.some((start) => path.startsWith(start))) return false;
  const allowed = typeOnly ? [...zone.paths, ...(zone.types ?? [])] : zone.paths;
  return allowed.some((start) => path.startsWith(start === './' ? familyOf(importer) : start));
}

/** Forbidden imports of a file, one sentence each. */
export function violations(importer: string, source: string): string[] {
  const zone = isEvidence(importer) ? undefined : zones.find(({ folder }) => importer.startsWith(folder));
  return importsOf(importer, source).flatMap((found) => {
    const path = pathOf(found.specifier, importer);
    const isElsewhere = path !== null && topFolder(path) !== topFolder(importer);
    if (isRelative(found.specifier) && isElsewhere && !zone?.withoutAlias?.includes(path)) {
      return [`${importer} reaches ${found.specifier} by a relative path; write #${path}`];
    }
    if (zone && !mayImport(zone, importer, found)) {
      return [`${importer} imports ${found.specifier}, which ${zone.folder} may not`];
    }
    return [];
  });
}
