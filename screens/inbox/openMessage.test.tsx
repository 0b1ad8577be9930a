import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { member, renderScreen, uncounted } from '#tests/screens/renderScreen.tsx';
import { InboxScreen } from './InboxScreen.tsx';

const message = (id: string) => ({
  id,
  title: `Message ${id}`,
  content: `<p>All about ${id}. <a href="/m/sports">Bet</a></p>`,
  trimmed: false,
  sentAt: 0,
  read: true,
});

const row = (id: string) => screen.findByRole('button', { name: new RegExp(`^Message ${id}`, 'u') });
const text = (id: string) => screen.queryByText(new RegExp(`All about ${id}`, 'u'));
const layers = (count?: number) => waitFor(() => expect(window.history.state?.layers).toBe(count));

test('[MSG-03] going back closes an open message; following its link leaves no history entry behind', async () => {
  const user = userEvent.setup();
  let list = [message('1'), message('2')];
  const { router } = renderScreen(<InboxScreen />, {
    path: '/m/webEmail',
    session: member,
    answers: {
      ...uncounted,
      inbox: () => ({ list, totalPages: 1 }),
      deleteInboxMessage: ({ id }) => {
        list = list.filter((one) => one.id !== id);
        return {};
      },
    },
  });
  await user.click(await row('1'));
  await layers(1);
  window.history.back();
  await waitFor(() => expect(text('1')).toBeNull());
  expect(router.state.location.pathname).toBe('/m/webEmail');
  const depth = window.history.length;

  // Messages opened one after another share a history entry; deleting one removes it.
  await user.click(await row('1'));
  await layers(1);
  await user.click(await row('2'));
  await layers(1);
  expect([text('1'), window.history.length]).toEqual([null, depth]);
  await user.click(screen.getByRole('button', { name: 'Delete: Message 2' }));
  await layers(2);
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await layers();

  await user.click(await row('1'));
  await layers(1);
  await user.click(screen.getByRole('link', { name: 'Bet' }));
  expect([router.state.location.pathname, router.state.historyAction]).toEqual(['/m/sports', 'REPLACE']);
});
