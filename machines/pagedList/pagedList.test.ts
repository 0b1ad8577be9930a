import { expect, onTestFinished, test } from 'vitest';
import { type AnyStateMachine, createActor, fromPromise } from 'xstate';
import { categoryMachine } from '../category/category.machine.ts';
import { gameListMachine } from '../gameList/gameList.machine.ts';
import { noFilters } from '../gameList/gameList.rules.ts';
import { type PageOutcome, type PageRequest, pagedListMachine } from './pagedList.machine.ts';

/** The charts that list games, each with its paged list, and an operator that answers on command. */
const charts = {
  category: {
    machine: categoryMachine,
    input: { gameType: 'RNG', pageSize: 25, vendor: '', pages: 1 },
    first: { gameType: 'RNG', pageSize: 25, vendor: '' },
    another: { type: 'vendor.chosen', vendor: 'FC' },
    second: { gameType: 'RNG', pageSize: 25, vendor: 'FC' },
  },
  gameList: {
    machine: gameListMachine,
    input: { gameType: 'RNG', tab: 'fav', filters: noFilters, memberType: 0, pages: 1 },
    first: { gameType: 'RNG', tab: 'fav', filters: noFilters },
    another: { type: 'tab.chosen', tab: 'all' },
    second: { gameType: 'RNG', tab: 'all', filters: noFilters },
  },
};

function start({ machine, input }: { machine: AnyStateMachine; input: object }) {
  const asked: (PageRequest & { stopped: boolean })[] = [];
  const answers: ((page: PageOutcome) => void)[] = [];
  const loadPage = fromPromise<PageOutcome, PageRequest>(({ input: request, signal }) => {
    const call = { ...request, stopped: false };
    asked.push(call);
    signal.addEventListener('abort', () => (call.stopped = true));
    return new Promise((resolve) => answers.push(resolve));
  });
  const pagedList = pagedListMachine.provide({ actors: { loadPage } });
  const actor = createActor(machine.provide({ actors: { pagedList } }), { input }).start();
  onTestFinished(() => void actor.stop());
  return {
    actor,
    asked,
    pages: () => actor.getSnapshot().children['pagedList'],
    /** Answers the most recent call. */
    async answer(count: number) {
      answers.at(-1)?.({ count, pageNum: 1, totalPages: 2 });
      await Promise.resolve();
      await Promise.resolve();
    },
  };
}

test.each(Object.entries(charts))(
  '[LIST-04] [CAT-05] %s: another list ends the call of the previous one and starts with its own first page',
  async (_, chart) => {
    const { actor, asked, answer, pages } = start(chart);
    const before = pages();
    actor.send(chart.another);
    expect(asked).toEqual([
      { list: chart.first, page: 1, stopped: true },
      { list: chart.second, page: 1, stopped: false },
    ]);
    await answer(12);
    expect([before?.getSnapshot().status, pages()?.getSnapshot().hasTag('shown')]).toEqual(['stopped', true]);
  },
);

test.each(Object.entries(charts))(
  '[LIST-06] [CAT-05] %s: a first page without games shows the placeholder, and another list removes it',
  async (_, chart) => {
    const { actor, answer, pages } = start(chart);
    await answer(0);
    expect([actor.getSnapshot().hasTag('empty'), pages()]).toEqual([true, undefined]);
    actor.send(chart.another);
    expect([actor.getSnapshot().hasTag('empty'), pages()?.getSnapshot().hasTag('loading')]).toEqual([
      false,
      true,
    ]);
  },
);

test.each(Object.entries(charts))(
  '[LIST-06] %s: a list whose last game was removed shows the placeholder',
  async (_, chart) => {
    const { actor, answer, pages } = start(chart);
    await answer(1);
    pages()?.send({ type: 'list.emptied' });
    expect(actor.getSnapshot().hasTag('empty')).toBe(true);
  },
);
