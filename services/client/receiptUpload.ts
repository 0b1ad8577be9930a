import axios from 'axios';
import type * as v from 'valibot';
import { readAnswerAs, retryAfterOf } from './answers.ts';
import { CallError } from './callError.ts';
import { gateway, headers } from '@araw/contract/calls/answer';
import { receipt } from '@araw/contract/cashier/deposits';

/** The call that uploads belong to, for its errors. */
const call = 'sendReceipt';

/** Longest time without progress (ms): the operator waits thirty seconds for a complete request. */
const longestSilence = 30_000;

/** The operator rejects longer names and control characters. */
const nameFor = (name: string) =>
  Array.from(name.replaceAll(/\p{C}/gu, '')).slice(0, 200).join('') || 'receipt';

export interface ReceiptUpload {
  /** The operator's origin; default: the page's own. */
  baseUrl?: string;
  merchant: string;
  token: string | null;
  name: string;
  content: Blob;
  signal: AbortSignal;
  /** Progress from 0 to 1. */
  onProgress: (share: number) => void;
}

/** Uploads a proof of payment and resolves with its id. Rejects with `CallError`, or the signal's reason if aborted. */
export async function uploadReceipt({
  baseUrl = '',
  merchant,
  token,
  name,
  content,
  signal,
  onProgress,
}: ReceiptUpload): Promise<v.InferOutput<typeof receipt>> {
  const request = new AbortController();
  let isSilent = false;
  const stop = () => request.abort();
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const move = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      isSilent = true;
      stop();
    }, longestSilence);
  };
  move();
  try {
    const {
      status,
      data,
      headers: told,
    } = await axios.request<string>({
      method: 'POST',
      url: `${baseUrl}/wps/cashier/receipts`,
      params: { name: nameFor(name) },
      data: content,
      headers: {
        Accept: 'application/json',
        'Content-Type': content.type,
        [headers.merchant]: merchant,
        [headers.gateway]: gateway.mobile,
        ...(token !== null && { [headers.token]: token }),
      },
      signal: request.signal,
      responseType: 'text',
      transformRequest: (given: unknown) => given,
      transformResponse: (given: string) => given,
      validateStatus: () => true,
      proxy: false,
      onUploadProgress: ({ loaded }) => {
        move();
        onProgress(content.size === 0 ? 1 : Math.min(1, loaded / content.size));
      },
    });
    return readAnswerAs(receipt, call, {
      status,
      text: data ?? '',
      requestId: String(told[headers.requestId.toLowerCase()] ?? ''),
      retryAfter: retryAfterOf(String(told['retry-after'] ?? ''), Date.now()),
    });
  } catch (cause) {
    signal.throwIfAborted();
    if (cause instanceof CallError) throw cause;
    throw isSilent
      ? new CallError({ call, kind: 'timeout', cause })
      : new CallError({ call, kind: 'offline', cause });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}
