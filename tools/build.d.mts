/** Builds the operator's own pages into a folder, which is emptied first. */
export function buildPages(folder: string): Promise<void>;
/** Compresses the files in the folder's assets/. */
export function packFiles(folder: string): void;
