import type { Remembered } from '#machines/logout/logout.machine.ts';
import { rememberedMethods } from '#services/rememberedLogin/records.ts';
import { createRememberedLogins, type RememberedLogins } from '#services/rememberedLogin/rememberedLogins.ts';

/** The usernames of the logins remembered on this device, each once. */
export async function findRemembered(
  logins: Pick<RememberedLogins, 'load'> = createRememberedLogins(),
): Promise<Remembered> {
  const usernames = new Set<string>();
  for (const method of rememberedMethods) {
    const login = await logins.load(method);
    if (login) usernames.add(login.username);
  }
  return { usernames: [...usernames] };
}
