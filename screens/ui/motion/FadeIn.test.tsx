import { act, cleanup, render, screen } from '@testing-library/react';
import {
  destroyIntersectionMocking,
  intersectionMockInstance,
  mockIsIntersecting,
  setupIntersectionMocking,
} from 'react-intersection-observer/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import { FadeIn } from './FadeIn.tsx';

afterEach(() => {
  cleanup();
  destroyIntersectionMocking();
});

test('[SHELL-14] content more than 100 px from the screen loads only when the player comes near, then stays', () => {
  setupIntersectionMocking(vi.fn);
  const { container } = render(<FadeIn>picture</FadeIn>);
  const place = container.firstElementChild ?? container;
  expect(intersectionMockInstance(place).rootMargin).toBe('100px 0px');
  act(() => mockIsIntersecting(place, false));
  expect(screen.queryByText('picture')).toBeNull();

  act(() => mockIsIntersecting(place, true));
  expect(screen.getByText('picture')).toBeDefined();
  expect(() => intersectionMockInstance(place)).toThrow('Is it being observed?');
});

test('[FAULT-47] a browser that cannot detect what is near loads it immediately', () => {
  render(<FadeIn>picture</FadeIn>);
  expect(screen.getByText('picture')).toBeDefined();
});
