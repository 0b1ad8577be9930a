import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { depositMachine } from '#machines/deposit/deposit.machine.ts';
import { depositAttemptMachine } from '#machines/depositAttempt/depositAttempt.machine.ts';
import { shownLanguage } from '#locales/i18n.ts';
import { useSession, useSystemStatus } from '#src/app/appActor.ts';
import { useServices } from '#src/app/services.ts';
import { useChart } from '#src/app/hooks/useChart.ts';
import { useReturns } from '#src/app/hooks/useReturns.ts';
import { useOwnAddress } from '#screens/shared/address/useOwnAddress.ts';
import { operatorAddress } from '#services/configuration.ts';
import { leaveFor } from '#services/device/leaving.ts';
import { defineDepositActors } from './order/depositActors.ts';
import { keptAttemptOf } from './keptAttempt.ts';
import { defineDepositOrder } from './order/depositOrderChart.ts';

const path = '/m/voucherCenter';

export interface AddressOfDeposit {
  orderId: string | null;
  /** Empty for none. */
  amount: string;
  /** A promotion's id. */
  promotion: string | null;
}

/** Joins the cash-in chart with the operator, the data kept for a reload, the address, the page and the network. */
export function useDeposit({ orderId: orderAtStart, amount, promotion }: AddressOfDeposit) {
  const { operator, merchant, storage, configuration } = useServices();
  const queryClient = useQueryClient();
  const session = useSession();
  const guided = useSystemStatus()?.info.mobileTemplate.dep_func === true;
  const amountField = useRef<HTMLInputElement>(null);
  const promotions = useRef<HTMLFieldSetElement>(null);
  const [named, setNamed] = useState(orderAtStart);
  const [wallet, setWallet] = useState<string | null>(null);

  const [made] = useState(() => {
    const attempt = keptAttemptOf(storage, session?.userName ?? '');
    const { loadCashIn, quoteDeposit, createDeposit, ...ofOrder } = defineDepositActors({
      operator,
      language: shownLanguage(),
    });
    const { depositOrder: orderChart, files } = defineDepositOrder(ofOrder, {
      configuration,
      queryClient,
      merchant,
      storage,
    });
    return {
      files,
      input: {
        memberType: session?.type ?? null,
        guided,
        orderId: orderAtStart,
        amount,
        promotion,
        attempt: attempt.read(),
      },
      actors: {
        loadCashIn,
        quoteDeposit,
        depositAttempt: depositAttemptMachine.provide({
          actors: { createDeposit },
          actions: {
            storeAttempt: (_, asked) => attempt.keep(asked),
            clearStoredAttempt: attempt.forget,
          },
        }),
        depositOrder: orderChart,
      },
    };
  });
  const [snapshot, send] = useChart(
    depositMachine,
    {
      actors: made.actors,
      actions: {
        focusAmount: () => amountField.current?.focus(),
        focusPromotions: () => promotions.current?.querySelector('input')?.focus(),
        openWallet: (_, { url }) => setWallet(url),
        nameOrder: (_, { id }) => setNamed(id),
        unnameOrder: () => setNamed(null),
      },
    },
    { input: made.input },
  );
  useOwnAddress(named === null ? path : `${path}?order=${named}`);
  const { search } = useLocation();
  const leftFor = useRef<string | null>(null);
  const isNamed = named !== null && search === `?order=${named}`;
  useEffect(() => {
    // Wait until the address names the order, so that going back from the wallet finds it.
    if (wallet === null || !isNamed || leftFor.current === wallet) return;
    leftFor.current = wallet;
    leaveFor(operatorAddress(configuration, wallet));
  }, [wallet, isNamed, configuration]);

  const { depositAttempt, depositOrder } = snapshot.children;
  useReturns((event) => {
    send(event);
    depositAttempt?.send(event);
  });

  return {
    snapshot,
    send,
    attempt: depositAttempt,
    order: depositOrder,
    files: made.files,
    amountField,
    promotions,
  };
}

export type Deposit = ReturnType<typeof useDeposit>;
