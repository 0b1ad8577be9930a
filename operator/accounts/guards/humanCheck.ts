import { createHmac } from 'node:crypto';
import { type Challenge, createChallenge, randomInt, type Solution, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as v from 'valibot';
import type { OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { merchantOf } from '#operator/system/merchants.ts';
import type { HumanCheckSettings } from '@araw/contract/calls/system';
import { operatorSecret } from '../operatorSecrets.ts';
import { spendProof } from '../spentProofs.ts';

/** Number of counters to search, and rounds for each: half a second on a phone, or ten seconds. */
const difficulty = {
  usual: { cost: 1_000, fewest: 500, most: 1_500 },
  longer: { cost: 10_000, fewest: 1_000, most: 3_000 },
};
const lifetime = 5 * 60_000;

/** The check that a caller has passed; the longer one replaces a refusal (`sendCode`). */
export type HumanCheck = 'none' | keyof typeof difficulty;

/** A signed proof-of-work challenge, good for one request within five minutes (SMS-02). */
export async function createHumanChallenge(
  context: OperatorContext,
  work: keyof typeof difficulty = 'usual',
): Promise<Challenge> {
  const { cost, fewest, most } = difficulty[work];
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: randomInt(most, fewest),
    deriveKey,
    // By the operator's clock; the library's own expiry uses the machine's.
    data: { goodUntil: context.clock.now() + lifetime, work },
    hmacSignatureSecret: await signatureSecret(context),
  });
}

/**
 * Uses up the proof of a human, from the merchant's provider or from the longer check. Refuses with `humanCheckFailed`
 * if it is missing, wrong, late or used.
 */
export async function requireHumanCheck(
  context: OperatorContext,
  proof: Readonly<Record<string, string>>,
): Promise<HumanCheck> {
  const { settings } = await merchantOf(context);
  const passed = await passedBy(context, settings.humanCheck, proof);
  if (passed === null) throw new Refusal('humanCheckFailed');
  return passed;
}

async function passedBy(
  context: OperatorContext,
  settings: HumanCheckSettings,
  proof: Readonly<Record<string, string>>,
): Promise<HumanCheck | null> {
  if (proof.altcha !== undefined) {
    const work = await useSolution(context, proof.altcha);
    if (settings.provider === 'proofOfWork' || work === 'longer') return work;
  }
  if (settings.provider === 'none') return 'none';
  const isHuman = settings.provider === 'geetest' && (await askGeetest(context, settings.captchaId, proof));
  return isHuman ? 'usual' : null;
}

const payload = v.object({
  challenge: v.object({
    parameters: v.looseObject({
      data: v.object({ goodUntil: v.number(), work: v.picklist(['usual', 'longer']) }),
    }),
    signature: v.string(),
  }),
  solution: v.object({ counter: v.number(), derivedKey: v.string() }),
});

/** The work done; null for an invalid solution. */
async function useSolution(
  context: OperatorContext,
  encoded: string,
): Promise<keyof typeof difficulty | null> {
  const read = v.safeParse(payload, parseBase64Json(encoded));
  if (!read.success) return null;
  const { challenge, solution } = read.output;
  const { goodUntil, work } = challenge.parameters.data;
  const left = goodUntil - context.clock.now();
  // More than a lifetime is left if it was created before the sandbox's clock was set back.
  if (left <= 0 || left > lifetime) return null;
  const { verified } = await verifySolution({
    challenge: challenge as unknown as Challenge,
    solution: solution as Solution,
    deriveKey,
    hmacSignatureSecret: await signatureSecret(context),
  });
  // The signature belongs to the challenge, so a second solution of it is refused too.
  return verified && (await spendProof(context, `altcha ${challenge.signature}`, goodUntil)) ? work : null;
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

/** Verifies with GeeTest v4. If it is unreachable the check can't be passed. */
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
