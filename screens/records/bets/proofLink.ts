import type { LanguageCode } from '#locales/languages.ts';
import type { CallValue } from '#services/contract/calls.ts';
import { readDrawn } from '#services/proofs.ts';

type Order = CallValue<'lotteryOrderDetail'>['order'];

/** How the page for checking is to look. */
interface Look {
  language: LanguageCode;
  theme: string | null;
}

/** What is to be checked stands behind the #, which is sent to nobody. */
function pageWith(values: Record<string, string | number | null>, { language, theme }: Look): string {
  const look = new URLSearchParams({ language: language.toLowerCase(), ...(theme && { css: theme }) });
  const told = Object.entries(values).flatMap(([name, value]) =>
    value === null || value === '' ? [] : [[name, String(value)]],
  );
  return `/play/verify?${look}#${new URLSearchParams(told)}`;
}

/** The page that draws a round again step by step; null where it has nothing to go by. */
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

/** As `roundProofLink`, of a draw. */
export function drawProofLink(
  { drawKind, commitment, seed, winningNumbers }: Order,
  look: Look,
): string | null {
  if (drawKind === '' || commitment === '') return null;
  return pageWith({ game: drawKind, commitment, seed, numbers: winningNumbers }, look);
}
