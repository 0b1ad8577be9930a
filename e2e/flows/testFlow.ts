import { expect, test } from '#e2e/support/test.ts';
import { type Binding, gaps, playerPaths, walk } from '#tools/flow/browser.ts';
import { explore } from '#tools/flow/explore.ts';
import { sentence } from '#tools/flow/words.ts';

type AnyModel = Parameters<typeof explore>[0];

/** One browser test for each path that passes every transition and named case of a machine (flows.md). */
export function testFlow(requirements: string, model: AnyModel, binding: Binding) {
  const graphs = Object.keys(model.variants).map((variant) => explore(model, variant));

  test(`${requirements} ${model.name}: every state, event and call has its place on the screen`, () => {
    expect(gaps(graphs, binding)).toEqual([]);
  });

  for (const graph of graphs) {
    for (const [index, path] of playerPaths(graph, binding).entries()) {
      const last = path.at(-1);
      test(`${model.name}, ${graph.variant}, path ${index + 1}: ${path.length} steps to "${last ? sentence(last.step) : ''}"`, async ({
        page,
      }) => {
        await walk(page, graph, binding, path, { step: (title, body) => test.step(title, body) });
      });
    }
  }
}
