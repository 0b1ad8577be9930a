import { crestAddress } from '#operator/art/names.ts';
import { hash } from '#operator/art/random.ts';
import type { HandlerValue } from '#services/contract/calls.ts';
import type { Catalogue } from './catalogue.ts';
import { leagues } from './data/teams.ts';

type Match = HandlerValue<'matches'>['list'][number];

/** A match begins every two hours, in turn for each league. */
const interval = 2 * 3_600_000;
const shown = 12;

/** The matches that begin next: a function of the time, so that there are some whenever one looks. */
export function matchesAfter(now: number, catalogue: Catalogue): Match[] {
  const first = Math.floor(now / interval) + 1;
  return Array.from({ length: shown }, (_, index) => matchIn(first + index, catalogue)).flatMap(
    (match) => match ?? [],
  );
}

function matchIn(slot: number, catalogue: Catalogue): Match | null {
  const league = leagues[slot % leagues.length];
  const game = catalogue.games.find(({ vendor }) => vendor === league?.vendor);
  if (!league || !game) return null;
  const { teams } = league;
  const round = hash(`match ${slot}`);
  const home = teams[round % teams.length];
  const away =
    teams[((round % teams.length) + 1 + (Math.floor(round / 64) % (teams.length - 1))) % teams.length];
  if (!home || !away) return null;
  return {
    homeTeam: home.name,
    awayTeam: away.name,
    homeTeamImageUrl: crestAddress(home.crest),
    awayTeamImageUrl: crestAddress(away.crest),
    matchTime: slot * interval,
    vendor: game.vendor,
    gameId: game.gameId,
    roomId: `${game.vendor}-M${slot}`,
    nodeId: game.nodeId,
  };
}
