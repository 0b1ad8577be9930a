import { dropRecord, rememberedMethods } from './records.ts';
import type { RememberedLogins } from './rememberedLogins.ts';

interface Kept {
  createRememberedLogins: () => Pick<RememberedLogins, 'forget'>;
}

/** Forgets the logins of every method on this device (SES-06). */
export async function forgetLogins(
  load: () => Promise<Kept> = () => import('./rememberedLogins.ts'),
): Promise<void> {
  // Drop the records now: the page may close or go offline before the rest has loaded.
  for (const method of rememberedMethods) dropRecord(method);
  try {
    const logins = (await load()).createRememberedLogins();
    await Promise.all(rememberedMethods.map((method) => logins.forget(method)));
  } catch {
    // Keys without records log nobody in.
  }
}
