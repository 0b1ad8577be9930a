import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ShellContext } from '#src/app/shellContext.ts';
import { ScreenHeader } from './ScreenHeader.tsx';

afterEach(cleanup);

test('[SHELL-06] a screen has its title and a back arrow, or none', async () => {
  const goBack = vi.fn<() => void>();
  const header = (arrow: boolean) => (
    <ShellContext value={{ goBack, openMenu: () => {} }}>
      <ScreenHeader title="Log in" arrow={arrow} />
    </ShellContext>
  );
  const { rerender } = render(header(true));
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(goBack).toHaveBeenCalledOnce();
  rerender(header(false));
  expect(screen.getByRole('heading', { level: 1, name: 'Log in' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
});
