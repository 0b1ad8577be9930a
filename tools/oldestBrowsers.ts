import { join } from 'node:path';
import browserslist from 'browserslist';
import toTargets from 'browserslist-to-esbuild';
import compat from 'core-js-compat';
import { build, type Plugin } from 'vite';
import { type Relation, stylesForOldest } from './oldestStyles.ts';

/** The oldest version of each browser in .browserslistrc, in Vite's notation. */
export const oldestBrowsers = (): string[] => toTargets(browserslist());

/**
 * Transpilation targets for scripts. For Chrome below 98 Rolldown rewrites most classes because of static blocks and
 * read-only static fields, which no class here has: 1.5 KB of the first visit.
 * tests/hosting/oldestBrowsers.built.test.ts parses the result.
 */
export const scriptTargets = (): string[] => oldestBrowsers().filter((name) => !/^(chrome|edge)/.test(name));

/** core-js modules for language features that one of these browsers lacks. */
const languagePolyfills = (): string[] => compat({ targets: browserslist(), modules: /^(es|web)\./ }).list;

/** Provides the language modules and the styles' relations to src/oldest/polyfills.ts. */
const written = (relations: Relation[]): Plugin => {
  const contents: Record<string, string> = {
    'language polyfills': languagePolyfills()
      .map((name) => `import 'core-js/modules/${name}.js';`)
      .join('\n'),
    'style relations': `export const relations = ${JSON.stringify(relations)};`,
  };
  return {
    name: 'modules for the oldest browsers',
    resolveId: (id) => (id in contents ? `\0${id}` : null),
    load: (id) => contents[id.slice(1)] ?? null,
  };
};

/** The script as one self-contained file. */
async function polyfills(relations: Relation[]): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [written(relations)],
    build: {
      write: false,
      target: oldestBrowsers(),
      rolldownOptions: {
        input: join(import.meta.dirname, '../src/oldest/polyfills.ts'),
        output: { format: 'iife' },
      },
    },
  });
  const [made] = Array.isArray(result) ? result : [result];
  const [chunk] = made && 'output' in made ? made.output : [];
  if (chunk?.type !== 'chunk') throw new Error('the polyfills are no script');
  return chunk.code;
}

/**
 * Adds polyfills and styles for the oldest browsers to the front end, and their addresses to the page: public/theme.js loads
 * them if something is missing.
 */
export const filesForOldest = (): Plugin => ({
  name: 'files for the oldest browsers',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const files = Object.values(bundle);
      const page = files.find(({ fileName }) => fileName === 'index.html');
      if (page?.type !== 'asset') throw new Error('the front end has no index.html');
      const styles = files
        .filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'))
        .map((file) => String(file.type === 'asset' ? file.source : ''));
      const { css, relations } = stylesForOldest(styles.join('\n'));
      const added = {
        'oldest-script': { name: 'polyfills.js', source: await polyfills(relations) },
        'oldest-styles': { name: 'oldest.css', source: css },
      };
      const names = Object.entries(added).map(([name, file]) => {
        const address = this.getFileName(this.emitFile({ type: 'asset', ...file }));
        return `<meta name="${name}" content="/${address}" />`;
      });
      page.source = String(page.source).replace('<!--oldest-->', names.join(''));
    },
  },
});

/** Adds the rules for the oldest browsers to each sheet: the operator's own pages have few styles and no early script. */
export const stylesWithOldest = (): Plugin => ({
  name: 'styles with those for the oldest browsers',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
        file.source = String(file.source) + stylesForOldest(String(file.source)).css;
      }
    },
  },
});
