import type { SessionInfo } from '#services/contract/session.ts';
import type { AppActorRef } from '#src/app/appActor.ts';
import { returnPathOf } from '#src/app/returnPath.ts';
import { CallError } from '#services/client/callError.ts';
import { knownPassword } from '#services/kept/knownPassword.ts';
import { createRememberedLogins, type RememberedLogins } from '#services/rememberedLogin/rememberedLogins.ts';
import type { Navigation } from '#src/app/navigation.ts';
import type { World } from './world.ts';

/**
 * Logs in with what is remembered on this device, once, where the player has chosen so (SES-05). Resolves with the
 * session, or null. A refused password is forgotten; an operator out of reach is asked again next time.
 */
export async function autoLogin(
  { operator, storage, merchant }: Pick<World, 'operator' | 'storage' | 'merchant'>,
  rememberedLogins: RememberedLogins = createRememberedLogins(),
): Promise<SessionInfo | null> {
  const remembered = await rememberedLogins.load('username');
  if (!remembered?.password) {
    storage.write('autoLogin', '0');
    return null;
  }
  const { username, password } = remembered;
  try {
    const value = await operator.logIn({ type: 'username', username, password });
    const session = { ...value, merchantCode: merchant() };
    knownPassword.keep(session, password);
    return session;
  } catch (error) {
    if (!(error instanceof CallError) || error.kind !== 'refused') return null;
    storage.write('autoLogin', '0');
    if (error.code === 'credentialsWrong') await rememberedLogins.forget('username');
    return null;
  }
}

/**
 * Starts the session of `autoLogin`, unless the player was quicker, and leads a player on who was sent home without one;
 * from the login page the login chart does.
 */
export async function logInByItself(
  world: Pick<World, 'operator' | 'storage' | 'merchant'>,
  app: AppActorRef,
  navigation: Pick<Navigation, 'location' | 'replace'>,
  rememberedLogins?: RememberedLogins,
): Promise<void> {
  const session = await autoLogin(world, rememberedLogins);
  const sessionActor = app.getSnapshot().children.session;
  if (!session || !sessionActor?.getSnapshot().hasTag('visitor')) return;
  sessionActor.send({ type: 'session.started', session });
  const location = navigation.location();
  const wanted = returnPathOf(location?.state);
  if (location?.pathname === '/m/home' && wanted !== '/m/home') navigation.replace(wanted);
}
