import type { LanguageCode } from '@araw/contract/calls/languages';
import type { CallValue } from '@araw/contract/calls/calls';
import { readDrawn } from '#services/proofs.ts';

type Order = CallValue<'lotteryOrderDetail'>['order'];

/** The look of the verification page. */
interface Look {
  language: LanguageCode;
  theme: string | null;
}

/** Passes the values in the fragment, which browsers never send to a server. */
function pageWith(values: Record<string, string | number | null>, { language, theme }: Look): string {
  const look = new URLSearchParams({ language: language.toLowerCase(), ...(theme && { css: theme }) });
  const told = Object.entries(values).flatMap(([name, value]) =>
    value === null || value === '' ? [] : [[name, String(value)]],
  );
  return `/play/verify?${look}#${new URLSearchParams(told)}`;
}

/** Links to the page that recomputes a round step by step; null without enough data. */
export function roundProofLink({ bet, round }: CallValue<'betDetail'>, look: Look): string | null {
  const proof = round?.proof;
  const drawn = readDrawn(proof?.drawn);
  if (!round || !proof || !drawn) return null;
  const { commitment, serverSeed: seed, clientSeed: client, nonce } = proof;
  return pageWith(
    {
      game: drawn.kind,
      commitment,
      seed,
      client,
      nonce,
      sizes: drawn.sizes.join(' '),
      numbers: drawn.numbers.join(' '),
      pick: bet.choice,
      outcome: JSON.stringify(round.outcome),
    },
    look,
  );
}

/** Like `roundProofLink`, for a draw. */
export function drawProofLink(
  { drawKind, commitment, seed, winningNumbers }: Order,
  look: Look,
): string | null {
  if (drawKind === '' || commitment === '') return null;
  return pageWith({ game: drawKind, commitment, seed, numbers: winningNumbers }, look);
}
