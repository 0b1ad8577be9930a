import { randomUUID } from 'node:crypto';
import { renderAsync } from '@resvg/resvg-js';
import { and, desc, eq, gt, lt } from 'drizzle-orm';
import svgCaptcha from 'svg-captcha';
import type { OperatorContext } from '#operator/core/context.ts';
import { captchas } from '#operator/database/tables/accounts.tables.ts';

const lifetime = 5 * 60_000;
const digits = 4;

/** Draws a new captcha: digits as a PNG (base64), good for one answer within five minutes. */
export async function createCaptcha({ database, clock }: OperatorContext) {
  const { text: answer, data } = svgCaptcha.create({
    size: digits,
    charPreset: '23456789',
    noise: 3,
    color: true,
    background: '#f4f6fb',
    width: 150,
    height: 50,
    fontSize: 52,
  });
  const captchaId = randomUUID();
  const now = clock.now();
  await database.delete(captchas).where(lt(captchas.expiresAt, now));
  await database.insert(captchas).values({ id: captchaId, answer, expiresAt: now + lifetime });
  // Off the main thread. The digits are paths; looking up fonts takes most of the time.
  const picture = await renderAsync(data, {
    font: { loadSystemFonts: false },
    fitTo: { mode: 'width', value: 300 },
  });
  return { captchaId, image: picture.asPng().toString('base64') };
}

/** Checks an answer to a captcha. Right or wrong, it uses the captcha up. */
export async function useCaptcha(
  { database, clock }: OperatorContext,
  captchaId: string,
  answer: string,
): Promise<boolean> {
  const [used] = await database
    .delete(captchas)
    .where(and(eq(captchas.id, captchaId), gt(captchas.expiresAt, clock.now())))
    .returning({ answer: captchas.answer });
  return used !== undefined && used.answer === answer;
}

/** The newest open captcha's digits; null if there is none. Only for the sandbox. */
export async function newestCaptchaAnswer({ database, clock }: OperatorContext): Promise<string | null> {
  const [newest] = await database
    .select({ answer: captchas.answer })
    .from(captchas)
    .where(gt(captchas.expiresAt, clock.now()))
    .orderBy(desc(captchas.expiresAt))
    .limit(1);
  return newest?.answer ?? null;
}
