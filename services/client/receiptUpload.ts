import axios from 'axios';
import type * as v from 'valibot';
import { readAnswerAs, retryAfterOf } from './answers.ts';
import { CallError } from './callError.ts';
import { gateway, headers } from '../contract/answer.ts';
import { receipt } from '../contract/deposits.ts';

/** The call for which receipts are uploaded. */
const call = 'sendReceipt';

/** How long nothing may move (ms): the operator waits thirty seconds for a whole request. */
const longestSilence = 30_000;

/** The operator takes no longer name, and none with control characters. */
const nameFor = (name: string) =>
  Array.from(name.replaceAll(/\p{C}/gu, '')).slice(0, 200).join('') || 'receipt';

export interface ReceiptUpload {
  /** The operator's origin; the page's own when left out. */
  baseUrl?: string;
  merchant: string;
  token: string | null;
  name: string;
  content: Blob;
  signal: AbortSignal;
  /** Told how much has gone, from 0 to 1. */
  onProgress: (share: number) => void;
}

/** Sends what shows a payment, and answers the operator's name for it. Rejects with `CallError`, aborted with the signal's reason. */
export async function uploadReceipt({
  baseUrl = '',
  merchant,
  token,
  name,
  content,
  signal,
  onProgress,
}: ReceiptUpload): Promise<v.InferOutput<typeof receipt>> {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const move = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), longestSilence);
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
      signal: AbortSignal.any([signal, silence.signal]),
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
    throw silence.signal.aborted
      ? new CallError({ call, kind: 'timeout', cause })
      : new CallError({ call, kind: 'offline', cause });
  } finally {
    clearTimeout(timer);
  }
}
