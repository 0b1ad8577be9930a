import type { OperatorContext } from '#operator/core/context.ts';

/** What can tell that an account's holder has another account; a missing or empty value tells nothing. */
export interface Newcomer {
  /** The account, if it is there already: its own standing doesn't count. */
  accountId?: number;
  /** E.164. */
  mobile?: string;
  email?: string;
  payeeName?: string;
  /** YYYY-MM-DD. */
  birthDate?: string | null;
  deviceToken?: string | undefined;
}

/** Throws Refusal `registrationRefused` for another player on a break or excluded, within a transaction (PROT-04). */
export type RefuseExcluded = (
  context: Pick<OperatorContext, 'database' | 'clock'>,
  newcomer: Newcomer,
) => Promise<void>;
