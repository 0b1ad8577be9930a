import { type Cut, shake } from './cuts.ts';

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

/** Cuts out of react-router what its declarative mode never runs (docs/decisions/0013). */
export const shakeRouter = () => shake('react-router', /node_modules[\\/]react-router[\\/]dist[\\/]/, cuts);
