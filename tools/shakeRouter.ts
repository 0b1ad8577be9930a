import type { Plugin } from 'vite';

interface Cut {
  /** What the router has for apps unlike this one. */
  unused: string;
  text: string | RegExp;
  becomes: string;
}

/** Each lets the bundler leave out what hangs on it; none changes what the app does. */
const cuts: readonly Cut[] = [
  {
    unused: 'names for the developer tools, which count as side effects',
    text: /^\w+\.displayName = "\w+";$/gm,
    becomes: '',
  },
  {
    unused: 'components that nobody uses, whose wrappers count as side effects',
    text: /^(var \w+ = )(\w+\.(?:forwardRef|memo)\()/gm,
    becomes: '$1/* @__PURE__ */ $2',
  },
  {
    unused: 'error boundaries of routes, to which this assignment holds on',
    text: /^RenderErrorBoundary\.contextType = \w+;$/m,
    becomes: '',
  },
  {
    unused: 'links that load what they lead to ahead, which only the framework mode does',
    text: /usePrefetchBehavior\(\s*prefetch,\s*rest\s*\);/,
    becomes: '[false, null, {}];',
  },
  {
    unused: 'what those links would draw',
    text: 'return shouldPrefetch && !isAbsolute ?',
    becomes: 'return false ?',
  },
];

/**
 * Cuts out of react-router what its declarative mode never runs (docs/decisions/0013). The build fails where a
 * release of the router no longer has the text.
 */
export function shakeRouter(): Plugin {
  const made = new Set<Cut>();
  return {
    name: 'shake react-router',
    transform: {
      filter: { id: /node_modules[\\/]react-router[\\/]dist[\\/]/ },
      handler(code) {
        let kept = code;
        for (const cut of cuts) {
          const before = kept;
          kept = kept.replace(cut.text, cut.becomes);
          if (kept !== before) made.add(cut);
        }
        return { code: kept, map: null };
      },
    },
    buildEnd(error) {
      const missed = cuts.find((cut) => !made.has(cut));
      if (missed && !error) this.error(`react-router has changed; not found: ${missed.unused}`);
    },
  };
}
