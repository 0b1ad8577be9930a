import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import {
  depositReceiptsMachine,
  type SendOutcome,
  type Submission,
} from '#machines/depositReceipts/depositReceipts.machine.ts';
import {
  type PromotionAct,
  promotionMachine,
  type PromotionOutcome,
} from '#machines/promotion/promotion.machine.ts';
import { provideKeyedCall } from '#src/app/hooks/useKeyedCall.ts';
import { outcomeOf } from '#src/app/outcomeOf.ts';
import { isDecided } from '#screens/shared/payments/confirmedCall.ts';
import { createChosenFiles } from '#screens/shared/uploads/chosenFiles.ts';
import { defineUploadActor } from '#screens/shared/uploads/uploadActor.ts';
import type { Configuration } from '@araw/contract/calls/configuration';
import { languageToSend } from '@araw/contract/calls/languages';
import type { PromotionOffer } from '@araw/contract/cashier/promotions';
import { promotionOffersQuery } from '#services/queries/growthQueries.ts';
import type { OperatorClient } from '#services/client/operator.ts';
import type { AppStorage } from '#services/kept/storage.ts';
import { focusComment } from './commentField.ts';

interface World {
  operator: OperatorClient;
  queryClient: QueryClient;
  configuration: Configuration;
  merchant: () => string;
  storage: AppStorage;
  language: string;
}

/** One promotion's chart with the operator's calls provided, and the pictures of an application. */
export function definePromotion({
  operator,
  queryClient,
  configuration,
  merchant,
  storage,
  language,
}: World) {
  const files = createChosenFiles();
  const sent = languageToSend(language);
  const query = promotionOffersQuery(operator, language);
  const loadOffer = fromPromise<PromotionOffer | null, { id: string }>(async ({ input: { id } }) => {
    const { list } = await queryClient.fetchQuery(query);
    return list.find((one) => one.id === id) ?? null;
  });
  const makeCall = fromPromise<PromotionOutcome, PromotionAct>(
    ({ input: { step, key, id, version, reward } }) => {
      const call: Promise<object> =
        step === 'join'
          ? operator.joinPromotion({ key, id, version, language: sent })
          : operator.claimReward({ key, id: reward ?? '', language: sent });
      return outcomeOf(call, {
        accepted: () => ({}),
        rejected: (refused) => ({ decided: isDecided(refused, key) }),
      });
    },
  );
  const sendProof = fromPromise<SendOutcome, Submission>(
    ({ input: { key, orderId: id, version, reference: comment, receipts: pictures } }) =>
      outcomeOf(
        operator.applyForPromotion({
          key,
          id,
          version: version!,
          comment,
          pictures,
          language: sent,
        }),
        {
          accepted: (order) => ({ order }),
          rejected: (refused) => ({ decided: isDecided(refused, key) }),
        },
      ),
  );
  const uploadReceipt = defineUploadActor({
    baseUrl: configuration.apiBaseUrl,
    files,
    merchant,
    token: () => storage.read('sessionInfo')?.token ?? null,
    load: () => import('#services/client/receiptUpload.ts'),
  });
  const application = depositReceiptsMachine.provide({
    actors: { sendProof, uploadReceipt },
    actions: { focusReference: focusComment },
  });
  return {
    promotion: promotionMachine.provide({
      actors: { loadOffer, takeStep: provideKeyedCall(makeCall), application },
    }),
    files,
  };
}
