import type { LastLogin, SessionInfo } from '@araw/contract/accounts/session';
import type { AppActorRef } from '#src/app/appActor.ts';
import { loadTexts } from '#locales/i18n.ts';
import { merchantZone } from '#src/app/merchantZone.ts';
import { returnPathOf } from '#src/app/returnPath.ts';
import { sessionOf } from '#src/app/sessionOf.ts';
import { CallError } from '#services/client/callError.ts';
import { knownPassword } from '#services/kept/knownPassword.ts';
import { createRememberedLogins, type RememberedLogins } from '#services/rememberedLogin/rememberedLogins.ts';
import type { Navigation } from '#src/app/navigation.ts';
import type { World } from './world.ts';

/**
 * Logs in once with the login remembered on this device, if the player has chosen that (SES-05). Resolves with the
 * session and the login before it, or null. Forgets a wrong password. If the operator is
 * unreachable, retries next time.
 */
export async function autoLogin(
  { operator, storage, merchant }: Pick<World, 'operator' | 'storage' | 'merchant'>,
  rememberedLogins: RememberedLogins = createRememberedLogins(),
): Promise<{ session: SessionInfo; lastLogin: LastLogin | null } | null> {
  const remembered = await rememberedLogins.load('username');
  if (!remembered?.password) {
    storage.write('autoLogin', '0');
    return null;
  }
  const { username, password } = remembered;
  try {
    const value = await operator.logIn({ type: 'username', username, password });
    const session = sessionOf(value, merchant());
    knownPassword.keep(session, password);
    return { session, lastLogin: value.lastLogin };
  } catch (error) {
    if (!(error instanceof CallError) || error.kind !== 'refused') return null;
    storage.write('autoLogin', '0');
    if (error.code === 'credentialsWrong') await rememberedLogins.forget('username');
    return null;
  }
}

/**
 * Starts the session from `autoLogin`, unless the player was quicker. Then opens the page that the player wanted if
 * its guard redirected to home. From the login page, the login chart does that.
 */
export async function logInByItself(
  world: Pick<World, 'operator' | 'storage' | 'merchant' | 'notices'>,
  app: AppActorRef,
  navigation: Pick<Navigation, 'location' | 'replace'>,
  rememberedLogins?: RememberedLogins,
): Promise<void> {
  const login = await autoLogin(world, rememberedLogins);
  const sessionActor = app.getSnapshot().children.session;
  if (!login || !sessionActor?.getSnapshot().hasTag('visitor')) return;
  sessionActor.send({ type: 'session.started', session: login.session });
  const zone = merchantZone(app.getSnapshot().children.systemStatus?.getSnapshot().context.status ?? null);
  if (login.lastLogin) void tellLastLogin(world, login.lastLogin, zone).catch(() => {});
  const location = navigation.location();
  const wanted = returnPathOf(location?.state);
  if (location?.pathname === '/m/home' && wanted !== '/m/home') navigation.replace(wanted);
}

/** Loads its texts first: they belong to screens that may not be open. */
async function tellLastLogin(
  world: Pick<World, 'notices'>,
  lastLogin: LastLogin,
  zone: string,
): Promise<void> {
  const [{ showLastLogin }] = await Promise.all([import('#src/app/lastLogin.ts'), loadTexts('accounts')]);
  showLastLogin(world, lastLogin, zone);
}
