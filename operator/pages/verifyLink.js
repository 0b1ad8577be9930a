import { element, query } from './client.js';

/** What the page of proofs looks and reads like is asked of the operator; what is proven stays in the browser. */
export function verifyLink(values, properties) {
  const look = new URLSearchParams(
    ['language', 'css'].flatMap((name) => (query.has(name) ? [[name, query.get(name)]] : [])),
  );
  const given = Object.entries(values).filter(([, value]) => value != null && value !== '');
  const href = `/play/verify?${look}#${new URLSearchParams(given)}`;
  return element('a', { href, target: '_blank', rel: 'noopener', ...properties });
}

/** Of a round, with its server seed where that is revealed. */
export const roundValues = ({ choice, outcome, proof, serverSeed }) => ({
  game: proof.kind,
  commitment: proof.seeds.commitment,
  seed: serverSeed,
  client: proof.seeds.clientSeed,
  nonce: proof.seeds.nonce,
  sizes: proof.sizes.join(' '),
  numbers: proof.numbers.join(' '),
  pick: choice,
  outcome: JSON.stringify(outcome),
});
