import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { SubmitFoot } from './SubmitFoot.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('[FAULT-49] the foot of a form', () => {
  function setUp(viewport: Partial<VisualViewport>) {
    const listeners: (() => void)[] = [];
    const visualViewport = {
      height: 800,
      offsetTop: 0,
      scale: 1,
      addEventListener: (_: string, listener: () => void) => listeners.push(listener),
      removeEventListener: () => {},
    };
    vi.stubGlobal('innerHeight', 800);
    vi.stubGlobal('visualViewport', visualViewport);
    render(<SubmitFoot>button</SubmitFoot>);
    act(() => {
      Object.assign(visualViewport, viewport);
      listeners.forEach((listener) => listener());
    });
    return screen.getByText('button').style.getPropertyValue('--keyboard');
  }

  test.each([
    ['no keyboard', {}, '0px'],
    ['a keyboard over the page', { height: 480 }, '320px'],
    ['a keyboard over a page that has moved up', { height: 480, offsetTop: 100 }, '220px'],
    ['a browser bar', { height: 740 }, '0px'],
    ['a page that is zoomed in', { height: 400, scale: 2 }, '0px'],
  ])('is above %s', (_what, viewport, expected) => {
    expect(setUp(viewport)).toBe(expected);
  });
});
