/** Builds the operator's own pages into a folder, which they have to themselves. */
export function buildPages(folder: string): Promise<void>;
/** Builds app and operator where their sources are newer than what is built. */
export function buildIfStale(): Promise<void>;
