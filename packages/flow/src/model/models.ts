import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesBelow } from './files.ts';
import type { Model } from './model.ts';

/** A model and the paths of its file and approved table. */
export interface FoundModel {
  model: Model<any>;
  path: string;
  tablePath: string;
}

function isModel(value: unknown): value is Model<any> {
  const { name, machine, variants } = (value ?? {}) as Partial<Model<any>>;
  return typeof name === 'string' && machine !== undefined && variants !== undefined;
}

/** Every model exported by a `*.model.ts` below the folder, by the machine's name. */
export async function findModels(folder = 'machines'): Promise<FoundModel[]> {
  const found = await Promise.all(
    filesBelow(folder, /\.model\.ts$/).map(async (path): Promise<FoundModel> => ({
      model: await modelAt(path),
      path,
      tablePath: path.replace(/\.model\.ts$/, '.table.md'),
    })),
  );
  return found.sort((a, b) => (a.model.name < b.model.name ? -1 : 1));
}

/** The only model that a file exports. */
export async function modelAt(path: string): Promise<Model<any>> {
  const exported = await importedFrom(path);
  const [model, ...others] = Object.values(exported).filter(isModel);
  if (!model || others.length > 0) throw new Error(`${path}: expected one exported model`);
  return model;
}

async function importedFrom(path: string): Promise<Record<string, unknown>> {
  try {
    return (await import(pathToFileURL(resolve(path)).href)) as Record<string, unknown>;
  } catch (cause) {
    const { code = '' } = cause as { code?: string };
    if (!code.startsWith('ERR_REQUIRE')) throw cause;
    throw new Error(`${path} is loaded as CommonJS: its package.json needs "type": "module"`, { cause });
  }
}
