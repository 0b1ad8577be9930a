import * as v from 'valibot';
import type { CallValue } from '@araw/contract/calls/calls';
import type { Verdict } from '@araw/contract/cashier/records';

type RoundProof = NonNullable<NonNullable<CallValue<'betDetail'>['round']>['proof']>;
type Order = CallValue<'lotteryOrderDetail'>['order'];

const drawnNumbers = v.object({ kind: v.string(), sizes: v.array(v.number()), numbers: v.array(v.number()) });

/** A round's numbers with their ranges, and the rules that turn them into a result; null if not published. */
export function readDrawn(drawn: unknown): v.InferOutput<typeof drawnNumbers> | null {
  const read = v.safeParse(drawnNumbers, drawn);
  return read.success ? read.output : null;
}

/** Never rejects, whatever the operator sends. */
export async function verdictOfRound(proof: RoundProof | null): Promise<Verdict> {
  if (proof === null) return 'none';
  const { commitment, clientSeed, nonce, serverSeed } = proof;
  if (serverSeed === null) return 'notYet';
  const drawn = readDrawn(proof.drawn);
  if (!canHash() || drawn === null) return 'unchecked';
  if ((await sha256(serverSeed)) !== commitment) return 'differs';
  const numbers = await numbersFrom(serverSeed, (block) => `${clientSeed}:${nonce}:${block}`, drawn.sizes);
  return numbers.join() === drawn.numbers.join() ? 'fits' : 'differs';
}

export async function verdictOfDraw({
  commitment,
  seed,
  winningNumbers,
  drawKind,
}: Pick<Order, 'commitment' | 'seed' | 'winningNumbers' | 'drawKind'>): Promise<Verdict> {
  if (commitment === '') return 'none';
  if (seed === null || winningNumbers === null) return 'notYet';
  const numbersOf = draws[drawKind];
  if (!canHash() || !numbersOf) return 'unchecked';
  if ((await sha256(seed)) !== commitment) return 'differs';
  return (await numbersOf(seed)) === winningNumbers ? 'fits' : 'differs';
}

/** False on a page without https. */
const canHash = () => 'subtle' in crypto;

const bytesOf = (text: string) => new TextEncoder().encode(text);

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytesOf(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Endless HMACs of `textOf(0)`, `textOf(1)` … with the seed as the key. */
async function* hashes(seed: string, textOf: (block: number) => string) {
  const method = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytesOf(seed), method, false, ['sign']);
  for (let block = 0; ; block += 1) yield await crypto.subtle.sign('HMAC', key, bytesOf(textOf(block)));
}

const words = 2 ** 32;

/** Numbers below these sizes. Too many sizes, or ones that a word can't cover, give none. */
async function numbersFrom(
  seed: string,
  textOf: (block: number) => string,
  sizes: readonly number[],
): Promise<number[]> {
  const numbers: number[] = [];
  const good = sizes.every((size) => Number.isInteger(size) && size >= 1 && size <= words);
  if (!good || sizes.length > 200) return numbers;
  for await (const hash of hashes(seed, textOf)) {
    const read = new DataView(hash);
    for (let offset = 0; offset < 32; offset += 4) {
      const size = sizes[numbers.length];
      if (size === undefined) return numbers;
      const word = read.getUint32(offset);
      // Words beyond the last multiple of the size would favour the lowest numbers.
      if (word < words - (words % size)) numbers.push(word % size);
    }
  }
  return numbers;
}

const ofDraw = (block: number) => `draw ${block}`;

async function threeDigits(seed: string): Promise<string> {
  const digits: number[] = [];
  for await (const hash of hashes(seed, ofDraw)) {
    digits.push(...new Uint8Array(hash).filter((byte) => byte < 250).map((byte) => byte % 10));
    if (digits.length >= 3) break;
  }
  return digits.slice(0, 3).join('');
}

const sixOf = (highest: number) => async (seed: string) => {
  const left = Array.from({ length: highest }, (_, index) => index + 1);
  const places = await numbersFrom(
    seed,
    ofDraw,
    Array.from({ length: 6 }, (_, taken) => highest - taken),
  );
  const numbers = places.flatMap((place) => left.splice(place, 1));
  return numbers.toSorted((one, other) => one - other).join('-');
};

/** By kind of draw, in the operator's notation. */
const draws: Record<string, (seed: string) => Promise<string>> = {
  threeDigits,
  draw42: sixOf(42),
  draw49: sixOf(49),
  draw55: sixOf(55),
};
