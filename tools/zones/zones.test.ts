import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { importsOf, violations } from './zones.ts';

describe('imports of a file', () => {
  test('finds static, re-exported and dynamic ones, and marks types', () => {
    const source = `
      import type { A } from 'a';
      import { type B } from 'b';
      import { c, type D } from 'c';
      import './e.css';
      export * from 'f';
      export type { G } from 'g';
      const load = (name: string) => [import('h'), import(name)];`;
    expect(importsOf('src/x.tsx', source)).toEqual([
      { specifier: 'a', typeOnly: true },
      { specifier: 'b', typeOnly: true },
      { specifier: 'c', typeOnly: false },
      { specifier: './e.css', typeOnly: false },
      { specifier: 'f', typeOnly: false },
      { specifier: 'g', typeOnly: true },
      { specifier: 'h', typeOnly: false },
    ]);
  });
});

test('every package has a zone, which the app, the operator and tools are outside of', () => {
  const packages = readdirSync('packages');
  expect(packages.length).toBeGreaterThan(3);
  for (const name of packages) {
    for (const folder of ['screens', 'operator', 'tools'])
      expect(violations(`packages/${name}/src/a.ts`, `import { b } from '#${folder}/b.ts';`)).toHaveLength(1);
  }
});

describe('zones', () => {
  const allowed = [
    ['packages/contract/src/calls/calls.ts', `import * as v from 'valibot'`],
    ['services/client.ts', `import axios from 'axios'; import { calls } from '@araw/contract/calls/calls'`],
    [
      'machines/login/login.machine.ts',
      `import { setup } from 'xstate'; import { x } from '../session/session.ts'`,
    ],
    ['machines/login/login.machine.ts', `import type { CallValue } from '@araw/contract/calls/calls'`],
    ['machines/login/login.machine.ts', `import { decide } from '@araw/contract/calls/roles'`],
    ['machines/login/login.model.ts', `import { explore } from '@araw/flow/explore'`],
    ['machines/support/defineModel.ts', `import type { Model } from '@araw/flow/model'`],
    [
      'packages/flow/src/explore/paths.test.ts',
      `import { test } from 'vitest'; import { a } from '../check/run.ts'`,
    ],
    ['operator/main.ts', `import Fastify from 'fastify'; import { calls } from '@araw/contract/calls/calls'`],
    [
      'operator/accounts/identity/sessions.ts',
      `import { x } from '#operator/database/tables/accounts.tables.ts'; import { y } from '#operator/ledger/ledger.ts'`,
    ],
    ['operator/compositions/book.ts', `import { placeTicket } from '#operator/sports/tickets.ts'`],
    ['pages/server.ts', `import { createHttpServer } from '@araw/server/http/httpServer'`],
    ['operator/sandbox/page.ts', `import { requireOwnPage } from '#operator/http/ownPages.ts'`],
    ['operator/pages/play.ts', `import { at } from './shared/dom.ts'; import('./jackpot.ts')`],
    ['operator/pages/shared/client.ts', `import type { PlayAnswers } from '#operator/http/play.routes.ts'`],
    ['operator/pages/fonts/scriptFont.ts', `import { loadFontOf } from '../../../src/theme/fonts.ts'`],
    ['operator/pages/results.ts', `import { take } from './proving.ts'`],
    ['operator/accounts/codes/codes.test.ts', `import { seed } from '#operator/seed/seed.ts'`],
    [
      'screens/home/Home.tsx',
      `import { Tile } from '#screens/shared/games/Tile.tsx'; import { B } from './banner/B.tsx'`,
    ],
    ['screens/ui/Tile.tsx', `import { Link } from 'react-router-dom'; import { near } from './near.ts'`],
    [
      'src/app/hooks/usePlayer.ts',
      `import { app } from '#machines/app/app.machine.ts'; import { x } from '#services/x.ts'`,
    ],
    [
      'screens/shared/games/Tile.tsx',
      `import { Button } from '#screens/ui/buttons/Button.tsx'; import { usePlayer } from '#src/app/hooks/usePlayer.ts'`,
    ],
    ['src/routes/screens.tsx', `const home = import('#screens/home/Home.tsx')`],
    ['src/shell/frame/Frame.tsx', `import { findRoute } from '#src/routes/routeTable.ts'`],
    ['src/main.tsx', `import { createApp } from './startup/createApp.ts'`],
    ['tools/flow/flows.ts', `import { explore } from '@araw/flow/explore'`],
    ['tools/flow/results.ts', `import type { RequirementId } from '../requirements/register.ts'`],
    ['tools/report/calls/tryCalls.ts', `import { createOperator } from '#operator/server.ts'`],
    ['e2e/journey.spec.ts', `import { openOperator } from '#operator/server.ts'`],
  ] as const;
  test.each(allowed)('%s may: %s', (path, source) => {
    expect(violations(path, source)).toEqual([]);
  });

  const refused = [
    ['packages/contract/src/calls/calls.ts', `import axios from 'axios'`],
    ['packages/contract/src/calls/calls.ts', `import { clock } from '#services/device/device.ts'`],
    ['services/client.ts', `import { x } from '#machines/login/login.machine.ts'`],
    ['machines/login/login.machine.ts', `import { useState } from 'react'`],
    ['machines/login/login.machine.ts', `import { calls } from '@araw/contract/calls/calls'`],
    ['machines/login/login.machine.ts', `import { canonical } from '@araw/flow/canonical'`],
    ['machines/login/login.machine.ts', `import { byType } from '#machines/support/memberTypes.ts'`],
    ['packages/flow/src/model/model.ts', `import type { MemberType } from '@araw/contract/calls/roles'`],
    ['packages/flow/src/model/model.test.ts', `import { loginModel } from '#machines/login/login.model.ts'`],
    ['screens/home/Home.tsx', `import { explore } from '@araw/flow/explore'`],
    ['locales/en.ts', `import axios from 'axios'`],
    ['operator/main.ts', `import { client } from '#services/client.ts'`],
    ['operator/main.ts', `import { createTestContext } from './testing/context.ts'`],
    ['operator/core/clock.ts', `import { connect } from '#operator/database/connect.ts'`],
    ['operator/database/tables/games.tables.ts', `import type { Rules } from '#operator/rules/rules.ts'`],
    ['operator/ledger/ledger.ts', `import { findAccount } from '#operator/accounts/identity/finding.ts'`],
    ['operator/games/catalogue.ts', `import { drawsOnSale } from '#operator/lottery/draws.ts'`],
    ['operator/lottery/orders.ts', `import { placeBet } from '#operator/play/bets.ts'`],
    ['operator/play/bets.ts', `import { launch } from '#operator/compositions/launching.ts'`],
    ['operator/compositions/book.ts', `import { sendRefusal } from '@araw/server/http/refusals'`],
    ['operator/pages/verify.ts', `import { drawFrom } from '#operator/rules/lottery.ts'`],
    ['operator/pages/shared/client.ts', `import * as v from 'valibot'`],
    ['operator/pages/shared/client.ts', `import { headers } from '@araw/contract/calls/answer'`],
    ['operator/pages/fonts/scriptFont.ts', `import { setLanguage } from '../../../src/startup/language.ts'`],
    ['operator/http/play.routes.ts', `import { loadFontOf } from '../../src/theme/fonts.ts'`],
    ['operator/pages/proving.ts', `import type { Draw } from '#operator/fairness/numbers.ts'`],
    ['operator/pages/results.ts', `import { word } from './shared/texts.ts'`],
    ['operator/http/play.routes.ts', `import { results } from '#operator/pages/results.ts'`],
    ['operator/server.ts', `import { at } from './pages/shared/dom.ts'`],
    ['operator/http/calls.routes.ts', `import { page } from '#operator/sandbox/page.ts'`],
    ['pages/server.ts', `import { callRoutes } from '#operator/http/calls.routes.ts'`],
    ['pages/server.ts', `import type { Clock } from '#operator/core/context.ts'`],
    ['operator/server.ts', `import { forwardTo } from '#pages/forwarding.ts'`],
    ['operator/http/pageSource.ts', `import type { Settings } from '#pages/options.ts'`],
    ['packages/server/src/http/hosts.ts', `import { signedIn } from '#operator/core/context.ts'`],
    ['packages/server/src/pages/routes.ts', `import { forwardTo } from '#pages/forwarding.ts'`],
    ['operator/sandbox/page.ts', `import { createOperator } from '#operator/server.ts'`],
    ['screens/home/Home.tsx', `import { Login } from '#screens/login/Login.tsx'`],
    ['screens/ui/Tile.tsx', `import { Link } from '#machines/shell/shell.machine.ts'`],
    ['screens/ui/Tile.tsx', `import type { Game } from '@araw/contract/games/games'`],
    ['screens/ui/Tile.tsx', `import { usePlayer } from '#src/app/hooks/usePlayer.ts'`],
    ['screens/ui/Tile.tsx', `import { Balance } from '#screens/shared/balance/Balance.tsx'`],
    ['screens/ui/Tile.tsx', `import { createActor } from 'xstate'`],
    ['src/app/hooks/usePlayer.ts', `import { Button } from '#screens/ui/buttons/Button.tsx'`],
    ['src/app/hooks/usePlayer.ts', `import { Balance } from '#screens/shared/balance/Balance.tsx'`],
    ['src/app/navigation.ts', `import { findRoute } from '#src/routes/routeTable.ts'`],
    ['src/routes/screens.tsx', `import { Frame } from '#src/shell/frame/Frame.tsx'`],
    ['src/shell/frame/Frame.tsx', `import { createApp } from '#src/startup/createApp.ts'`],
    ['src/startup/App.tsx', `import { keptCalls } from '#src/worker/keptCalls.ts'`],
    ['src/worker/keptPage.ts', `import { canonicalPath } from '#src/routes/canonicalPath.ts'`],
    ['screens/home/Home.tsx', `import { findRoute } from '#src/routes/routeTable.ts'`],
    ['screens/shared/games/Tile.tsx', `import { Home } from '#screens/home/Home.tsx'`],
    ['screens/home/Home.tsx', `const operator = import('#operator/server.ts')`],
    ['src/main.tsx', `import { open } from '#operator/server.ts'`],
    ['src/main.tsx', `import { Home } from '../screens/home/Home.tsx'`],
    ['tools/flow/replay.ts', `import { createOperator } from '#operator/server.ts'`],
    ['tools/report/build.ts', `import { Guarded } from '#src/routes/Guarded.tsx'`],
    ['tools/requirements/register.ts', `import { findRoute } from '#src/routes/routeTable.ts'`],
  ] as const;
  test.each(refused)('%s may not: %s', (path, source) => {
    expect(violations(path, source)).toHaveLength(1);
  });
});
