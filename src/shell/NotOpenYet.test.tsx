import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { member, renderScreen } from '#tests/screens/renderScreen.tsx';
import { findRoute } from '../routeTable.ts';
import { NotOpenYet } from './NotOpenYet.tsx';

/** Where the page of a path leads on to, and by which words. */
function waysOn(path: string) {
  renderScreen(<NotOpenYet row={findRoute(path)} />, { path, answers: {}, session: member });
  return screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
}

test.each([
  ['/m/mall/mallHome', 'Back to home', '/m/home'],
  ['/m/startLottery', 'Browse the games', '/m/lottery'],
])('[SHELL-01] %s, which is not open yet, leads on to: %s', (path, words, to) => {
  expect(waysOn(path)).toEqual([[words, to]]);
});
