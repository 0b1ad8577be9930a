import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Button, ButtonLink } from './buttons/Button.tsx';
import { EmptyState } from './states/EmptyState.tsx';
import { ErrorState } from './states/ErrorState.tsx';
import { Field, PasswordField } from './Field.tsx';
import { LinkedText } from './LinkedText.tsx';
import { SectionHeading } from './layout/SectionHeading.tsx';

afterEach(cleanup);

const show = (part: ReactNode) => render(<MemoryRouter>{part}</MemoryRouter>);

describe('Button', () => {
  test('is not a submit button unless told so', () => {
    show(<Button>Save</Button>);
    expect(screen.getByRole('button', { name: 'Save' }).getAttribute('type')).toBe('button');
  });

  test('takes no taps while busy', async () => {
    const onClick = vi.fn<() => void>();
    show(
      <Button busy onClick={onClick}>
        Save
      </Button>,
    );
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
    await userEvent.click(button);
    expect({
      taps: onClick.mock.calls.length,
      busy: button.getAttribute('aria-busy'),
      disabled: button.disabled,
    }).toEqual({
      taps: 0,
      busy: 'true',
      disabled: true,
    });
  });

  test('looks the same as a link', () => {
    show(<ButtonLink to="/m/login">Log in</ButtonLink>);
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/m/login');
  });
});

describe('Field', () => {
  test('its label, its hint and its requirement belong to the input', () => {
    show(<Field label="Username" hint="At least 6 letters" required />);
    const input = screen.getByRole('textbox', { name: /^Username/ });
    const hint = document.getElementById(input.getAttribute('aria-describedby') ?? '');
    expect({ hint: hint?.textContent, required: input.hasAttribute('required') }).toEqual({
      hint: 'At least 6 letters',
      required: true,
    });
  });

  test('its error is announced, replaces the hint and marks the input', () => {
    show(<Field label="Username" hint="At least 6 letters" error="Account format incorrect" />);
    const input = screen.getByRole('textbox', { name: 'Username' });
    expect({
      announced: screen.getByRole('alert').textContent,
      described: document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent,
      invalid: input.getAttribute('aria-invalid'),
      hint: screen.queryByText('At least 6 letters'),
    }).toEqual({
      announced: 'Account format incorrect',
      described: 'Account format incorrect',
      invalid: 'true',
      hint: null,
    });
  });

  test('[LOGIN-02] a password shows and hides; caret, selection and focus stay', async () => {
    show(<PasswordField label="Password" autoComplete="current-password" />);
    const input = screen.getByLabelText<HTMLInputElement>('Password');
    await userEvent.type(input, 'secret99');
    input.setSelectionRange(2, 5);
    const state = () => ({
      type: input.type,
      value: input.value,
      selection: [input.selectionStart, input.selectionEnd],
      focused: document.activeElement === input,
    });
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(state()).toEqual({ type: 'text', value: 'secret99', selection: [2, 5], focused: true });
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(state()).toEqual({ type: 'password', value: 'secret99', selection: [2, 5], focused: true });
  });

  test('showing a password that is not being typed does not focus it', async () => {
    show(<PasswordField label="Password" autoComplete="current-password" />);
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(document.activeElement).not.toBe(screen.getByLabelText('Password'));
  });
});

describe('states', () => {
  test('[SHELL-15] nothing to show says so', () => {
    show(<EmptyState />);
    expect(screen.getByText('No data')).toBeDefined();
  });

  test('[SHELL-15] with its own text and one action', () => {
    show(
      <EmptyState title="No games found" hint="Try another name" action={<Button>Clear filters</Button>} />,
    );
    expect(screen.queryByText('No data')).toBeNull();
    expect(screen.getByText('No games found')).toBeDefined();
    expect(screen.getByText('Try another name')).toBeDefined();
    expect(screen.getByRole('button').textContent).toBe('Clear filters');
  });

  test('[NET-05] an error says what happened, what is safe, one action, and the request', async () => {
    const onRetry = vi.fn<() => void>();
    show(<ErrorState title="Slow Connection" safe="No money moved." requestId="r-1" onRetry={onRetry} />);
    const alert = screen.getByRole('alert');
    for (const text of ['Slow Connection', 'No money moved.', 'Request ID r-1']) {
      expect(alert.textContent).toContain(text);
    }
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});

describe('headings', () => {
  test('a section’s link is named after the section', () => {
    show(<SectionHeading title="Hot games" more="/m/hot" />);
    expect(screen.getByRole('heading', { level: 2, name: 'Hot games' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'More: Hot games' }).getAttribute('href')).toBe('/m/hot');
  });
});

test('a sentence has its links if they lead somewhere', () => {
  const { container } = render(
    <MemoryRouter>
      <LinkedText
        text="See <terms>the terms</terms> and <other>more</other> <b>"
        links={{ terms: '/m/terms' }}
      />
    </MemoryRouter>,
  );
  expect(container.textContent).toBe('See the terms and more <b>');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/m/terms']);
});
