import type { LotteryAddress } from '#machines/lotteryFrame/lotteryFrame.machine.ts';
import type { PlayType } from '@araw/contract/games/lottery';

const playTypes = ['Tradition', 'Entertainment'] as const satisfies PlayType[];

const named = <Name extends string>(names: readonly Name[], given: string | null | undefined) =>
  names.find((name) => name.toLowerCase() === given?.toLowerCase());

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}

/**
 * Reads /m/lotto-h5/{mui}/{playType}/games/{gameId} with its query (TILE-06). Ignores unknown
 * values. Never reads a token: the operator issues a new code for every launch.
 */
export function readLotteryAddress(path: string, query: URLSearchParams): LotteryAddress {
  const [, , , mui = '', playType, , gameId = ''] = path.split('/').map(decoded);
  const pageBack = query.get('pageBack');
  return {
    gameId,
    mui: /^[a-z]{1,16}$/i.test(mui) ? mui : 'mobile',
    playType: named(playTypes, playType) ?? 'Tradition',
    prizeMode: query.get('prize_mode') ?? '',
    closesTo: pageBack === null || pageBack === '0' || pageBack === 'false' ? '/m/game' : '/m/home',
  };
}
