import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createStoppedClock } from '#operator/core/clock.ts';
import { Refusal } from '@araw/server/http/refusal';
import { depositOrders } from '#operator/database/tables/deposits.tables.ts';
import { createTestAccounts } from '#operator/testing/database.ts';
import { createProviderDouble, newKey } from '#operator/testing/payments.ts';
import { openProcesses } from '#operator/testing/processes.ts';
import { propertyRuns } from '@araw/testing/shortRun';
import { createDeposit } from './deposits.ts';
import { quoteDeposit } from './quotes.ts';

let processes: Awaited<ReturnType<typeof openProcesses>>;
beforeAll(async () => {
  processes = await openProcesses(inject('postgresUrl') ?? '', {
    clock: createStoppedClock(),
    provider: createProviderDouble(),
  });
});
afterAll(() => processes.close());

/** One request: the process that receives it, and which of three keys it has. */
const request = fc.record({ process: fc.constantFrom(0, 1), key: fc.nat(2) });

it('[CASH-02] [NET-13] a quote creates one order, however many keys are used, at once and in two processes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(request, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 3 }),
      async (turns) => {
        const { database } = processes.both[0];
        const [player = 0] = await createTestAccounts(database, 1);
        const asked = { method: 'GCASH', amount: '1000' };
        const { id: quote } = await quoteDeposit(processes.both[0], player, asked);
        const keys = [newKey(), newKey(), newKey()];
        const answers: { key: number; answer: string }[] = [];
        // The requests of one turn run at the same time.
        for (const turn of turns) {
          const answered = turn.map(async ({ process, key }) => {
            const attempt = { key: keys[key] ?? '', quote, anyway: true, language: 'EN' };
            const answer = await createDeposit(processes.both[process] ?? processes.both[0], player, attempt)
              .then(({ id }) => id)
              .catch((error: unknown) => {
                if (error instanceof Refusal) return error.code;
                throw error;
              });
            return { key, answer };
          });
          answers.push(...(await Promise.all(answered)));
        }
        const made = await database
          .select({ id: depositOrders.id })
          .from(depositOrders)
          .where(eq(depositOrders.accountId, player));
        expect(made).toHaveLength(1);
        const id = made[0]?.id ?? '';
        const winner = answers.find(({ answer }) => answer === id)?.key;
        expect(answers).toEqual(
          answers.map(({ key }) => ({ key, answer: key === winner ? id : 'quoteChanged' })),
        );
      },
    ),
    { ...propertyRuns(60), includeErrorInReport: true },
  );
});
