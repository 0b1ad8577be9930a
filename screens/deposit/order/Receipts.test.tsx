import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fromPromise } from 'xstate';
import {
  type depositReceiptsMachine as Machine,
  depositReceiptsMachine,
  type Submission,
  type SendOutcome,
} from '#machines/depositReceipts/depositReceipts.machine.ts';
import type { Outcome } from '#machines/outcome.ts';
import { useChart } from '#src/app/hooks/useChart.ts';
import { receiptLimits } from '@araw/contract/cashier/receiptLimits';
import { eventually } from '@araw/testing/eventually';
import { depositOrderOf } from '#tests/depositOrders.ts';
import { renderScreen } from '#tests/screens/renderScreen.tsx';
import { createChosenFiles } from '#screens/shared/uploads/chosenFiles.ts';
import { Receipts } from './Receipts.tsx';
import { focusReference } from './referenceField.ts';

type Uploaded = Outcome<{ receipt: string }>;
type Actors = NonNullable<Parameters<typeof Machine.provide>[0]['actors']>;

let output: unknown;

function Invoking({ actors }: { actors: Actors }) {
  const [files] = useState(createChosenFiles);
  const [logic] = useState(() => depositReceiptsMachine.provide({ actors, actions: { focusReference } }));
  const [snapshot, , receipts] = useChart(logic, {}, { input: { orderId: 'd1', limits: receiptLimits } });
  useEffect(() => {
    output = snapshot.output;
  }, [snapshot]);
  return <Receipts receipts={receipts} files={files} order={depositOrderOf()} />;
}

const error = (code: string) => ({ code, message: '', requestId: 'r7' });

interface Given {
  /** Gets the file's index. */
  upload?: (file: string) => Promise<unknown>;
  send?: (input: unknown) => Promise<SendOutcome>;
}

function show({ upload = async () => ({ ok: true, receipt: 'r1' }), send }: Given = {}) {
  const sent: unknown[] = [];
  const user = userEvent.setup({ applyAccept: false });
  renderScreen(
    <Invoking
      actors={{
        uploadReceipt: fromPromise<Uploaded, { orderId: string; file: string }>(
          ({ input }) => upload(input.file) as Promise<Uploaded>,
        ),
        sendProof: fromPromise<SendOutcome, Submission>(({ input }) => {
          sent.push(input);
          return send?.(input) ?? new Promise<never>(() => {});
        }),
      }}
    />,
    { answers: {} },
  );
  const choose = (...files: File[]) => user.upload(screen.getByLabelText(/^Add /), files);
  return { user, sent, choose };
}

const fileOf = (name: string, type = 'image/png', bytes = 1) => {
  const file = new File(['x'], name, { type, lastModified: 7 });
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
};
const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const reference = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Your reference number' });
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

beforeEach(() => {
  output = undefined;
  // jsdom has neither.
  URL.createObjectURL = () => 'blob:araw/1';
  URL.revokeObjectURL = () => {};
});

test('[CASH-04] each file says separately why it is not sent; the others are sent', async () => {
  const { choose } = show();
  const { bytes } = receiptLimits;
  await choose(
    fileOf('scan.heic', 'image/heic'),
    fileOf('large.png', 'image/png', bytes + 1),
    fileOf('whole.pdf', 'application/pdf', bytes),
    ...[1, 2, 3, 4].map((number) => fileOf(`${number}.jpg`, 'image/jpeg')),
    fileOf('more.png'),
  );
  await eventually(() =>
    expect(rows()).toEqual([
      "scan.heic This isn't a png, jpg or pdf. Save it as one and add it again.",
      'large.png This file is over 5 MB.',
      'whole.pdf5.0 MB ·  uploaded',
      ...[1, 2, 3, 4].map((number) => `${number}.jpg1 KB ·  uploaded`),
      'more.png Up to 5 files. Remove one to add this one.',
    ]),
  );
});

test('[CASH-04] a file of another type than it claims says so, and can be resent or removed', async () => {
  let answer: unknown = { ok: false, error: error('requestInvalid') };
  const { user, choose } = show({ upload: async () => answer });
  await choose(fileOf('fake.png'));
  await screen.findByText(/This isn't a png, jpg or pdf/);
  answer = { ok: false, error: error('timeout') };
  await user.click(button('Upload again: fake.png'));
  await screen.findByText('Slow Connection');
  answer = { ok: true, receipt: 'r1' };
  await user.click(button('Upload again: fake.png'));
  await eventually(() => expect(rows()).toEqual(['fake.png1 KB ·  uploaded']));
  await user.click(button('Remove fake.png'));
  expect(rows()).toEqual([]);
});

test('[CASH-04] while a file is uploading nothing is sent, and it can be removed', async () => {
  const { user, choose } = show({ upload: () => new Promise(() => {}) });
  await choose(fileOf('receipt.png'));
  expect([button('Uploading').disabled, screen.getByRole('progressbar').getAttribute('value')]).toEqual([
    true,
    '0',
  ]);
  await user.click(button('Remove receipt.png'));
  expect(button('Send receipt').disabled).toBe(false);
});

test('[CASH-04] with nothing to send the reference is asked for', async () => {
  const { user, sent } = show();
  await user.type(reference(), '  ');
  await user.click(button('Send receipt'));
  expect(sent).toEqual([]);
  expect(document.activeElement).toBe(reference());
  expect(reference().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Add a receipt or type the reference number.')).toBeTruthy();
});

const uuid = expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);

test('[CASH-04] [NET-13] uploads and input are sent once, with their own key', async () => {
  const order = depositOrderOf({ state: 'inReview' });
  const { user, sent, choose } = show({ send: async () => ({ ok: true, order }) });
  await choose(fileOf('receipt.png'));
  await user.type(reference(), '8024 511');
  await eventually(() => expect(button('Send receipt').disabled).toBe(false));
  await user.dblClick(button('Send receipt'));
  expect(sent).toEqual([
    { key: uuid, orderId: 'd1', version: null, reference: '8024 511', receipts: ['r1'] },
  ]);
  expect(output).toEqual({ order });
});

test('[NET-12] without an answer the same request is resent with the same key, and money is called neither safe nor gone', async () => {
  let answer: () => Promise<SendOutcome> = () => Promise.reject(error('timeout'));
  const { user, sent } = show({ send: () => answer() });
  await user.type(reference(), '8024 511');
  await user.click(button('Send receipt'));
  await screen.findByText(/We couldn't confirm this yet/);
  expect(reference().readOnly).toBe(true);
  answer = () => Promise.resolve({ ok: false, decided: false, error: error('conflict') });
  await user.click(button('Send again'));
  await eventually(() => expect(sent).toHaveLength(2));
  answer = () => Promise.resolve({ ok: true, order: depositOrderOf({ state: 'inReview' }) });
  await user.click(await screen.findByRole('button', { name: 'Send again' }));
  await eventually(() => expect(sent).toHaveLength(3));
  expect(sent[1]).toEqual(sent[0]);
  expect(sent[2]).toEqual(sent[0]);
});

test('[CASH-04] refused, it says why and can be changed; going back sends nothing', async () => {
  const { user } = show({ send: async () => ({ ok: false, decided: true, error: error('conflict') }) });
  await user.type(reference(), '1');
  await user.click(button('Send receipt'));
  await screen.findByText(/This was changed elsewhere in the meantime/);
  expect(reference().readOnly).toBe(false);
  await act(async () => button('Back to the order').click());
  expect(output).toEqual({ order: null });
});

test('[CASH-04] while it is being sent nothing can be changed or left', async () => {
  const { user } = show();
  await user.type(reference(), '1');
  await user.click(button('Send receipt'));
  expect([
    button('Send receipt').disabled,
    button('Back to the order').disabled,
    screen.getByLabelText<HTMLInputElement>(/^Add /).disabled,
    reference().readOnly,
  ]).toEqual([true, true, true, true]);
  vi.restoreAllMocks();
});
