import type { OperatorContext } from '#operator/core/context.ts';
import { agentRateQuotas, agentRates } from '#operator/database/tables/downlineRebates.tables.ts';
import type { GameType } from '@araw/contract/games/gameCodes';

type Given = Partial<Record<GameType, number>>;

const fromDay = '2025-06-01';

/** In hundredths of a percent, from the top of each line down; nobody exceeds the giver's own. */
const given: Record<string, { by: string | null; rates: Given }> = {
  ramon: { by: null, rates: { RNG: 80, FISH: 70, LIVE: 60, SPORTS: 50, PVP: 50 } },
  pilar: { by: null, rates: { RNG: 60, FISH: 50, LIVE: 40 } },
  isko: { by: 'pilar', rates: { RNG: 40, FISH: 30, LIVE: 30 } },
  jose: { by: 'ramon', rates: { RNG: 50, FISH: 50, LIVE: 40, SPORTS: 30, PVP: 30 } },
  carmela: { by: 'ramon', rates: { RNG: 60, FISH: 40, LIVE: 50, SPORTS: 30 } },
  gregorio: { by: 'ramon', rates: { RNG: 40, FISH: 40, LIVE: 30 } },
  maria: { by: 'ramon', rates: { RNG: 30, FISH: 30, LIVE: 20 } },
  armando: { by: 'jose', rates: { RNG: 30, FISH: 20, LIVE: 20, SPORTS: 30 } },
  karding: { by: 'jose', rates: { RNG: 20, FISH: 20 } },
  nardo: { by: 'carmela', rates: { RNG: 40, FISH: 30, LIVE: 30 } },
};

/** One with places left, and one whose only place is taken. */
const quotas = [
  { account: 'ramon', gameType: 'RNG', rate: 60, places: 5 },
  { account: 'ramon', gameType: 'LIVE', rate: 50, places: 1 },
  { account: 'jose', gameType: 'RNG', rate: 30, places: 2 },
] as const;

/** Rates of the demo agents' lines, and their quotas (TEAM-03). */
export async function seedDownlineRebates(
  { database }: OperatorContext,
  idOf: (name: string) => number,
): Promise<void> {
  await database.insert(agentRates).values(
    Object.entries(given).flatMap(([name, { by, rates }]) =>
      Object.entries(rates).map(([gameType, rate]) => ({
        accountId: idOf(name),
        gameType,
        fromDay,
        rate,
        givenBy: by === null ? null : idOf(by),
        givenAt: Date.UTC(2025, 4, 31, 4),
      })),
    ),
  );
  await database
    .insert(agentRateQuotas)
    .values(quotas.map(({ account, ...quota }) => ({ ...quota, accountId: idOf(account) })));
}
