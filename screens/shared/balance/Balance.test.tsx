import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { member, renderScreen } from '#tests/screens/renderScreen.tsx';
import { Balance } from './Balance.tsx';

type Setting = Partial<Parameters<typeof renderScreen>[1]>;

const show = (places: number, setting: Setting = {}) =>
  renderScreen(
    Array.from({ length: places }, (_, place) => <Balance key={place} />),
    {
      session: member,
      answers: { wallet: () => ({ sumBalance: 12_480.5, currencySymbol: '₱' }) },
      ...setting,
    },
  );
const widgets = () => screen.getAllByRole('region', { name: 'Balance' });
/** What a screen reader announces for each, once the wallet has loaded. */
async function said() {
  await screen.findAllByText('₱12,480.50');
  return widgets().map((widget) => (within(widget).queryByText('Balance hidden') ? 'hidden' : 'shown'));
}
const tap = (place: number, name: string) =>
  fireEvent.click(within(widgets()[place] as HTMLElement).getByRole('button', { name }));

describe('[BAL-01] a hidden balance stays hidden', () => {
  test('everywhere else it is shown', async () => {
    const { storage } = show(3);
    expect(await said()).toEqual(['shown', 'shown', 'shown']);
    tap(1, 'Hide balance');
    expect(await said()).toEqual(['hidden', 'hidden', 'hidden']);
    expect(storage.read('balanceHidden')).toBe('1');
    tap(2, 'Show balance');
    expect(await said()).toEqual(['shown', 'shown', 'shown']);
    expect(storage.read('balanceHidden')).toBe('0');
  });

  test('after a reload, and after the session has ended', async () => {
    const { storage } = show(1, { stored: { balanceHidden: '1' } });
    // The amount must never be visible, not even while it loads.
    expect(screen.getByText('Balance hidden')).toBeDefined();
    expect(await said()).toEqual(['hidden']);
    storage.clearSession();
    expect(storage.read('balanceHidden')).toBe('1');
  });

  test('when another tab hides it', async () => {
    const { storage } = show(2);
    expect(await said()).toEqual(['shown', 'shown']);
    act(() => storage.write('balanceHidden', '1'));
    expect(await said()).toEqual(['hidden', 'hidden']);
  });
});
