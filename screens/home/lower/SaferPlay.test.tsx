import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { consolidatedSettings } from '@araw/testing/consolidatedSettings';
import { renderScreen } from '#tests/screens/renderScreen.tsx';
import { SaferPlay } from './SaferPlay.tsx';

const licence = {
  licensee: 'Example Gaming Inc.',
  number: 'L-0815',
  register: 'https://regulator.example/register',
  help: [{ name: 'Helpers', url: 'https://help.example', phone: '' }],
};

test.each([
  ['ph', 'Gambling is addictive. Know when to stop.'],
  ['gb', 'Take time to think.'],
])('[PROT-09] home shows the age, the text of the profile %s, and the licence', async (profile, words) => {
  renderScreen(<SaferPlay />, {
    answers: {
      consolidatedSettings: () => ({
        ...consolidatedSettings,
        minimumAge: 21,
        protection: { profile, tightened: {} },
        licence,
      }),
    },
  });
  expect(await screen.findByText(words)).toBeDefined();
  expect(screen.getByText('21+')).toBeDefined();
  expect(screen.getByText('Example Gaming Inc.')).toBeDefined();
  expect(screen.getByText('L-0815')).toBeDefined();
  expect(screen.getByRole('link', { name: "Check the regulator's list" }).getAttribute('href')).toBe(
    'https://regulator.example/register',
  );
  expect(screen.getByRole('link', { name: 'Helpers' }).getAttribute('href')).toBe('https://help.example');
});

test('[PROT-09] a licence that the operator does not mention is left out', async () => {
  renderScreen(<SaferPlay />, {
    answers: {
      consolidatedSettings: () => ({
        ...consolidatedSettings,
        protection: { profile: 'spec', tightened: {} },
        licence: null,
      }),
    },
  });
  await screen.findByRole('link', { name: 'Play within your limits' });
  expect(screen.queryByText(/Licence/)).toBeNull();
});
