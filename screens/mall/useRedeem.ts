import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { redeemMachine } from '#machines/redeem/redeem.machine.ts';
import { useSession } from '#src/app/appActor.ts';
import { noticeTimes } from '#src/app/notices.ts';
import { useServices } from '#src/app/services.ts';
import { useChart } from '#src/app/hooks/useChart.ts';
import { useDataLanguage } from '#src/app/hooks/useDataLanguage.ts';
import { useKeyedCall, useKeyedCallChart } from '#src/app/hooks/useKeyedCall.ts';
import { useReturns } from '#src/app/hooks/useReturns.ts';
import {
  type AddressField,
  addressFields,
  type DeliveryAddress,
} from '@araw/contract/rewards/deliveryAddress';
import { mallKey } from '#services/queries/mallQueries.ts';
import { newMoneyKey } from '#services/newMoneyKey.ts';
import { queryKeys } from '#services/queries/queries.ts';
import { keptWishOf } from './keptWish.ts';
import { defineRedeemActors } from './mallActors.ts';

const noAddress = Object.fromEntries(addressFields.map((field) => [field, ''])) as DeliveryAddress;

/** Joins the chart that redeems points with the operator, the address form and the cached points (BEN-04). */
export function useRedeem(id: string) {
  const { t } = useTranslation();
  const { operator, notices, storage } = useServices();
  const queryClient = useQueryClient();
  const language = useDataLanguage();
  const session = useSession();
  const [{ input, wish }] = useState(() => {
    const kept = keptWishOf(storage, session?.userName ?? '', id);
    return { wish: kept, input: { memberType: session?.type ?? null, kept: kept.read() } };
  });
  const [address, setAddress] = useState(noAddress);
  const inputs = useRef<Partial<Record<AddressField, HTMLElement | null>>>({});
  const { loadShelf, redeemGoods: makeCall } = defineRedeemActors({ operator, queryClient, language }, id);
  const redeemGoods = useKeyedCallChart(makeCall);
  const [snapshot, send] = useChart(
    redeemMachine,
    {
      actors: { loadShelf, redeemGoods },
      actions: {
        focusUnfit: ({ context }) => inputs.current[context.unfit[0] ?? 'receiver']?.focus(),
        storeWish: (_, asked) => wish.keep(asked),
        clearStoredWish: wish.forget,
        renewPoints: () => {
          void queryClient.invalidateQueries({ queryKey: mallKey });
          void queryClient.invalidateQueries({ queryKey: queryKeys.wallet });
          for (const outdated of ['records', 'rewards']) {
            void queryClient.invalidateQueries({ queryKey: [...queryKeys.member, outdated] });
          }
        },
        sayRealAccountOnly: () =>
          void notices.show('info', t('error.realAccountOnly'), noticeTimes.freeMessage),
      },
    },
    { input },
  );
  const call = useKeyedCall(snapshot.children.redeemGoods);
  useReturns((event) => {
    send(event);
    if (event.type === 'net.returned') call.netReturned();
  });
  return {
    snapshot,
    call,
    address,
    hold: (field: AddressField) => (element: HTMLElement | null) => {
      inputs.current[field] = element;
    },
    type(field: AddressField, text: string) {
      setAddress((before) => ({ ...before, [field]: text }));
      send({ type: 'address.typed', field });
    },
    redeem: () => send({ type: 'redeem.tapped', address, key: newMoneyKey() }),
    retry: () => send({ type: 'retry.requested' }),
  };
}

export type Redeeming = ReturnType<typeof useRedeem>;
