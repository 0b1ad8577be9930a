import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesBelow } from '#tools/files.ts';

/** React's state and effect hooks in a text, by their calls. */
const statesIn = (text: string) => text.match(/\buse(?:State|Reducer|Effect|LayoutEffect)\s*[<(]/g) ?? [];

test('behaviour belongs in charts: at most ten screen files contain three or more states and effects', () => {
  const files = filesBelow(['screens'], /\.tsx?$/).filter((file) => !/\.test\.tsx?$/.test(file));
  const full = files.filter((file) => statesIn(readFileSync(file, 'utf8')).length >= 3);
  expect(files.length).toBeGreaterThan(100);
  expect(full.slice(10)).toEqual([]);
});

test('states and effects are counted by their calls, not by their imports or their events', () => {
  expect(
    statesIn(`import { useEffect, useEffectEvent, useState } from 'react';
      const [a] = useState<string | null>(null);
      const told = useEffectEvent(tell);
      useEffect(() => told(a), [a]);
      useLayoutEffect(() => {});`),
  ).toEqual(['useState<', 'useEffect(', 'useLayoutEffect(']);
});
