import type * as v from 'valibot';
import type { Access } from './roles.ts';

/** Header module ids (BOOT-09). */
export type ModuleId =
  | 'COMM3'
  | 'FUNDTRANS3'
  | 'AGEANNOUNCE3'
  | 'MEMTRANS3'
  | 'PERSPNL3'
  | 'AGEINFO3'
  | 'AGEDOWNMAN3'
  | 'REG3'
  | 'CAPTCHA3'
  | 'CBS3';

export interface Call<
  Request extends v.GenericSchema = v.GenericSchema,
  Response extends v.GenericSchema = v.GenericSchema,
> {
  /** What the call is for, in a few words; the OpenAPI summary. */
  purpose: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/${string}`;
  /** GET and DELETE send it as a query, the others as JSON. */
  request: Request;
  /** The `value` of a successful answer. */
  response: Response;
  /** Who may call; the operator enforces it (services/contract/roles.ts). */
  access: Access;
  /** The body travels in the envelope (services/contract/envelope.ts). */
  sealed: boolean;
  /** Carries the token of this device, and answers another one where it logs in (`deviceToken`). */
  device: boolean;
  /** Whether a failure may be told as a notice (src/app/failureNotice.ts); `false` fails silently (NET-05). */
  alert: boolean;
  /** At most one call within this many milliseconds. */
  throttle?: number;
  module?: ModuleId;
  /** The specification does not show this method or path: it is our choice. */
  assumed: boolean;
}

type Defaults = 'sealed' | 'device' | 'alert' | 'assumed';

/** One row of the call table; unsealed, alerting and shown in the specification unless it says otherwise. */
export function call<Request extends v.GenericSchema, Response extends v.GenericSchema>(
  row: Omit<Call<Request, Response>, Defaults> & Partial<Pick<Call, Defaults>>,
): Call<Request, Response> {
  return { sealed: false, device: false, alert: true, assumed: false, ...row };
}
