import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { LinkedText } from '#screens/ui/LinkedText.tsx';
import { ruleHint } from './fieldRules.ts';
import { SubmitFoot } from '#screens/register/SubmitFoot.tsx';

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
  ])('stands above %s', (_what, viewport, expected) => {
    expect(setUp(viewport)).toBe(expected);
  });
});

test.each([
  ['Account format incorrect: 4 to 20 letters', '4 to 20 letters'],
  ['格式错误：四个字母', '四个字母'],
  ['Please enter a valid mobile number', ''],
  ['name not valid: as on your bank account', 'As on your bank account'],
  ['Ends with a colon:', ''],
  ['', ''],
])('[REG-02] the rule in %j is %j', (message, hint) => {
  expect(ruleHint({ message })).toBe(hint);
});

test('a sentence has its links where they have a place to lead to', () => {
  const { container } = render(
    <MemoryRouter>
      <LinkedText
        text="See <terms>the terms</terms> and <other>more</other> <b>"
        links={{ terms: '/m/terms' }}
      />
    </MemoryRouter>,
  );
  expect(container.textContent).toBe('See the terms and more <b>');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/m/terms']);
});
