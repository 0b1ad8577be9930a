import type { PlayAnswers } from '#operator/http/play.routes.ts';
import { query } from './shared/client.ts';
import { element } from './shared/dom.ts';

/** What the page of proofs looks and reads like is asked of the operator; what is proven stays in the browser. */
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

/** Of a round, with its server seed where that is revealed. */
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
