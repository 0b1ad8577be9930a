import { type Cut, shake } from './cuts.ts';

/** A function of which only the name is left, and what it answers. */
const emptied = (unused: string, name: string, answer = ''): Cut => ({
  unused: `${unused}: ${name}`,
  text: new RegExp(String.raw`^(function ${name}\()[\s\S]*?^\}$`, 'm'),
  becomes: `$1) {${answer && ` return ${answer}; `}}`,
});

const transitions = (name: string, answer?: string) => emptied('view transitions', name, answer);
const fragments = (name: string, answer?: string) => emptied('references to fragments', name, answer);
const resources = (name: string, answer?: string) => emptied('files that components ask for', name, answer);

/**
 * The app animates by styles, gives references to elements alone, and names its files in the page's head; its elements are
 * HTML's own, and no list of it reveals its parts in turns. The test beside this file finds no use of what is cut out here.
 */
export const reactCuts: readonly Cut[] = [
  {
    unused: 'view transitions of this update',
    text: /\((\w+) & 335544064\) === \1\b/g,
    becomes: 'false',
  },
  {
    unused: 'view transitions that begin',
    text: /^  shouldStartViewTransition\n    \? [\s\S]*?\n    : \((flushMutationEffects.*)\);$/m,
    becomes: '  $1;',
  },
  {
    unused: 'events of view transitions',
    text: 'instance.ref = createViewTransitionInstance(name);',
    becomes: 'instance.ref = null;',
  },
  { unused: 'parts of view transitions', text: /^ViewTransitionPseudoElement\.[\s\S]*?^\};$/gm, becomes: '' },
  transitions('trackEnterViewTransitions'),
  transitions('applyViewTransitionToHostInstances', 'false'),
  transitions('restoreViewTransitionOnHostInstances'),
  transitions('commitAppearingPairViewTransitions'),
  transitions('commitEnterViewTransitions'),
  transitions('commitDeletedPairViewTransitions'),
  transitions('commitExitViewTransitions'),
  transitions('commitNestedViewTransitions'),
  transitions('restorePairedViewTransitions'),
  transitions('restoreEnterOrExitViewTransitions'),
  transitions('restoreNestedViewTransitions'),
  transitions('measureViewTransitionHostInstancesRecursive', 'false'),
  transitions('measureNestedViewTransitions'),
  transitions('commitAfterMutationEffectsOnFiber'),
  transitions('scheduleViewTransitionEvent'),
  transitions('getViewTransitionClassName', '"none"'),
  { unused: 'what fragments can do', text: /^FragmentInstance\.prototype[\s\S]*?^\};$/gm, becomes: '' },
  fragments('commitNewChildToFragmentInstances'),
  fragments('commitFragmentInstanceInsertionEffects'),
  fragments('commitFragmentInstanceDeletionEffects'),
  fragments('addFragmentHandleToFiber', 'false'),
  resources('prefetchDNS'),
  resources('preconnect'),
  resources('preload'),
  resources('preloadModule'),
  resources('preinitStyle'),
  resources('preinitScript'),
  resources('preinitModuleScript'),
  resources('getResource', 'null'),
  resources('acquireResource', 'null'),
  resources('suspendResource'),
  emptied('elements of other names', 'setPropOnCustomElement'),
  emptied('lists that reveal their parts in turns', 'updateSuspenseListComponent', 'null'),
];

/** Cuts out of react-dom what the app never draws by (docs/decisions/0079). */
export const shakeReact = () =>
  shake('react-dom', /node_modules[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/, reactCuts);
