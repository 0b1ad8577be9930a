import type { DepositOrder } from '@araw/contract/cashier/deposits';
import { isSame } from '@araw/flow/canonical';
import type { Call, Step, View } from '@araw/flow/model';
import { defineModel } from '#machines/support/defineModel.ts';
import { type ChartError, toChartError } from '../chartError.ts';
import {
  type ChosenFile,
  depositReceiptsMachine,
  type Proof,
  type ReceiptFile,
} from './depositReceipts.machine.ts';

interface Seen {
  files: readonly ReceiptFile[];
  error: ChartError | null;
}

interface Known {
  files: readonly ReceiptFile[];
  /** The last submission; null once its outcome is known. */
  proof: Proof | null;
  repeated: boolean;
  error: ChartError | null;
}

type Seeing = View<Seen, Known>;

const limits = { bytes: 100, types: ['image/png', 'application/pdf'], files: 2 };
const first: ChosenFile = { id: 'f1', name: 'receipt.png', type: 'image/png', bytes: 100 };
const second: ChosenFile = { id: 'f2', name: 'receipt.pdf', type: 'application/pdf', bytes: 1 };
const tooLarge: ChosenFile = { ...first, id: 'f3', bytes: 101 };
const otherType: ChosenFile = { id: 'f4', name: 'scan.heic', type: 'image/heic', bytes: 101 };
const files: Record<string, readonly ChosenFile[]> = {
  'the first one': [first],
  'a byte too large, another type, and one more than may be': [
    tooLarge,
    otherType,
    first,
    second,
    { ...second, id: 'f5' },
  ],
};
const proof: Proof = { key: '3f0c5c1e-0f0b-4f37-9d0d-0f3a5a1c7b11', reference: '8024 511' };
const order = { id: 'd1', state: 'inReview', version: 3 } as DepositOrder;
const failed = (code: string): ChartError => ({ code, message: '', requestId: 'r1' });

const is = (step: Step, ...types: string[]) => step.kind === 'user' && types.includes(step.event.type);
const answers = (step: Step, actor: string) => step.kind === 'answer' && step.actor === actor;
const named = (calls: readonly Call[], actor: string) => calls.filter((call) => call.actor === actor);
const isAccepted = (step: Step) => step.kind === 'answer' && step.ok && (step.value as { ok: boolean }).ok;
function failureIn(step: Step): ChartError | null {
  if (step.kind !== 'answer') return null;
  if (!step.ok) return toChartError(step.value);
  return (step.value as { error?: ChartError }).error ?? null;
}

/** Why a file isn't sent while `taken` others are; null if it is. */
const faultOf = ({ type, bytes }: ChosenFile, taken: number) =>
  !limits.types.includes(type)
    ? 'wrongType'
    : bytes > limits.bytes
      ? 'tooLarge'
      : taken === limits.files
        ? 'tooMany'
        : null;
/** Files that can't be sent make room for new ones, and no file is kept twice. */
const withChosen = (before: readonly ReceiptFile[], chosen: readonly ChosenFile[]) => {
  const kept = before.filter(({ state }) => ['waiting', 'uploading', 'uploaded', 'failed'].includes(state));
  const all: ReceiptFile[] = [...kept];
  for (const file of chosen) {
    if (all.some(({ id }) => id === file.id)) continue;
    const taken = all.filter(({ state }) => !['wrongType', 'tooLarge', 'tooMany'].includes(state)).length;
    all.push({ ...file, state: faultOf(file, taken) ?? 'waiting', receipt: '', error: null });
  }
  return all;
};
const changed = (
  before: readonly ReceiptFile[],
  isMeant: (file: ReceiptFile) => boolean,
  change: Partial<ReceiptFile>,
) => before.map((file) => (isMeant(file) ? { ...file, ...change } : file));
/** One file uploads whenever any is waiting. */
const withNext = (before: readonly ReceiptFile[]) => {
  if (before.some(({ state }) => state === 'uploading')) return before;
  const next = before.find(({ state }) => state === 'waiting');
  return changed(before, (file) => file === next, { state: 'uploading' });
};

const isUploading = ({ known }: Pick<Seeing, 'known'>) =>
  known.files.some(({ state }) => state === 'uploading');
const hasEvidence = ({ known }: Pick<Seeing, 'known'>, step: Step) =>
  step.kind === 'user' &&
  (step.event.reference.trim() !== '' || known.files.some(({ state }) => state === 'uploaded'));
const isSubmitted = (from: Pick<Seeing, 'known' | 'matches'>, step: Step) =>
  from.matches('editing') && is(step, 'proof.submitted') && !isUploading(from);
const isSentAgain = (from: Pick<Seeing, 'matches'>, step: Step) =>
  from.matches('unanswered') && is(step, 'retry.requested', 'net.returned');
/** Whether the outcome is still unknown after this answer. */
const isOpen = ({ known }: Pick<Seeing, 'known'>, step: Step) =>
  step.kind === 'answer' &&
  (!step.ok ||
    (!isAccepted(step) &&
      !(step.value as { decided: boolean }).decided &&
      (known.repeated || failureIn(step)?.code === 'inProgress')));

export const depositReceiptsModel = defineModel<Seen, Known>({
  name: 'depositReceipts',
  machine: depositReceiptsMachine,
  variants: { 'two files of 100 bytes': { orderId: 'd1', version: 3, limits } },
  events: {
    'files.chosen': Object.fromEntries(
      Object.entries(files).map(([name, chosen]) => [name, { files: chosen }]),
    ),
    'file.removed': {
      'the first': { id: 'f1' },
      'one that is not there': { id: 'f9' },
    },
    'file.retried': { 'the first': { id: 'f1' } },
    'proof.submitted': {
      'with a reference': proof,
      'with spaces alone': { ...proof, reference: '  ' },
    },
    'retry.requested': { '': {} },
    'net.returned': { '': {} },
    'receipts.closed': { '': {} },
  },
  actors: {
    uploadReceipt: {
      done: {
        taken: { ok: true, receipt: 'r-1' },
        'no picture by its content': { ok: false, error: failed('fieldInvalid') },
      },
      error: { 'no answer': failed('timeout') },
    },
    sendProof: {
      done: {
        taken: { ok: true, order },
        'refused by its key': { ok: false, decided: true, error: failed('conflict') },
        refused: { ok: false, decided: false, error: failed('conflict') },
        'still at work': { ok: false, decided: false, error: failed('inProgress') },
      },
      error: { 'no answer': failed('timeout') },
    },
  },
  shown: ['files', 'error'],
  observe: {
    start: () => ({ files: [], proof: null, repeated: false, error: null }),
    after(known, step, { from }) {
      const before = { known, matches: from.matches };
      if (from.matches('editing')) {
        if (step.kind === 'user') {
          const { event } = step;
          const all = known.files;
          if (is(step, 'files.chosen')) return { ...known, files: withNext(withChosen(all, event.files)) };
          if (is(step, 'file.removed'))
            return { ...known, files: withNext(all.filter(({ id }) => id !== event.id)) };
          if (is(step, 'file.retried')) {
            const isMeant = ({ id, state }: ReceiptFile) => id === event.id && state === 'failed';
            return { ...known, files: withNext(changed(all, isMeant, { state: 'waiting', error: null })) };
          }
          if (isSubmitted(before, step) && hasEvidence(before, step)) {
            return {
              ...known,
              proof: { key: event.key, reference: event.reference },
              repeated: false,
              error: null,
            };
          }
          return known;
        }
        if (step.kind !== 'answer') return known;
        const change: Partial<ReceiptFile> = isAccepted(step)
          ? { state: 'uploaded', receipt: (step.value as { receipt: string }).receipt }
          : { state: 'failed', error: failureIn(step) };
        return {
          ...known,
          files: withNext(changed(known.files, ({ state }) => state === 'uploading', change)),
        };
      }
      if (!answers(step, 'sendProof')) return known;
      const open = isOpen(before, step);
      return {
        ...known,
        proof: open ? known.proof : null,
        repeated: open,
        error: failureIn(step) ?? known.error,
      };
    },
  },
  rules: [
    {
      text: 'it starts without files, and requests nothing from the operator',
      requirements: ['CASH-04'],
      neverStart: (view, _actions, calls) =>
        !view.matches('editing.ready') || calls.length > 0 || view.context.files.length > 0,
    },
    {
      text: 'each file is sent or says why not: wrong type, too large, one too many; no file blocks another',
      requirements: ['CASH-04'],
      never: (view) => !isSame(view.context.files, view.known.files),
    },
    {
      text: 'files are sent one after another, each once per attempt and for this order',
      requirements: ['CASH-04'],
      neverStep: (from, step, to, _actions, calls) => {
        const sent = named(calls, 'uploadReceipt');
        const current = to.known.files.find(({ state }) => state === 'uploading');
        const was = from.known.files.find(({ state }) => state === 'uploading');
        const isNew = current !== undefined && (current.id !== was?.id || answers(step, 'uploadReceipt'));
        return (
          sent.length !== (isNew ? 1 : 0) ||
          (isNew && !isSame(sent[0]?.input, { orderId: from.input.orderId, file: current.id }))
        );
      },
    },
    {
      text: 'a receipt is uploading exactly while it says so',
      requirements: ['CASH-04'],
      never: (view) => view.matches('editing.uploading') !== (view.matches('editing') && isUploading(view)),
    },
    {
      text: 'the input and the uploaded receipts are sent, for this order and these terms, with the key of the tap',
      requirements: ['CASH-04', 'BEN-11', 'NET-13'],
      neverStep: (from, step, to, _actions, calls) => {
        const begins = (isSubmitted(from, step) && hasEvidence(from, step)) || isSentAgain(from, step);
        const sent = named(calls, 'sendProof');
        const receipts = from.known.files
          .filter(({ state }) => state === 'uploaded')
          .map(({ receipt }) => receipt);
        return (
          sent.length !== (begins ? 1 : 0) ||
          (begins &&
            !(
              to.matches('sending') &&
              isSame(sent[0]?.input, { ...to.known.proof, orderId: 'd1', version: 3, receipts })
            ))
        );
      },
    },
    {
      text: 'without a receipt and a reference nothing is sent, and the reference is focused',
      requirements: ['CASH-04'],
      neverStep: (from, step, to, actions) => {
        const lacks = isSubmitted(from, step) && !hasEvidence(from, step);
        return (
          lacks !== actions.includes('focusReference') ||
          (lacks && !to.tags.has('empty')) ||
          (!lacks && to.tags.has('empty') && !from.tags.has('empty'))
        );
      },
    },
    {
      text: 'the message about nothing to send stays until something is chosen, sent or removed',
      requirements: ['CASH-04'],
      neverStep: (from, step, to) =>
        from.tags.has('empty') &&
        from.tags.has('canSubmit') &&
        to.matches('editing') &&
        to.tags.has('empty') ===
          (is(step, 'files.chosen') ||
            (is(step, 'file.removed', 'file.retried') && !isSame(from.known.files, to.known.files))),
    },
    {
      text: 'an accepted proof ends with the order’s current state',
      requirements: ['CASH-04', 'CASH-06'],
      neverStep: (from, step, to) =>
        from.matches('sending') && isAccepted(step) && !(to.matches('ended') && isSame(to.output, { order })),
    },
    {
      text: 'one with an unknown result is kept with its key; a refused one can be changed',
      requirements: ['NET-12', 'NET-13'],
      neverStep: (from, step, to) =>
        from.matches('sending') &&
        answers(step, 'sendProof') &&
        !isAccepted(step) &&
        !to.matches(isOpen(from, step) ? 'unanswered' : 'editing'),
    },
    {
      text: 'a failure is explained until the next attempt',
      requirements: ['NET-05'],
      never: (view) => !isSame(view.context.error, view.known.error),
    },
    {
      text: 'a double tap sends once: taps during the request are ignored',
      requirements: ['CASH-04', 'NET-13'],
      neverStep: (from, step, to) =>
        from.matches('sending') && step.kind === 'user' && !to.matches('sending'),
    },
    {
      text: 'it can be closed while nothing is being sent, and then returns no order',
      requirements: ['CASH-04'],
      neverStep: (from, step, to) => {
        if (from.status !== 'active') return false;
        if (is(step, 'receipts.closed')) {
          const closes = !from.matches('sending');
          return to.matches('ended') !== closes || (closes && !isSame(to.output, { order: null }));
        }
        return to.matches('ended') && !isAccepted(step);
      },
    },
    {
      text: 'an unanswered one stays so until it is resent or left',
      requirements: ['NET-12'],
      neverStep: (from, step, to) =>
        from.matches('unanswered') &&
        !isSentAgain(from, step) &&
        !is(step, 'receipts.closed') &&
        !to.matches('unanswered'),
    },
    {
      text: 'the form says what is possible: edit, submit unless a file is uploading, wait, retry',
      requirements: ['CASH-04'],
      never: (view) =>
        view.tags.has('editing') !== view.matches('editing') ||
        view.tags.has('canSubmit') !== (view.matches('editing') && !view.matches('editing.uploading')) ||
        view.tags.has('empty') !== view.matches('editing.empty') ||
        view.tags.has('busy') !== view.matches('sending') ||
        view.tags.has('unanswered') !== view.matches('unanswered'),
    },
    {
      text: 'the proof can be sent from every state',
      requirements: ['CASH-04'],
      from: (view) => view.status === 'active',
      canReach: (view) => view.matches('ended') && view.output !== undefined,
    },
    {
      text: 'sending ends only with an answer',
      requirements: ['NET-04'],
      settles: (view) => view.matches('sending') || view.matches('editing.uploading'),
    },
  ],
});
