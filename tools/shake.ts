import type { Plugin } from 'vite';

interface Cut {
  package: string;
  /** What the library has for apps unlike this one. */
  unused: string;
  /** Where it is held on to; a build that no longer finds the text fails. */
  text: string | RegExp;
  becomes: string;
}

/** Each lets the bundler leave out what hangs on it. */
const cuts: readonly Cut[] = [
  {
    package: 'react-router',
    unused: 'names for the developer tools, which count as side effects',
    text: /^\w+\.displayName = "\w+";$/gm,
    becomes: '',
  },
  {
    package: 'react-router',
    unused: 'components that nobody uses, whose wrappers count as side effects',
    text: /^(var \w+ = )(\w+\.(?:forwardRef|memo)\()/gm,
    becomes: '$1/* @__PURE__ */ $2',
  },
  {
    package: 'react-router',
    unused: 'error boundaries of routes, to which this assignment holds on',
    text: /^RenderErrorBoundary\.contextType = \w+;$/m,
    becomes: '',
  },
  {
    package: 'react-router',
    unused: 'links that load what they lead to ahead, which only the framework mode knows',
    text: /usePrefetchBehavior\(\s*prefetch,\s*rest\s*\);/,
    becomes: '[false, null, {}];',
  },
  {
    package: 'react-router',
    unused: 'the same',
    text: 'return shouldPrefetch && !isAbsolute ?',
    becomes: 'return false ?',
  },
  {
    package: 'i18next',
    unused: 'formats inside texts',
    text: 'formatter = Formatter;',
    becomes: '',
  },
  {
    package: 'i18next',
    unused: 'backends: texts are modules of the app',
    text: /new Connector\(createClassOnDemand\(this\.modules\.backend\), [^;]*\);/,
    becomes: 'new EventEmitter();',
  },
];

/** Makes the cuts in what goes to the browser. */
export function shake(): Plugin {
  const made = new Set<Cut>();
  return {
    name: 'shake',
    transform: {
      filter: { id: /node_modules[\\/](react-router|i18next)[\\/]dist[\\/]/ },
      handler(code, id) {
        let kept = code;
        for (const cut of cuts.filter((one) => id.includes(`/${one.package}/`))) {
          const before = kept;
          kept = kept.replace(cut.text, cut.becomes);
          if (kept !== before) made.add(cut);
        }
        return { code: kept, map: null };
      },
    },
    buildEnd(error) {
      const missed = cuts.find((cut) => !made.has(cut));
      if (missed && !error) this.error(`${missed.package} has changed: ${missed.unused} are found no more`);
    },
  };
}
