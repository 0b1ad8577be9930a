import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { showLanguage } from '#locales/i18n.ts';
import { CallError } from '#services/client/callError.ts';
import type { TermsKind } from '@araw/contract/calls/terms';
import { member, renderScreen } from '#tests/screens/renderScreen.tsx';
import { LoginTermsScreen, RegisterTermsScreen, UserAgreementScreen } from './TermsScreen.tsx';

const terms = ({ kind, language }: { kind: TermsKind; language?: string }) => ({
  kind,
  version: '2026-01',
  effectiveFrom: '2026-01-31',
  change: '',
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
    expect(await screen.findByRole('heading', { name: `Terms of ${kind} in eng` })).not.toBe(null);
    expect(screen.getByText('Version 2026-01, effective 31/01/2026')).not.toBe(null);
    expect(screen.getByText('<b>First</b>')).not.toBe(null);
    expect(requestsOf('terms')).toEqual([{ kind, language: 'eng' }]);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(others);
  },
);

test('[NET-05] terms that fail to load say so and can be retried', async () => {
  let fails = true;
  renderScreen(<RegisterTermsScreen />, {
    answers: {
      terms: (request) =>
        fails ? Promise.reject(new CallError({ call: 'terms', kind: 'timeout' })) : terms(request),
    },
  });
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^The terms couldn't be loaded\.Slow Connection/,
  );
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Second')).not.toBe(null);
});

test('[LANG-01] another language has its own', async () => {
  const { requestsOf } = renderScreen(<RegisterTermsScreen />, { answers: { terms } });
  await screen.findByText('Second');
  await act(() => showLanguage('TY'));
  expect(await screen.findByText('Terms of register in tl')).not.toBe(null);
  await waitFor(() => expect(requestsOf('terms')).toHaveLength(2));
});

const own = (version: string, due: boolean, accepted: { version: string; at: number }[]) => ({
  terms: { ...terms({ kind: 'register', language: 'EN' }), version, change: 'Fees are named.' },
  due,
  accepted,
});
const first = { version: '2026-01', at: Date.UTC(2026, 0, 2, 4) };

test('[PROT-13] a player reads which versions they accepted when, and is asked nothing while none is newer', async () => {
  const { requestsOf } = renderScreen(<RegisterTermsScreen />, {
    answers: { terms, ownTerms: () => own('2026-01', false, [first]) },
    session: member,
  });
  expect(await screen.findByText('You agreed to version 2026-01 on 02/01/2026 12:00.')).not.toBe(null);
  expect(screen.queryByRole('button', { name: 'I agree' })).toBeNull();
  expect(screen.queryByText('Fees are named.')).toBeNull();
  expect(requestsOf('ownTerms')).toEqual([{ language: 'eng' }]);
});

test('[PROT-13] accepting adds its version to the record', async () => {
  renderScreen(<RegisterTermsScreen />, {
    answers: {
      terms,
      ownTerms: () => own('2026-02', true, [first]),
      acceptTerms: ({ version }) => own(version, false, [{ version, at: Date.UTC(2026, 0, 31, 4) }, first]),
    },
    session: member,
  });
  expect(await screen.findByText('Fees are named.')).not.toBe(null);
  await userEvent.click(screen.getByRole('button', { name: 'I agree' }));
  expect((await screen.findAllByText(/^You agreed to/)).map(({ textContent }) => textContent)).toEqual([
    'You agreed to version 2026-02 on 31/01/2026 12:00.',
    'You agreed to version 2026-01 on 02/01/2026 12:00.',
  ]);
});

test('[PROT-13] a player opens the text of an earlier version that they accepted, and comes back to the one in force', async () => {
  const { requestsOf } = renderScreen(<RegisterTermsScreen />, {
    path: '/m/registerTerms',
    answers: {
      terms: (request) => ({ ...terms(request), version: '2026-01', change: 'Fees were named.' }),
      ownTerms: () => own('2026-03', false, [{ version: '2026-03', at: first.at }, first]),
    },
    session: member,
  });
  const links = await screen.findAllByRole('link', { name: /^You agreed to/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/m/registerTerms?version=2026-01']);
  await userEvent.click(links[0]!);
  expect(await screen.findByText('Fees were named.')).not.toBe(null);
  expect(requestsOf('terms').at(-1)).toEqual({ kind: 'register', language: 'eng', version: '2026-01' });
  expect(screen.queryByText(/^You agreed to/)).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Terms and conditions' }));
  expect(await screen.findAllByText(/^You agreed to/)).toHaveLength(2);
});

test('[PROT-13] another version than the one asked for isn’t shown as that one', async () => {
  renderScreen(<RegisterTermsScreen />, { path: '/m/registerTerms?version=2025-07', answers: { terms } });
  expect((await screen.findByRole('alert')).textContent).toBe(
    "The terms couldn't be loaded.We couldn't find this. It may have been removed.",
  );
  expect(screen.queryByText('Second')).toBeNull();
});

test('[PROT-13] not now leaves the terms without telling the operator', async () => {
  const { router, requestsOf } = renderScreen(<RegisterTermsScreen />, {
    path: '/m/registerTerms',
    answers: { terms, ownTerms: () => own('2026-02', true, [first]) },
    session: member,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/m/home'));
  expect(requestsOf('acceptTerms')).toEqual([]);
});

test.each([
  ['a visitor', null],
  ['a trial player', { ...member, type: 4 }],
])('[PROT-13] %s is asked nothing', async (_who, session) => {
  const { requestsOf } = renderScreen(<RegisterTermsScreen />, { answers: { terms }, session });
  expect(await screen.findByText('Second')).not.toBe(null);
  expect(requestsOf('ownTerms')).toEqual([]);
});

test('[PROT-13] an operator that does not ask shows its terms as ever', async () => {
  renderScreen(<RegisterTermsScreen />, {
    answers: {
      terms,
      ownTerms: () =>
        Promise.reject(new CallError({ call: 'ownTerms', kind: 'refused', code: 'switchedOff' })),
    },
    session: member,
  });
  expect(await screen.findByText('Second')).not.toBe(null);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
