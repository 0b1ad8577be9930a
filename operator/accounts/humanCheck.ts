import { createHmac } from 'node:crypto';
import { type Challenge, createChallenge, randomInt, type Solution, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as v from 'valibot';
import { type OperatorContext, Refusal } from '#operator/core/context.ts';
import { merchantOf } from '#operator/system/merchants.ts';
import type { HumanCheckSettings } from '#services/contract/system.ts';
import { operatorSecret } from './operatorSecrets.ts';
import { spendProof } from './spentProofs.ts';

/** The solver tries up to so many counters, each of so many rounds: about half a second on a phone. */
const difficulty = { cost: 1_000, fewest: 500, most: 1_500 };
const lifetime = 5 * 60_000;

/** A signed proof-of-work challenge, good for one request within five minutes (SMS-02). */
export async function createHumanChallenge(context: OperatorContext): Promise<Challenge> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: difficulty.cost,
    counter: randomInt(difficulty.most, difficulty.fewest),
    deriveKey,
    // By the operator's clock; the library's own expiry would use the machine's.
    data: { goodUntil: context.clock.now() + lifetime },
    hmacSignatureSecret: await signatureSecret(context),
  });
}

/**
 * Uses up the proof that a human asks, by the merchant's provider. Refuses with `humanCheckFailed` what is missing,
 * wrong, late or used before.
 */
export async function requireHumanCheck(
  context: OperatorContext,
  proof: Readonly<Record<string, string>>,
): Promise<void> {
  const { settings } = await merchantOf(context);
  if (!(await isHuman(context, settings.humanCheck, proof))) throw new Refusal('humanCheckFailed');
}

function isHuman(
  context: OperatorContext,
  settings: HumanCheckSettings,
  proof: Readonly<Record<string, string>>,
): Promise<boolean> | boolean {
  switch (settings.provider) {
    case 'none':
      return true;
    case 'proofOfWork':
      return useSolution(context, proof.altcha ?? '');
    case 'geetest':
      return askGeetest(context, settings.captchaId, proof);
  }
}

const payload = v.object({
  challenge: v.object({
    parameters: v.looseObject({ data: v.object({ goodUntil: v.number() }) }),
    signature: v.string(),
  }),
  solution: v.object({ counter: v.number(), derivedKey: v.string() }),
});

async function useSolution(context: OperatorContext, encoded: string): Promise<boolean> {
  const read = v.safeParse(payload, parseBase64Json(encoded));
  if (!read.success) return false;
  const { challenge, solution } = read.output;
  const { goodUntil } = challenge.parameters.data;
  const left = goodUntil - context.clock.now();
  // More than a lifetime is left of one that was made before the clock of the sandbox was set back.
  if (left <= 0 || left > lifetime) return false;
  const { verified } = await verifySolution({
    challenge: challenge as unknown as Challenge,
    solution: solution as Solution,
    deriveKey,
    hmacSignatureSecret: await signatureSecret(context),
  });
  // The signature is the challenge's, so a second solution of the same one is refused too.
  return verified && spendProof(context, `altcha ${challenge.signature}`, goodUntil);
}

function parseBase64Json(encoded: string): unknown {
  try {
    return JSON.parse(Buffer.from(encoded, 'base64').toString());
  } catch {
    return null;
  }
}

const signatureSecret = async (context: OperatorContext) =>
  (await operatorSecret(context, 'humanCheck')).export().toString('base64url');

const geetestAddress = 'https://gcaptcha4.geetest.com/validate';
const geetestTimeout = 5_000;

/** Asks GeeTest v4. When it cannot be reached nobody passes. */
async function askGeetest(
  { log, thirdParties }: OperatorContext,
  captchaId: string,
  { lot_number = '', captcha_output = '', pass_token = '', gen_time = '' }: Readonly<Record<string, string>>,
): Promise<boolean> {
  if (!thirdParties?.geetestKey || lot_number === '') return false;
  const sign_token = createHmac('sha256', thirdParties.geetestKey).update(lot_number).digest('hex');
  try {
    const answer = await thirdParties.fetch(`${geetestAddress}?captcha_id=${encodeURIComponent(captchaId)}`, {
      method: 'POST',
      body: new URLSearchParams({ lot_number, captcha_output, pass_token, gen_time, sign_token }),
      signal: AbortSignal.timeout(geetestTimeout),
    });
    const { result } = (await answer.json()) as { result?: unknown };
    return result === 'success';
  } catch (error) {
    log.warn({ err: error }, 'GeeTest could not be asked');
    return false;
  }
}
