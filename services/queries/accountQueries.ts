import { queryOptions } from '@tanstack/react-query';
import type { OperatorClient } from '../client/operator.ts';
import { languageToSend } from '@araw/contract/calls/languages';
import { queryKeys } from './queries.ts';

const minute = 60_000;

/** Keys for `accountQueries`; all of them end with the session. */
export const accountKeys = {
  headIcon: [...queryKeys.member, 'headIcon'],
  profile: [...queryKeys.member, 'profile'],
  emailCheck: (email: string) => [...queryKeys.member, 'emailCheck', email],
  promotions: (language: string) => [...queryKeys.member, 'promotions', language],
  loginHistory: [...queryKeys.member, 'loginHistory'],
  activeSessions: [...queryKeys.member, 'activeSessions'],
  paymentPassword: [...queryKeys.member, 'paymentPassword'],
} as const;

/** Reads for account screens; separate from services/queries/queries.ts, which is part of the first load. */
export const accountQueries = (operator: OperatorClient) => ({
  headIcon: () =>
    queryOptions({
      queryKey: accountKeys.headIcon,
      queryFn: ({ signal }) => operator.headIcon({}, { signal }),
      staleTime: 5 * minute,
    }),

  profile: () =>
    queryOptions({
      queryKey: accountKeys.profile,
      queryFn: ({ signal }) => operator.profile({}, { signal }),
      staleTime: minute,
    }),

  /** Whether an e-mail address is available to this player. */
  emailCheck: (email: string) =>
    queryOptions({
      queryKey: accountKeys.emailCheck(email),
      queryFn: ({ signal }) => operator.checkEmail({ email }, { signal }),
      staleTime: minute,
    }),

  promotions: (language: string) =>
    queryOptions({
      queryKey: accountKeys.promotions(language),
      queryFn: ({ signal }) =>
        operator.availablePromotions({ language: languageToSend(language) }, { signal }),
      staleTime: minute,
    }),

  loginHistory: () =>
    queryOptions({
      queryKey: accountKeys.loginHistory,
      queryFn: ({ signal }) => operator.loginHistory({}, { signal }),
      staleTime: 0,
    }),

  activeSessions: () =>
    queryOptions({
      queryKey: accountKeys.activeSessions,
      queryFn: ({ signal }) => operator.activeSessions({}, { signal }),
      staleTime: 0,
    }),

  paymentPassword: () =>
    queryOptions({
      queryKey: accountKeys.paymentPassword,
      queryFn: ({ signal }) => operator.paymentPassword({}, { signal }),
      staleTime: 0,
    }),
});
