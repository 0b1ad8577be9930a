import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { CallError } from '#services/client/callError.ts';
import type { Consents } from '@araw/contract/protection/consents';
import { type ConsentTable, everyConsent } from '@araw/contract/protection/marketing';
import { member, renderScreen } from '#tests/screens/renderScreen.tsx';
import { ConsentScreen } from './ConsentScreen.tsx';

const none = everyConsent(false);
const bettingBySms: ConsentTable = { ...none, betting: { ...none.betting, sms: true } };
const consentsOf = (given: ConsentTable, more: Partial<Consents> = {}): Consents => ({
  given,
  version: 1,
  mayGive: true,
  ...more,
});

function show(answers: Parameters<typeof renderScreen>[1]['answers']) {
  const shown = renderScreen(<ConsentScreen />, { path: '/m/limits?page=consent', session: member, answers });
  return { ...shown, user: userEvent.setup({ delay: null }) };
}
const box = async (kind: string, channel: string) =>
  within(await screen.findByRole('group', { name: kind })).getByRole<HTMLInputElement>('checkbox', {
    name: channel,
  });
const ticked = () =>
  screen.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked).length;
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('[PROT-12] the consents to offers', () => {
  test('are all off at first, with one box for each kind and channel', async () => {
    show({ consents: () => consentsOf(none, { version: 0 }) });
    await box('Slots and casino', 'On this site');
    expect(screen.getAllByRole('checkbox')).toHaveLength(16);
    expect(ticked()).toBe(0);
    expect(button('Save').disabled).toBe(true);
  });

  test('are sent whole, once the player saves, and then say so', async () => {
    const { user, requestsOf } = show({
      consents: () => consentsOf(none),
      setConsents: ({ given }) => consentsOf(given, { version: 2 }),
    });
    await user.click(await box('Sports betting', 'SMS messages'));
    expect(requestsOf('setConsents')).toEqual([]);
    await user.click(button('Save'));
    expect(requestsOf('setConsents')).toEqual([{ given: bettingBySms, version: 1 }]);
    await expect.poll(() => button('Save').disabled).toBe(true);
    expect(ticked()).toBe(1);
  });

  test('can all be allowed or turned off, by two buttons that look the same', async () => {
    const { user } = show({ consents: () => consentsOf(bettingBySms) });
    await box('Bingo', 'Inbox');
    expect(button('Allow all').className).toBe(button('Turn all off').className);
    await user.click(button('Allow all'));
    expect(ticked()).toBe(16);
    await user.click(button('Turn all off'));
    expect(ticked()).toBe(0);
  });

  test('[NET-13] whose answer was lost can be saved again, and not changed before', async () => {
    let isLost = true;
    const { user, requestsOf } = show({
      consents: () => consentsOf(none),
      setConsents({ given }) {
        if (isLost) throw new CallError({ call: 'setConsents', kind: 'timeout' });
        return consentsOf(given, { version: 2 });
      },
    });
    await user.click(await box('Sports betting', 'SMS messages'));
    await user.click(button('Save'));
    expect(await screen.findByText(/^We couldn't confirm that this was saved/)).toBeDefined();
    expect((await box('Bingo', 'SMS messages')).disabled).toBe(true);
    isLost = false;
    await user.click(button('Try again'));
    await expect.poll(() => screen.queryByRole('button', { name: 'Save' })).not.toBeNull();
    expect(requestsOf('setConsents')).toEqual([
      { given: bettingBySms, version: 1 },
      { given: bettingBySms, version: 1 },
    ]);
  });

  test('[PROT-04] on a break can only be turned off', async () => {
    const { user, requestsOf } = show({
      consents: () => consentsOf(bettingBySms, { mayGive: false }),
      setConsents: ({ given }) => consentsOf(given, { mayGive: false }),
    });
    expect((await box('Sports betting', 'SMS messages')).disabled).toBe(false);
    expect((await box('Sports betting', 'E-mail')).disabled).toBe(true);
    expect(button('Allow all').disabled).toBe(true);
    expect(screen.getByText('You can turn offers off, but not on, until you play again.')).toBeDefined();
    await user.click(button('Turn all off'));
    await user.click(button('Save'));
    expect(requestsOf('setConsents')).toEqual([{ given: none, version: 1 }]);
  });

  test('[NET-05] an operator without them says so calmly', async () => {
    show({
      consents() {
        throw new CallError({ call: 'consents', kind: 'refused', status: 404, code: 'notFound' });
      },
    });
    expect(await screen.findByText("This isn't available here right now.")).toBeDefined();
  });
});
