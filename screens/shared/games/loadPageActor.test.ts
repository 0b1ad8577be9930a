import { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { game } from '@araw/contract/games/gameLists';
import { defineLoadPageActor } from './loadPageActor.ts';

interface List {
  vendor: string;
}

const gameOf = (name: string) =>
  v.parse(game, { gameId: name, nodeId: name, vassalage: 'PP', name, gameType: 'RNG' });

/** An actor that loads one of three pages with two games each, and its recorded requests. */
function loadingPages(answer: (page: number) => Promise<unknown> = async () => {}) {
  const asked: string[] = [];
  const stopped: boolean[] = [];
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const logic = defineLoadPageActor(queryClient, ({ vendor }: List, page) => ({
    queryKey: ['games', vendor, page],
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      asked.push(`${vendor} ${page}`);
      signal.addEventListener('abort', () => stopped.push(true));
      await answer(page);
      return { games: [gameOf(`${vendor} ${page}a`), gameOf(`${vendor} ${page}b`)], totalPages: 3 };
    },
  }));
  const start = (page: number) => createActor(logic, { input: { list: { vendor: 'PP' }, page } }).start();
  return { queryClient, asked, stopped, start, load: (page: number) => toPromise(start(page)) };
}

describe('loading a page', () => {
  test('[LIST-05] [CAT-05] reports how many games arrived and whether more remain, and caches the page', async () => {
    const { load, queryClient } = loadingPages();
    expect(await load(1)).toEqual({ count: 2, pageNum: 1, totalPages: 3 });
    expect(queryClient.getQueryData(['games', 'PP', 1])).toEqual({
      games: [gameOf('PP 1a'), gameOf('PP 1b')],
      totalPages: 3,
    });
  });

  test('[SHELL-07] a player who returns to a later page gets those before it too, each read once', async () => {
    const { load, asked } = loadingPages();
    expect(await load(3)).toEqual({ count: 2, pageNum: 3, totalPages: 3 });
    expect(asked).toEqual(['PP 1', 'PP 2', 'PP 3']);
    await load(3);
    expect(asked).toEqual(['PP 1', 'PP 2', 'PP 3']);
  });

  test('[LIST-05] stale earlier pages are reloaded', async () => {
    const { load, asked, queryClient } = loadingPages();
    await load(2);
    await queryClient.invalidateQueries({ queryKey: ['games', 'PP', 1] });
    await load(3);
    expect(asked).toEqual(['PP 1', 'PP 2', 'PP 1', 'PP 3']);
  });

  test('[NET-05] fails if the page fails, or one before it', async () => {
    const failing = (failed: number) =>
      loadingPages(async (page) => {
        if (page === failed) throw new Error(`page ${page}`);
      }).load(2);
    await expect(failing(2)).rejects.toThrow('page 2');
    await expect(failing(1)).rejects.toThrow('page 1');
  });

  test('[LIST-05] the call is aborted when the list moves on', async () => {
    let noteCall = () => {};
    const called = new Promise<void>((resolve) => (noteCall = resolve));
    const { start, stopped } = loadingPages(() => {
      noteCall();
      return new Promise(() => {});
    });
    const loading = start(1);
    await called;
    loading.stop();
    expect(stopped).toEqual([true]);
  });
});
