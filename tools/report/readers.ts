import * as roles from '@araw/contract/calls/roles';
import { callsIn, literalText } from './titles.ts';

/** A place in the sources that uses the role table. */
export interface Reader {
  layer: Layer;
  /** Relative to the repository. */
  file: string;
  line: number;
  /** The function of packages/contract/src/calls/roles.ts. */
  asks: string;
  /** The access passed; undefined if it comes from a route, a call or another table row. */
  access?: string;
}

export type Layer = 'chart' | 'router' | 'screen' | 'operator';

const layers: Record<string, Layer> = {
  machines: 'chart',
  src: 'router',
  screens: 'screen',
  operator: 'operator',
};

/** Folders whose sources may enforce a rule. */
export const enforcingFolders = Object.keys(layers);

const roleFunctions = new Set(
  Object.entries(roles).flatMap(([name, value]) => (typeof value === 'function' ? [name] : [])),
);

/** Machines and services count as screens, which use them. */
const layerOf = (file: string): Layer | undefined =>
  file.startsWith('src/app/') ? 'screen' : layers[file.split('/')[0] ?? ''];

/** Every use of the role table in a source of an enforcing folder. */
export function readersIn(file: string, source: string): Reader[] {
  const layer = layerOf(file);
  if (!layer) return [];
  return [...callsIn(file, source)].flatMap(({ callee, given, line }): Reader[] => {
    const asks = String(callee.name);
    if (!roleFunctions.has(asks)) return [];
    return [{ layer, file, line, asks, access: asks === 'decide' ? literalText(given[0]) : undefined }];
  });
}
