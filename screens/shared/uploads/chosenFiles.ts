import type { ChosenFile } from '#machines/depositReceipts/depositReceipts.machine.ts';

/** The files chosen on a page and their upload progress. The chart only has their ids. */
export interface ChosenFiles {
  /** Returns the files' details for the chart; a file that was chosen before keeps its id. */
  add(files: readonly File[]): ChosenFile[];
  contentOf(id: string): File | undefined;
  noteShare(id: string, share: number): void;
  /** From 0 to 1. */
  shareOf(id: string): number;
  subscribe(listener: () => void): () => void;
}

export function createChosenFiles(): ChosenFiles {
  const contents = new Map<string, File>();
  const shares = new Map<string, number>();
  const listeners = new Set<() => void>();
  return {
    add: (files) =>
      files.map((file) => {
        const { name, type, size: bytes, lastModified } = file;
        const id = `${name} ${bytes} ${lastModified}`;
        contents.set(id, file);
        return { id, name, type, bytes };
      }),
    contentOf: (id) => contents.get(id),
    noteShare(id, share) {
      shares.set(id, share);
      for (const listener of listeners) listener();
    },
    shareOf: (id) => shares.get(id) ?? 0,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
