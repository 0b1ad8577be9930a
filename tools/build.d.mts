/** Builds the operator's own pages into a folder, which they have to themselves. */
export function buildPages(folder: string): Promise<void>;
/** Packs what lies in the folder's assets/. */
export function packFiles(folder: string): void;
