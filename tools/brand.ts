import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { type Configuration, configurationFile } from '@araw/contract/calls/configuration';
import { readStrictly } from '@araw/contract/values/reading';
import { contrast, pairs, themesOf } from './contrast.ts';

const pixels = { touch: 180, small: 192, large: 512 };

/** Faults of a folder's brand, in words; empty if it may be released (KIT-03). */
export function faultsOf(folder: string): string[] {
  const read = readBrand(folder);
  if ('faults' in read) return read.faults;
  const { colours, logo, icons } = read;
  const weak = Object.entries(themesOf(colours)).flatMap(([theme, tokens]) =>
    pairs.flatMap(({ front, back, least }) => {
      const reached = contrast(tokens[front] ?? '', tokens[back] ?? '');
      return reached >= least ? [] : [`${theme}: ${front} on ${back} is ${reached.toFixed(2)}, not ${least}`];
    }),
  );
  const named = Object.entries({ logo, ...icons }).flatMap(([use, file]) => {
    if (!file || file.startsWith('https:')) return [];
    const path = join(folder, file);
    if (!existsSync(path)) return [`${use}: ${file} is missing`];
    const size = sizeOf(path);
    if (!size) return [`${use}: ${file} is neither an SVG nor a PNG`];
    const [width, height] = size;
    const wanted = pixels[use as keyof typeof pixels];
    if (width !== height) return [`${use}: ${file} is not square, ${width} by ${height}`];
    if (wanted && !path.endsWith('.png')) return [`${use}: ${file} is no PNG`];
    return wanted && width !== wanted ? [`${use}: ${file} has ${width} pixels, not ${wanted}`] : [];
  });
  return [...weak, ...named];
}

/** What is allowed, but seldom meant. */
export function hintsOf(folder: string): string[] {
  const read = readBrand(folder);
  return 'faults' in read || read.icons ? [] : ['icons: there are none; make uses the built-in ones'];
}

function readBrand(folder: string): Configuration | { faults: string[] } {
  try {
    const { value, refused, skipped } = readStrictly(
      configurationFile,
      readFileSync(join(folder, 'config.json'), 'utf8'),
    );
    const wrong = [
      ...refused,
      ...skipped.map(({ list, path, ...rest }) => ({ ...rest, path: `${list}.${path}` })),
    ];
    if (value && wrong.length === 0) return value;
    return {
      faults: wrong.map(
        ({ path, expected, received }) =>
          `${path || 'config.json'}: expected ${expected}, received ${received}`,
      ),
    };
  } catch (error) {
    return { faults: [String(error)] };
  }
}

/** Width and height of an SVG's viewBox or a PNG. */
function sizeOf(path: string): [number, number] | null {
  const content = readFileSync(path);
  if (path.endsWith('.png')) {
    return content.toString('latin1', 1, 4) === 'PNG'
      ? [content.readUInt32BE(16), content.readUInt32BE(20)]
      : null;
  }
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(content.toString()) ?? [];
  return width && height ? [Number(width), Number(height)] : null;
}

/** No site can be made; one line per reason. */
export class NoSite extends Error {}

/** Why no site can be made there from a brand and the built files; a brand without icons gets the built-in ones. */
function hindrances(brand: string, site: string, built: string): string[] {
  // Making a site deletes its whole folder first.
  const inTheWay = [brand, built, '.'].find((kept) => !relative(site, kept).startsWith('..'));
  if (inTheWay !== undefined) return [`${site}: ${inTheWay} is in it`];
  if (!existsSync(join(built, 'index.html'))) return [`${built}: there is no build`];
  return faultsOf(brand);
}

/**
 * Makes a site from the built files and a brand, in a new folder for a static host: the brand's configuration, manifest and
 * files, and index.html with its name, theme, icons and base path. Throws `NoSite` for any fault of the brand other than
 * missing icons.
 */
export function makeSite(brand: string, site: string, built = 'dist/web') {
  const faults = hindrances(brand, site, built);
  const read = readBrand(brand);
  if (faults.length > 0 || 'faults' in read) throw new NoSite(faults.join('\n'));
  const { basePath, name, theme, icons } = read;
  rmSync(site, { recursive: true, force: true });
  cpSync(built, site, { recursive: true });
  cpSync(brand, site, { recursive: true });
  // Drawn with the default name and colours.
  rmSync(join(site, 'drawn'), { recursive: true, force: true });
  const background = themesOf(read.colours)[theme]['bg'] ?? '';
  const icon = (src: string, size: number) => ({
    src,
    sizes: `${size}x${size}`,
    type: 'image/png',
  });
  // One for each language, and the one of pages that aren't drawn.
  for (const file of readdirSync(built).filter((one) => one.endsWith('.webmanifest'))) {
    const manifest: unknown = JSON.parse(readFileSync(join(built, file), 'utf8'));
    write(
      file,
      JSON.stringify({
        ...(manifest as object),
        name,
        short_name: name,
        background_color: background,
        theme_color: background,
        ...(icons && {
          icons: [
            icon(icons.small, pixels.small),
            { ...icon(icons.large, pixels.large), purpose: 'any maskable' },
          ],
        }),
      }),
    );
  }
  write('config.json', readFileSync(join(brand, 'config.json'), 'utf8'));
  const page = readFileSync(join(built, 'index.html'), 'utf8')
    .replace(/<title>.*<\/title>/, () => `<title>${escapeText(name)}</title>`)
    .replace('data-theme="dark"', `data-theme="${theme}"`)
    .replace(/(<meta name="theme-color" content=")[^"]*/, `$1${background}`);
  write(
    'index.html',
    (icons ? withIcons(page, icons) : page).replaceAll(/((?:href|src|content)=")\//g, `$1${basePath}`),
  );

  function write(file: string, content: string) {
    writeFileSync(join(site, file), content);
  }
}

const withIcons = (page: string, { tab, touch }: NonNullable<Configuration['icons']>) =>
  page
    .replace(/(<link rel="icon" href=")[^"]*(" type=")[^"]*/, `$1${hrefOf(tab)}$2${typeOf(tab)}`)
    .replace(/(<link rel="apple-touch-icon" href=")[^"]*/, `$1${hrefOf(touch)}`);
const hrefOf = (file: string) => (file.startsWith('https:') ? file : `/${file}`);
const typeOf = (file: string) => (file.endsWith('.png') ? 'image/png' : 'image/svg+xml');
const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const usage = `npm run brand -- check [folder …]        those of brands/ without one
npm run brand -- make <folder> <site>    the built app as that brand's site`;

function run([command, ...given]: string[]): number {
  if (command === 'check') {
    const folders = given.length > 0 ? given : readdirSync('brands').map((name) => join('brands', name));
    const told = (about: (folder: string) => string[]) =>
      folders.flatMap((folder) => about(folder).map((line) => `${basename(folder)}: ${line}`));
    const found = told(faultsOf);
    for (const line of [...found, ...told(hintsOf)]) console.log(line);
    console.log(`brand: ${folders.length} checked, ${found.length} faults`);
    return found.length > 0 ? 1 : 0;
  }
  const [brand, site] = given;
  if (command !== 'make' || !brand || !site) {
    console.error(usage);
    return 2;
  }
  try {
    makeSite(brand, site);
    return 0;
  } catch (error) {
    if (!(error instanceof NoSite)) throw error;
    console.error(error.message);
    return 1;
  }
}

if (import.meta.filename === process.argv[1]) process.exitCode = run(process.argv.slice(2));
