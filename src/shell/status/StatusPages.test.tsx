import { render, screen } from '@testing-library/react';
import { createActor, fromPromise } from 'xstate';
import { expect, onTestFinished, test } from 'vitest';
import { systemStatusMachine } from '#machines/systemStatus/systemStatus.machine.ts';
import { AppActor, type AppActorRef } from '#src/app/appActor.ts';
import { type Services, ServicesContext } from '#src/app/services.ts';
import { type RawAnswer, readAnswer } from '#services/client/answers.ts';
import { CallError } from '#services/client/callError.ts';
import { builtIn } from '#tests/builtIn.ts';
import { StatusPages } from './StatusPages.tsx';

const answered = (given: Partial<RawAnswer>) => () =>
  readAnswer('systemStatus', { status: 200, text: '', requestId: '', retryAfter: undefined, ...given });
const failing = (kind: 'offline' | 'timeout') => () => {
  throw new CallError({ call: 'systemStatus', kind });
};

test.each([
  ['nothing comes back', failing('offline'), 'No Internet'],
  ['no answer comes in time', failing('timeout'), 'Slow Connection'],
  ['the operator fails', answered({ status: 500, text: '<h1>500' }), 'The site cannot answer at the moment.'],
  ['another page answers', answered({ text: '<!doctype html>' }), 'The answer did not come from us.'],
  [
    'the answer cannot be read',
    answered({ text: '{"hello":1}' }),
    'The operator gave an answer that we could not read. Please try again. (systemStatus)',
  ],
  ['the operator refuses', answered({ status: 404 }), 'This was not found. It may have been removed.'],
])('[NET-09] [BOOT-10] where %s, the first page says so', async (_what, fetchStatus, said) => {
  const systemStatus = createActor(
    systemStatusMachine.provide({
      actors: {
        loadLanguage: fromPromise(async () => {}),
        fetchStatus: fromPromise(async () => fetchStatus()),
      },
    }),
    { input: { cached: null } },
  ).start();
  const app = { getSnapshot: () => ({ children: { systemStatus } }) } as unknown as AppActorRef;
  const { unmount } = render(
    <ServicesContext value={{ configuration: builtIn } as Services}>
      <AppActor value={app}>
        <StatusPages />
      </AppActor>
    </ServicesContext>,
  );
  onTestFinished(() => {
    unmount();
    systemStatus.stop();
  });
  expect((await screen.findByRole('alert')).textContent?.startsWith(said)).toBe(true);
});
