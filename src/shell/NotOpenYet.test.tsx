import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { member, renderScreen } from '#tests/screens/renderScreen.tsx';
import { findRoute } from '../routeTable.ts';
import { NotOpenYet } from './NotOpenYet.tsx';

const mobileTemplate = { app_background: '', app_desc: '', app_desc_font_color: '', mem_cen: true };

/** Where the page of a path leads on to, and by which words. */
function waysOn(path: string, dep_func: boolean) {
  renderScreen(<NotOpenYet row={findRoute(path)} />, {
    path,
    answers: {},
    session: member,
    info: { mobileTemplate: { ...mobileTemplate, dep_func } },
  });
  return screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
}

test.each([
  ['/m/voucherCenter', false, 'Customer service', '/m/service'],
  ['/m/voucherCenter', true, 'Back to home', '/m/home'],
  ['/m/withdraw', false, 'Back to home', '/m/home'],
  ['/m/startLottery', false, 'Browse the games', '/m/lottery'],
])('[BOOT-07] %s with the new deposit %s leads on to: %s', (path, isNew, words, to) => {
  expect(waysOn(path, isNew)).toEqual([[words, to]]);
  const byService = screen.queryByText(/^Customer service helps you deposit/);
  expect(byService !== null).toBe(to === '/m/service');
});
