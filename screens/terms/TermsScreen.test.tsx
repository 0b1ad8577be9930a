import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { showLanguage } from '#locales/i18n.ts';
import { CallError } from '#services/client/callError.ts';
import type { TermsKind } from '#services/contract/terms.ts';
import { renderScreen } from '#tests/screens/renderScreen.tsx';
import { LoginTermsScreen, RegisterTermsScreen, UserAgreementScreen } from './TermsScreen.tsx';

const terms = ({ kind, language }: { kind: TermsKind; language?: string }) => ({
  kind,
  version: '2026-01',
  effectiveFrom: '2026-01-31',
  sections: [{ heading: `Terms of ${kind} in ${language}`, paragraphs: ['<b>First</b>', 'Second'] }],
});

test.each([
  ['register', <RegisterTermsScreen key="" />, ['/m/userAgreement', '/m/loginTerms']],
  ['userAgreement', <UserAgreementScreen key="" />, ['/m/registerTerms', '/m/loginTerms']],
  ['login', <LoginTermsScreen key="" />, ['/m/registerTerms', '/m/userAgreement']],
] as const)(
  '[REG-14] the terms of %s, with their version and date, as plain text',
  async (kind, terms_, others) => {
    const { requestsOf } = renderScreen(terms_, { answers: { terms } });
    expect(await screen.findByRole('heading', { name: `Terms of ${kind} in EN` })).not.toBe(null);
    expect(screen.getByText('Version 2026-01, in force since 31/01/2026')).not.toBe(null);
    expect(screen.getByText('<b>First</b>')).not.toBe(null);
    expect(requestsOf('terms')).toEqual([{ kind, language: 'EN' }]);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(others);
  },
);

test('[NET-05] terms that do not load say so and can be asked for again', async () => {
  let fails = true;
  renderScreen(<RegisterTermsScreen />, {
    answers: {
      terms: (request) =>
        fails ? Promise.reject(new CallError({ call: 'terms', kind: 'timeout' })) : terms(request),
    },
  });
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^The terms could not be loaded\.Slow Connection/,
  );
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Second')).not.toBe(null);
});

test('[LANG-01] another language brings its own', async () => {
  const { requestsOf } = renderScreen(<RegisterTermsScreen />, { answers: { terms } });
  await screen.findByText('Second');
  await act(() => showLanguage('TY'));
  expect(await screen.findByText('Terms of register in tl')).not.toBe(null);
  await waitFor(() => expect(requestsOf('terms')).toHaveLength(2));
});
