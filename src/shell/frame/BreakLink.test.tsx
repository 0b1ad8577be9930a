import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { routeTable } from '#src/routes/routeTable.ts';
import { member, renderScreen } from '#tests/screens/renderScreen.tsx';
import { BreakLink } from './BreakLink.tsx';

const name = 'Take a break or exclude yourself';
const rows = { without: 'help', with: 'memberHome' } as const;
const show = (place: keyof typeof rows, type: number | null) =>
  renderScreen(<BreakLink row={routeTable.find(({ id }) => id === rows[place])!} />, {
    answers: {},
    session: type === null ? null : { ...member, type },
  });

test('[PROT-04] a page without the bottom menu has a link to breaks and self-exclusion', () => {
  show('without', 0);
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/m/limits?page=break');
});

test.each([
  ['with', 0],
  ['without', 4],
  ['without', null],
] as const)('[PROT-04] but not one %s the menu, for type %s', (place, type) => {
  show(place, type);
  expect(screen.queryByRole('link', { name })).toBeNull();
});
