import { assign, fromPromise, setup } from 'xstate';
import type { ChartError } from '../chartError.ts';
import { notProvided } from '../notProvided.ts';
import { isAccepted, isUndecided, type Outcome, rejectedError, thrownError } from '../outcome.ts';

/** A file the player chose; its content stays with the screen. */
export interface ChosenFile {
  /** Unique on this page. */
  id: string;
  name: string;
  type: string;
  bytes: number;
}

/** Why a file is never sent. */
type FileFault = 'wrongType' | 'tooLarge' | 'tooMany';

export interface ReceiptFile extends ChosenFile {
  state: 'waiting' | 'uploading' | 'uploaded' | 'failed' | FileFault;
  /** The operator's id for it; empty before the upload. */
  receipt: string;
  error: ChartError | null;
}

export interface ReceiptLimits {
  bytes: number;
  types: readonly string[];
  files: number;
}

/** What is sent once the files are uploaded, under one key until the operator answers. */
export interface Proof {
  key: string;
  reference: string;
}

export interface Submission extends Proof {
  orderId: string;
  version: number | null;
  /** The operator's ids of the uploaded files. */
  receipts: string[];
}

/** `decided`: the operator looked this key up and noted nothing (NET-12). */
export type SendOutcome<Order extends object = object> = Outcome<{ order: Order }, { decided: boolean }>;
type Rejected = Extract<SendOutcome, { ok: false }>;

export interface DepositReceiptsInput {
  /** The id of the order or the promotion. */
  orderId: string;
  /** The version of the promotion's terms as shown (BEN-11); null for an order, which has none. */
  version?: number | null;
  limits: ReceiptLimits;
  /** Files from before that can be sent again. */
  files?: readonly ReceiptFile[];
}

interface Context extends DepositReceiptsInput {
  version: number | null;
  files: readonly ReceiptFile[];
  proof: Proof | null;
  /** The proof was sent before, and its outcome is unknown. */
  repeated: boolean;
  /** The order after this submission. */
  order: object | null;
  error: ChartError | null;
}

type Event =
  | { type: 'files.chosen'; files: readonly ChosenFile[] }
  | { type: 'file.removed'; id: string }
  | { type: 'file.retried'; id: string }
  /** The tap makes the key. */
  | ({ type: 'proof.submitted' } & Proof)
  | { type: 'retry.requested' }
  | { type: 'net.returned' }
  | { type: 'receipts.closed' };

function faultOf(file: ChosenFile, limits: ReceiptLimits, place: number): FileFault | null {
  if (!limits.types.includes(file.type)) return 'wrongType';
  if (file.bytes > limits.bytes) return 'tooLarge';
  return place >= limits.files ? 'tooMany' : null;
}

const isSendable = ({ state }: ReceiptFile) =>
  state !== 'wrongType' && state !== 'tooLarge' && state !== 'tooMany';

const current = (files: readonly ReceiptFile[]) => files.find(({ state }) => state === 'uploading');

const withFile = (
  files: readonly ReceiptFile[],
  isMeant: (file: ReceiptFile) => boolean,
  change: Partial<ReceiptFile>,
) => files.map((file) => (isMeant(file) ? { ...file, ...change } : file));

/**
 * Sends a reviewer files and text. Each file uploads on its own, so one failure doesn't affect the others.
 * Payments: receipts and the payer's reference number (CASH-04). Applications: pictures and a comment (BEN-02).
 * This is evidence and never credits money.
 */
export const depositReceiptsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as DepositReceiptsInput,
    output: {} as { order: object | null },
    tags: {} as 'editing' | 'canSubmit' | 'empty' | 'busy' | 'unanswered',
  },
  actors: {
    uploadReceipt: fromPromise<Outcome<{ receipt: string }>, { orderId: string; file: string }>(
      notProvided('uploadReceipt'),
    ),
    sendProof: fromPromise<SendOutcome, Submission>(notProvided('sendProof')),
  },
  guards: {
    isAccepted,
    hasWaiting: ({ context }) => context.files.some(({ state }) => state === 'waiting'),
    isUploading: ({ context }, { id }: { id: string }) => current(context.files)?.id === id,
    hasFile: ({ context }, { id }: { id: string }) => context.files.some((file) => file.id === id),
    hasFailed: ({ context }, { id }: { id: string }) =>
      context.files.some((file) => file.id === id && file.state === 'failed'),
    hasEvidence: ({ context }, { reference }: Proof) =>
      reference.trim() !== '' || context.files.some(({ state }) => state === 'uploaded'),
    isUndecided,
  },
  actions: {
    /** Files that can't be sent make room for new ones; a file chosen twice is kept once. */
    noteFiles: assign(
      ({ context: { files, limits } }, { files: chosen }: { files: readonly ChosenFile[] }) => {
        const kept = files.filter(isSendable);
        const fresh = chosen.filter(({ id }) => kept.every((file) => file.id !== id));
        let place = kept.length;
        const noted = fresh.map((file): ReceiptFile => {
          const fault = faultOf(file, limits, place);
          if (fault === null) place += 1;
          return { ...file, state: fault ?? 'waiting', receipt: '', error: null };
        });
        return { files: [...kept, ...noted] };
      },
    ),
    dropFile: assign(({ context }, { id }: { id: string }) => ({
      files: context.files.filter((file) => file.id !== id),
    })),
    tryFileAgain: assign(({ context }, { id }: { id: string }) => ({
      files: withFile(context.files, (file) => file.id === id, { state: 'waiting', error: null }),
    })),
    takeNext: assign(({ context: { files } }) => {
      const next = files.find(({ state }) => state === 'waiting');
      return { files: withFile(files, (file) => file === next, { state: 'uploading' }) };
    }),
    noteUploaded: assign(({ context }, { receipt }: { receipt: string }) => ({
      files: withFile(context.files, ({ state }) => state === 'uploading', { state: 'uploaded', receipt }),
    })),
    noteFailed: assign(({ context }, error: ChartError | null) => ({
      files: withFile(context.files, ({ state }) => state === 'uploading', { state: 'failed', error }),
    })),
    noteProof: assign((_, { key, reference }: Proof) => ({
      proof: { key, reference },
      repeated: false,
      error: null,
    })),
    noteRepeated: assign({ repeated: true }),
    noteOrder: assign((_, { order }: { order: object }) => ({ order })),
    noteError: assign((_, error: ChartError | null) => ({ error })),
    focusReference: () => {},
  },
}).createMachine({
  id: 'depositReceipts',
  context: ({ input: { orderId, version = null, limits, files = [] } }) => ({
    orderId,
    version,
    limits,
    files,
    proof: null,
    repeated: false,
    order: null,
    error: null,
  }),
  initial: 'editing',
  states: {
    editing: {
      tags: 'editing',
      initial: 'ready',
      on: {
        'files.chosen': { target: '.ready', actions: { type: 'noteFiles', params: ({ event }) => event } },
        'file.retried': {
          guard: { type: 'hasFailed', params: ({ event }) => event },
          target: '.ready',
          actions: { type: 'tryFileAgain', params: ({ event }) => event },
        },
        'file.removed': {
          guard: { type: 'hasFile', params: ({ event }) => event },
          target: '.ready',
          actions: { type: 'dropFile', params: ({ event }) => event },
        },
        'receipts.closed': 'ended',
      },
      states: {
        ready: {
          tags: 'canSubmit',
          always: { guard: 'hasWaiting', target: 'uploading', actions: 'takeNext' },
          on: {
            'proof.submitted': [
              {
                guard: { type: 'hasEvidence', params: ({ event }) => event },
                target: '#depositReceipts.sending',
                actions: { type: 'noteProof', params: ({ event }) => event },
              },
              { target: 'empty', actions: 'focusReference' },
            ],
          },
        },
        /** Nothing to send: neither a receipt nor a reference. */
        empty: {
          tags: ['canSubmit', 'empty'],
          on: {
            'proof.submitted': [
              {
                guard: { type: 'hasEvidence', params: ({ event }) => event },
                target: '#depositReceipts.sending',
                actions: { type: 'noteProof', params: ({ event }) => event },
              },
              { actions: 'focusReference' },
            ],
          },
        },
        uploading: {
          invoke: {
            id: 'uploadReceipt',
            src: 'uploadReceipt',
            input: ({ context: { orderId, files } }) => ({ orderId, file: current(files)!.id }),
            onDone: [
              {
                guard: { type: 'isAccepted', params: ({ event }) => event.output },
                target: 'ready',
                actions: { type: 'noteUploaded', params: ({ event }) => event.output as { receipt: string } },
              },
              { target: 'ready', actions: { type: 'noteFailed', params: rejectedError } },
            ],
            onError: { target: 'ready', actions: { type: 'noteFailed', params: thrownError } },
          },
          on: {
            // The current upload continues, and the new files follow it.
            'files.chosen': { actions: { type: 'noteFiles', params: ({ event }) => event } },
            'file.retried': {
              guard: { type: 'hasFailed', params: ({ event }) => event },
              actions: { type: 'tryFileAgain', params: ({ event }) => event },
            },
            'file.removed': [
              {
                guard: { type: 'isUploading', params: ({ event }) => event },
                target: 'ready',
                actions: { type: 'dropFile', params: ({ event }) => event },
              },
              { actions: { type: 'dropFile', params: ({ event }) => event } },
            ],
          },
        },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'sendProof',
        src: 'sendProof',
        input: ({ context: { orderId, version, proof, files } }) => ({
          ...proof!,
          orderId,
          version,
          receipts: files.filter(({ state }) => state === 'uploaded').map(({ receipt }) => receipt),
        }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'ended',
            actions: { type: 'noteOrder', params: ({ event }) => event.output as { order: object } },
          },
          {
            guard: { type: 'isUndecided', params: ({ event }) => event.output as Rejected },
            target: 'unanswered',
            actions: [{ type: 'noteError', params: rejectedError }, 'noteRepeated'],
          },
          { target: 'editing', actions: { type: 'noteError', params: rejectedError } },
        ],
        onError: {
          target: 'unanswered',
          actions: [{ type: 'noteError', params: thrownError }, 'noteRepeated'],
        },
      },
    },
    /** Unknown whether it was noted: resend the same request under the same key. */
    unanswered: {
      tags: 'unanswered',
      on: { 'retry.requested': 'sending', 'net.returned': 'sending', 'receipts.closed': 'ended' },
    },
    ended: { type: 'final' },
  },
  output: ({ context }) => ({ order: context.order }),
});
