import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { SystemStatus } from '@araw/contract/calls/system';
import { eventually } from '@araw/testing/eventually';
import { renderScreen } from '#tests/screens/renderScreen.tsx';
import { findRoute } from '#src/routes/routeTable.ts';
import { IpLimitPage, ServiceLimitPage } from './LimitPages.tsx';

describe('[BOOT-12] the error pages', () => {
  test('have their own routes, open to everyone', () => {
    const found = ['/m/ipLimit', '/m/serviceLimit'].map(findRoute);
    expect(found.map(({ id, access }) => ({ id, access }))).toEqual([
      { id: 'ipLimit', access: 'anyone' },
      { id: 'serviceLimit', access: 'anyone' },
    ]);
  });

  test('[BOOT-04] IP limit: the visitor’s address and a link to customer service', async () => {
    const assign = vi.fn<(url: string) => void>();
    vi.stubGlobal('location', { assign });
    const { requestsOf } = renderScreen(<IpLimitPage />, {
      answers: { openCustomerService: () => ({ url: 'https://chat.example/araw' }) },
      ip: '203.0.113.7',
      info: { customerService: [{ csType: 'LIVECHAT', title: 'CS', path: 'encrypted' }] },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Access restricted');
    expect(screen.getByText('Your IP address: 203.0.113.7')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Contact customer service' }));
    await eventually(() => expect(assign.mock.calls).toEqual([['https://chat.example/araw']]));
    expect(requestsOf('openCustomerService')).toEqual([{ path: 'encrypted' }]);
  });

  test.each(['javascript:alert(1)', '//elsewhere.example', 'data:text/html,x'])(
    'a channel that opens as %s links nowhere',
    async (url) => {
      const assign = vi.fn<(to: string) => void>();
      vi.stubGlobal('location', { assign });
      const urls = [url, 'https://chat.example/araw'];
      renderScreen(<IpLimitPage />, {
        answers: { openCustomerService: () => ({ url: urls.shift() ?? '' }) },
        info: { customerService: [{ csType: 'LIVECHAT', title: 'CS', path: 'encrypted' }] },
      });
      const button = await screen.findByRole('button', { name: 'Contact customer service' });
      fireEvent.click(button);
      fireEvent.click(button);
      await eventually(() => expect(assign).toHaveBeenCalled());
      expect(assign.mock.calls).toEqual([['https://chat.example/araw']]);
    },
  );

  test.each([
    ['IP limit', IpLimitPage],
    ['service limit', ServiceLimitPage],
  ])('%s: reloads the status on request, and goes home once it succeeds', async (_name, Page) => {
    const answers = [true, false, true];
    const fetchStatus = vi.fn<(known: SystemStatus) => Promise<SystemStatus>>(async (known) => {
      if (!answers.shift()) throw new Error('no network');
      return known;
    });
    const { router } = renderScreen(<Page />, { path: '/m/ipLimit', answers: {}, fetchStatus });
    const again = await screen.findByRole('button', { name: 'Try again' });
    const tap = async () => {
      await waitFor(() => expect(again).toHaveProperty('disabled', false));
      fireEvent.click(again);
      expect(again).toHaveProperty('disabled', true);
    };
    await tap();
    await waitFor(() => expect(again).toHaveProperty('disabled', false));
    expect([fetchStatus.mock.calls.length, router.state.location.pathname]).toEqual([2, '/m/ipLimit']);
    await tap();
    await waitFor(() => expect(router.state.location.pathname).toBe('/m/home'));
  });

  test('service limit: names the refused service and links home', async () => {
    renderScreen(<ServiceLimitPage />, { answers: {} });
    expect((await screen.findByRole('alert')).textContent).toContain('Service restricted');
    expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/m/home');
  });
});
