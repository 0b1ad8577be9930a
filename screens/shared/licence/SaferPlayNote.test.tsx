import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadTexts } from '#locales/i18n.ts';
import { consolidatedSettings } from '@araw/testing/consolidatedSettings';
import { renderScreen } from '#tests/screens/renderScreen.tsx';
import { SaferPlayNote } from './SaferPlayNote.tsx';

beforeAll(() => loadTexts('protection'));

const licence = {
  licensee: 'Example Gaming Inc.',
  number: 'L-0815',
  register: 'https://regulator.example/register',
  help: [
    { name: 'Helpers', url: 'https://help.example', phone: '+63 2 1234 5678' },
    { name: 'By phone alone', url: '', phone: '1800' },
  ],
};

const show = (given: typeof licence | null) =>
  renderScreen(<SaferPlayNote />, {
    answers: { consolidatedSettings: () => ({ ...consolidatedSettings, licence: given }) },
  });

describe('[PROT-09] the note at the foot of login, registration and cash-in', () => {
  test('shows age, text, licensee, number, the regulator’s list, and where to get help', async () => {
    const { container } = show(licence);
    await screen.findByText('Players must be 21 or older.');
    expect(container.textContent).toBe(
      'Players must be 21 or older.Gambling is addictive. Know when to stop.' +
        "Example Gaming Inc. Licence L-0815 Check the regulator's list" +
        'Play within your limitsHelpers +63 2 1234 5678By phone alone 1800',
    );
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ["Check the regulator's list", 'https://regulator.example/register'],
      ['Play within your limits', '/m/limits'],
      ['Helpers', 'https://help.example'],
      ['+63 2 1234 5678', 'tel:+63212345678'],
      ['1800', 'tel:1800'],
    ]);
  });

  test('leaves out what the operator does not say', async () => {
    const { container } = show(null);
    await screen.findByText('Players must be 21 or older.');
    expect(container.textContent).toBe(
      'Players must be 21 or older.Gambling is addictive. Know when to stop.Play within your limits',
    );
  });
});
