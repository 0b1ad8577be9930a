import type { PlayType } from '#services/contract/lottery.ts';

const playTypes = ['Tradition', 'Entertainment'] as const satisfies PlayType[];

export interface LotteryAddress {
  gameId: string;
  mui: string;
  playType: PlayType;
  /** What it is said to pay by; '' where the address leaves that to the operator. */
  prizeMode: string;
  /** Where closing the frame leads. */
  closesTo: '/m/home' | '/m/game';
}

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
 * Reads /m/lotto-h5/{mui}/{playType}/games/{gameId} with its query (TILE-06). What it does not know is as if it were
 * not there. A token is never read: the operator gives every opening a code of its own.
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
