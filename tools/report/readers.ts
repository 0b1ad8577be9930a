import * as roles from '#services/contract/roles.ts';
import { callsIn, literalText } from './titles.ts';

/** A place in the sources that asks the role table. */
export interface Reader {
  layer: Layer;
  /** Relative to the repository. */
  file: string;
  line: number;
  /** The function of services/contract/roles.ts. */
  asks: string;
  /** The access it asks for; undefined where that comes from a route, a call or another row of a table. */
  access?: string;
}

export type Layer = 'chart' | 'router' | 'screen' | 'operator';

const layers: Record<string, Layer> = {
  machines: 'chart',
  src: 'router',
  screens: 'screen',
  operator: 'operator',
};

/** The folders whose sources may enforce a rule. */
export const enforcingFolders = Object.keys(layers);

const roleFunctions = new Set(
  Object.entries(roles).flatMap(([name, value]) => (typeof value === 'function' ? [name] : [])),
);

/** What screens ask with is a part of them. */
const layerOf = (file: string): Layer | undefined =>
  file.startsWith('src/app/') ? 'screen' : layers[file.split('/')[0] ?? ''];

/** Every question that a source of an enforcing folder puts to the role table. */
export function readersIn(file: string, source: string): Reader[] {
  const layer = layerOf(file);
  if (!layer) return [];
  return [...callsIn(file, source)].flatMap(({ callee, given, line }): Reader[] => {
    const asks = String(callee.name);
    if (!roleFunctions.has(asks)) return [];
    return [{ layer, file, line, asks, access: asks === 'decide' ? literalText(given[0]) : undefined }];
  });
}
