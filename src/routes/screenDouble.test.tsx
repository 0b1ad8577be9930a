import { act } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, onTestFinished, test } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { composeShell, shellModel } from '#machines/shell/shell.model.ts';
import { returnPathOf } from '#src/app/returnPath.ts';
import type { MemberType } from '@araw/contract/calls/roles';
import { member, noAnswer, renderScreen } from '#tests/screens/renderScreen.tsx';
import { screenDouble } from '#machines/shell/screen.double.ts';
import { firstOf } from '@araw/testing/shortRun';
import { findRoute, type RouteRow, routeTable } from './routeTable.ts';
import { Guarded } from './Guarded.tsx';
import { Notices } from '#src/shell/frame/Notices.tsx';

/** The result of opening a row's page. */
interface Met {
  page: string;
  /** Where a login from there leads. */
  returnTo: string;
  /** Whether a refusal was shown. */
  told: boolean;
}

const sessionOf = (type: MemberType) => (type === null ? null : { ...member, type });

const onBreak = () => ({
  id: '1',
  account: 'maria',
  nickname: '',
  type: 0,
  regDate: 0,
  toUpline: false,
  clubLabel: null,
  standing: { state: 'onBreak' as const, until: 1 },
});

/** The screen as the composed proof models it. */
async function startDouble(type: MemberType, away = false) {
  let told = false;
  const screen = screenDouble.provide({
    actions: { sayRefusal: () => void (told = true) },
    // Asks the trial's own chart, which no route does.
    guards: { needless: () => false },
  });
  const calls = Object.keys(shellModel.actors).map((name) => [
    name,
    fromPromise(() => new Promise(() => {})),
  ]);
  const machine = composeShell(screen).provide({
    actors: {
      ...Object.fromEntries(calls),
      loadLanguage: fromPromise(async () => {}),
      watchStoredSession: fromCallback(() => {}),
    },
  });
  const input = {
    systemStatus: {
      cached: { maintenance: false, regionRestriction: false, location: { ip: '' }, info: {} },
    },
    session: { stored: sessionOf(type) },
    screen: { page: findRoute('/m/home') },
  };
  const actor = createActor(machine, { input: input as never }).start();
  onTestFinished(() => void actor.stop());
  await waitFor(actor, (snapshot) => snapshot.matches({ screen: { display: 'free' } } as never));
  actor.send({ type: 'standing.read', away } as never);
  const [home] = routeTable;
  return ({ id, access, staysOpen }: RouteRow): Met => {
    actor.send({ type: 'page.opened', page: home } as never);
    told = false;
    actor.send({ type: 'page.opened', page: { id, access, staysOpen } } as never);
    const { page, returnTo } = actor.getSnapshot().context as Record<string, { id: string } | null>;
    return { page: page!.id, returnTo: returnTo?.id ?? 'home', told };
  };
}

function Pages() {
  const { pathname } = useLocation();
  return (
    <Guarded key={pathname} row={findRoute(pathname)}>
      the page
    </Guarded>
  );
}

/** The real route guard and router. */
function startRouter(type: MemberType, away = false) {
  const { router, container, notices } = renderScreen(
    <>
      <Pages />
      <Notices />
    </>,
    {
      answers: { memberInfo: away ? onBreak : noAnswer },
      path: '/m/home',
      route: '*',
      session: sessionOf(type),
    },
  );
  return async ({ paths: [path] }: RouteRow): Promise<Met> => {
    await act(() => router.navigate('/m/home'));
    act(notices.closeAll);
    await act(() => router.navigate(path.replace(/:\w+/g, 'x')));
    const { pathname, state } = router.state.location;
    const page = findRoute(pathname).id;
    return {
      page,
      returnTo: page === 'login' ? findRoute(returnPathOf(state)).id : 'home',
      told: container.querySelector('[aria-live=polite] > *') !== null,
    };
  };
}

/** What the composed proof and the router say of every route. */
async function metBy(openDouble: (row: RouteRow) => Met, open: (row: RouteRow) => Promise<Met>) {
  const rows: readonly RouteRow[] = routeTable;
  const [proved, real]: Record<string, Met>[] = [{}, {}];
  for (const row of rows) {
    proved![row.id] = openDouble(row);
    real![row.id] = await open(row);
  }
  return { real, proved };
}

test.each(firstOf([null, 0, 1, 2, 4, 40, 41, 42, 99], 3))(
  '[PERM-01] [PERM-02] [PERM-03] [SHELL-01] type %s gets on every route what the composed proof says',
  async (type) => {
    const { real, proved } = await metBy(await startDouble(type), startRouter(type));
    expect(real).toEqual(proved);
  },
);

test.each(firstOf([0, 1, 2, 4, 99], 2))(
  '[PROT-04] type %s on a break gets on every route what the composed proof says',
  async (type) => {
    const { real, proved } = await metBy(await startDouble(type, true), startRouter(type, true));
    expect(real).toEqual(proved);
  },
);
