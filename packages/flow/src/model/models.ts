import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesBelow } from '#tools/files.ts';
import type { Model } from './model.ts';

/** A model and where its approved table lies. */
export interface FoundModel {
  model: Model<any>;
  /** Relative to the repository. */
  path: string;
  tablePath: string;
}

function isModel(value: unknown): value is Model<any> {
  const { name, machine, variants } = (value ?? {}) as Partial<Model<any>>;
  return typeof name === 'string' && machine !== undefined && variants !== undefined;
}

/** Every model that a `*.model.ts` below the folder exports, by the machine's name. */
export async function findModels(folder = 'machines'): Promise<FoundModel[]> {
  const found = await Promise.all(
    filesBelow([folder], /\.model\.ts$/).map(async (path): Promise<FoundModel> => {
      const exported: Record<string, unknown> = await import(pathToFileURL(resolve(path)).href);
      return { model: modelIn(path, exported), path, tablePath: path.replace(/\.model\.ts$/, '.table.md') };
    }),
  );
  return found.sort((a, b) => (a.model.name < b.model.name ? -1 : 1));
}

/** The one model that a file exports. */
export function modelIn(path: string, exported: Record<string, unknown>): Model<any> {
  const [model, ...others] = Object.values(exported).filter(isModel);
  if (!model || others.length > 0) throw new Error(`${path}: expected one exported model`);
  return model;
}
