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
  /** A few words; the OpenAPI summary. */
  purpose: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/${string}`;
  /** GET and DELETE send it as a query, the others as JSON. */
  request: Request;
  /** The `value` of a successful answer. */
  response: Response;
  /** Enforced by the operator (packages/contract/src/calls/roles.ts). */
  access: Access;
  /** Also open to players on a break or excluded (PROT-04): records, withdrawing, help. */
  staysOpen: boolean;
  /** The body travels in the envelope (packages/contract/src/calls/envelope.ts). */
  sealed: boolean;
  /** Carries this device's token; a login answers with a new one (`deviceToken`). */
  device: boolean;
  /** Whether a failure may show a notice (src/app/failureNotice.ts); `false` fails silently (NET-05). */
  alert: boolean;
  /** At most one call within this many milliseconds. */
  throttle?: number;
  module?: ModuleId;
  /** The specification gives no method or path: this one is our choice. */
  assumed: boolean;
}

type Defaults = 'staysOpen' | 'sealed' | 'device' | 'alert' | 'assumed';

/** One row of the call table; by default unsealed, alerting and given by the specification. */
export function call<Request extends v.GenericSchema, Response extends v.GenericSchema>(
  row: Omit<Call<Request, Response>, Defaults> & Partial<Pick<Call, Defaults>>,
): Call<Request, Response> {
  return { staysOpen: false, sealed: false, device: false, alert: true, assumed: false, ...row };
}
