import { crestAddress } from '#operator/art/names.ts';
import { hash } from '#operator/art/random.ts';
import type { HandlerValue } from '@araw/contract/calls/calls';
import type { Catalogue } from './catalogue.ts';
import { leagues } from './data/teams.ts';

type Match = HandlerValue<'matches'>['list'][number];

/** Milliseconds between matches, which rotate through the leagues. */
const interval = 2 * 3_600_000;
const shown = 12;

const firstAfter = (now: number) => Math.floor(now / interval) + 1;

/** The next matches: a function of the time, so that there are always some. */
export function matchesAfter(now: number, catalogue: Catalogue): Match[] {
  const first = firstAfter(now);
  return Array.from({ length: shown }, (_, index) => matchIn(first + index, catalogue)).flatMap(
    (match) => match ?? [],
  );
}

/** Numbers of the vendor's next matches, soonest first; empty if it has no league. */
export function matchNumbersAfter(now: number, vendor: string, count: number): number[] {
  const own = leagues.findIndex((league) => league.vendor === vendor);
  if (own < 0) return [];
  const first = firstAfter(now);
  const wait = (own - (first % leagues.length) + leagues.length) % leagues.length;
  return Array.from({ length: count }, (_, index) => first + wait + index * leagues.length);
}

/** The vendor's room id for a match. */
export const roomOf = (vendor: string, slot: number) => `${vendor}-M${slot}`;

/** The match with this number, counted over all leagues; null if its vendor has no game. */
export function matchIn(slot: number, catalogue: Catalogue): Match | null {
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
    roomId: roomOf(game.vendor, slot),
    nodeId: game.nodeId,
  };
}
