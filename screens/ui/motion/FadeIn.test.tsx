import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { FadeIn } from './FadeIn.tsx';

afterEach(cleanup);

test('[SHELL-14] what is more than 100 px below the screen does not load until the player comes near, then stays', () => {
  let top = window.innerHeight + 101;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => ({ top, bottom: top + 100 }) as DOMRect,
  );
  render(<FadeIn>picture</FadeIn>);
  expect(screen.queryByText('picture')).toBeNull();

  top = window.innerHeight + 99;
  fireEvent.scroll(window);
  expect(screen.getByText('picture')).toBeDefined();

  top = 5_000;
  fireEvent.scroll(window);
  expect(screen.getByText('picture')).toBeDefined();
});
