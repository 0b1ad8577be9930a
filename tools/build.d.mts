/** Builds the operator's own pages into a folder, which they have to themselves. */
export function buildPages(folder: string): Promise<void>;
