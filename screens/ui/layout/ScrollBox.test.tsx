import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ScrollBox } from './ScrollBox.tsx';

afterEach(cleanup);

/** Reports that these elements have changed their size. */
let resized: () => void;
let observed: Element[];

function show(content: string) {
  observed = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(look: () => void) {
        resized = look;
      }
      observe(element: Element) {
        observed.push(element);
      }
      disconnect() {
        observed = [];
      }
    },
  );
  const page = (text: string) => (
    <>
      <h2 id="levels">Levels</h2>
      <ScrollBox labelledBy="levels">
        <table aria-label={text} />
      </ScrollBox>
    </>
  );
  const shown = render(page(content));
  return { show: (text: string) => shown.rerender(page(text)), ...shown };
}
const box = () => screen.getByRole('region', { name: 'Levels' });
const measure = (scrollWidth: number) => {
  for (const [name, value] of Object.entries({ clientWidth: 300, scrollWidth }))
    Object.defineProperty(box(), name, { value, configurable: true });
};
const signs = () => [box().tabIndex, document.querySelector('svg') !== null];

test('[DEV-03] a box says that it scrolls once its content outgrows it, and no longer', () => {
  show('short');
  measure(300);
  act(() => resized());
  expect(signs()).toEqual([-1, false]);
  expect(observed).toEqual([box(), screen.getByRole('table')]);
  measure(600);
  act(() => resized());
  expect(signs()).toEqual([0, true]);
  measure(301);
  act(() => resized());
  expect(signs()).toEqual([-1, false]);
});

test('[DEV-03] a box looks again at every new content', () => {
  const page = show('short');
  measure(600);
  page.show('long');
  expect(signs()).toEqual([0, true]);
  expect(observed).toEqual([box(), screen.getByRole('table')]);
  page.unmount();
  expect(observed).toEqual([]);
});
