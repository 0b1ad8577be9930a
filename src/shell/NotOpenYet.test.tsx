import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { member, renderScreen } from '#tests/screens/renderScreen.tsx';
import { findRoute, type RouteRow } from '../routeTable.ts';
import { NotOpenYet } from './NotOpenYet.tsx';

/** Where the page of a route leads on to, and by which words. */
function waysOn(row: RouteRow) {
  renderScreen(<NotOpenYet row={row} />, { path: row.paths[0] ?? '', answers: {}, session: member });
  return screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
}

const closed: RouteRow = { ...findRoute('/m/mall/mallHome'), open: false };

test.each<[string, RouteRow, string, string]>([
  ['without another screen', closed, 'Back to home', '/m/home'],
  ['with one', { ...closed, meanwhile: '/m/lottery' }, 'Browse the games', '/m/lottery'],
])('[SHELL-01] a page that is not open yet, %s, leads on', (_, row, words, to) => {
  expect(waysOn(row)).toEqual([[words, to]]);
});
