import { readFileSync, writeFileSync } from 'node:fs';

interface LockedPackage {
  version?: string;
  dev?: boolean;
  optionalDependencies?: Record<string, string>;
}

export interface Lock {
  packages: Record<string, LockedPackage>;
}

interface Missing {
  name: string;
  version: string;
  /** The locked package that depends on it. */
  parent: string;
}

/**
 * Optional packages that a locked package lists but the lock file lacks. npm leaves out those it can't fetch for other
 * platforms; `npm ci` then refuses the lock file everywhere.
 */
export function missingOptional(lock: Lock): Missing[] {
  return Object.entries(lock.packages).flatMap(([parent, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isLocked(lock, parent, name))
      .map(([name, version]) => ({ name, version, parent })),
  );
}

/** Whether Node would resolve the package from its parent: in the parent's own folder or in one above. */
function isLocked(lock: Lock, parent: string, name: string): boolean {
  if (`${parent}/node_modules/${name}` in lock.packages) return true;
  const above = parent.lastIndexOf('/node_modules/');
  return above === -1
    ? `node_modules/${name}` in lock.packages
    : isLocked(lock, parent.slice(0, above), name);
}

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const processors = ['arm', 'arm64', 'ia32', 'ppc64', 'riscv64', 's390x', 'x64'];

/** The platform in a package's name: …-linux-arm64-musl. */
function platformOf(name: string) {
  const words = name.split(/[-/]/);
  const libc = words.includes('musl') ? ['musl'] : words.includes('gnu') ? ['glibc'] : undefined;
  return {
    os: systems.filter((system) => words.includes(system)),
    cpu: processors.filter((processor) => words.includes(processor)),
    ...(libc && { libc }),
  };
}

/** The lock file with missing packages added; without a checksum, which npm then takes from the registry. */
export function completed(lock: Lock): Lock {
  const added = missingOptional(lock).map(({ name, version, parent }) => {
    const { dev } = lock.packages[parent] ?? {};
    return [
      `node_modules/${name}`,
      { version, ...platformOf(name), ...(dev && { dev }), optional: true },
    ] as const;
  });
  const packages = [...Object.entries(lock.packages), ...added].sort(([a], [b]) => a.localeCompare(b, 'en'));
  return { ...lock, packages: Object.fromEntries(packages) };
}

if (import.meta.filename === process.argv[1]) {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  writeFileSync('package-lock.json', `${JSON.stringify(completed(lock), null, 2)}\n`);
  console.log(`package-lock.json: ${missingOptional(lock).length} platform packages added`);
}
