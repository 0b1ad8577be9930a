import { render, screen } from '@testing-library/react';
import { createActor, fromPromise } from 'xstate';
import { expect, onTestFinished, test } from 'vitest';
import { systemStatusMachine } from '#machines/systemStatus/systemStatus.machine.ts';
import { AppActor, type AppActorRef } from '#src/app/appActor.ts';
import { type Services, ServicesContext } from '#src/app/services.ts';
import { type RawAnswer, readAnswer } from '#services/client/answers.ts';
import { CallError } from '#services/client/callError.ts';
import { builtIn } from '@araw/testing/builtIn';
import { StatusPages } from './StatusPages.tsx';

const answered = (given: Partial<RawAnswer>) => () =>
  readAnswer('systemStatus', { status: 200, text: '', requestId: '', retryAfter: undefined, ...given });
const failing = (kind: 'offline' | 'timeout') => () => {
  throw new CallError({ call: 'systemStatus', kind });
};

test.each([
  ['nothing comes back', failing('offline'), 'No Internet'],
  ['no answer comes in time', failing('timeout'), 'Slow Connection'],
  ['the operator fails', answered({ status: 500, text: '<h1>500' }), "The site isn't responding right now."],
  ['another page answers', answered({ text: '<!doctype html>' }), "That reply didn't come from us."],
  [
    'the answer cannot be read',
    answered({ text: '{"hello":1}' }),
    "We couldn't read the reply. Please try again. (systemStatus)",
  ],
  ['the operator refuses', answered({ status: 404 }), "We couldn't find this. It may have been removed."],
])('[NET-09] [BOOT-10] if %s, the first page says so', async (_what, fetchStatus, said) => {
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
