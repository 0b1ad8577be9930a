import type { PlayAnswers } from '#operator/http/play.routes.ts';
import { query } from './shared/client.ts';
import { element } from './shared/dom.ts';

/** The proof page loads only its look and texts from the operator; the data to prove stays in the browser. */
export function verifyLink(
  values: Record<string, string | number | null>,
  properties: Partial<HTMLAnchorElement>,
): HTMLAnchorElement {
  const look = new URLSearchParams(
    ['language', 'css'].flatMap((name) => {
      const value = query.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  const given = Object.entries(values).flatMap(([name, value]) =>
    value === null || value === '' ? [] : [[name, String(value)]],
  );
  const href = `/play/verify?${look}#${new URLSearchParams(given)}`;
  return element('a', { href, target: '_blank', rel: 'noopener', ...properties });
}

export type ProvenRound = PlayAnswers['proofs']['rounds'][number];
type Proof = NonNullable<ProvenRound['proof']>;
type Seeds = NonNullable<Proof['seeds']>;

/** Values of a round, including its server seed if revealed. */
export const roundValues = (
  { choice, outcome, serverSeed }: ProvenRound,
  { kind, sizes, numbers }: Proof,
  { commitment, clientSeed, nonce }: Seeds,
) => ({
  game: kind,
  commitment,
  seed: serverSeed,
  client: clientSeed,
  nonce,
  sizes: sizes.join(' '),
  numbers: numbers.join(' '),
  pick: choice,
  outcome: JSON.stringify(outcome),
});
