import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import type { Credentials, LoginMethod } from '#machines/login/login.machine.ts';
import {
  type RememberedLogin,
  rememberedLoginMachine,
} from '#machines/rememberedLogin/rememberedLogin.machine.ts';
import { useServices } from '#src/app/services.ts';
import { useChart } from '#src/app/hooks/useChart.ts';
import type { SessionInfo } from '@araw/contract/accounts/session';
import { knownPassword } from '#services/kept/knownPassword.ts';
import { createRememberedLogins } from '#services/rememberedLogin/rememberedLogins.ts';
import type { LoginForm } from './useLoginForm.ts';

const logins = createRememberedLogins();

/** Joins the remembered-login chart with the device's storage and the form (LOGIN-04, SES-05, SES-06). */
export function useRememberedLogin(form: LoginForm) {
  const { storage } = useServices();
  const [shown, setShown] = useState<LoginMethod>('username');

  const [snapshot, send] = useChart(rememberedLoginMachine, {
    actors: {
      loadRemembered: fromPromise<RememberedLogin | null, { method: LoginMethod }>(({ input }) =>
        logins.load(input.method),
      ),
    },
    actions: {
      fillForm: (_, remembered) => {
        if (remembered) form.fill(shown, remembered, storage.read('autoLogin') === '1');
      },
      forgetRemembered: () => {
        void logins.forget(shown);
        form.empty(shown);
      },
    },
  });

  useEffect(() => {
    send({ type: 'method.chosen', method: 'username' });
  }, [send]);

  return {
    choose(method: LoginMethod) {
      setShown(method);
      send({ type: 'method.chosen', method });
    },
    canForget: snapshot.can({ type: 'remembered.forgotten' }),
    forget: () => send({ type: 'remembered.forgotten' }),

    /** Call after a successful login: keeps only what the player wants remembered. */
    settle(sent: Credentials, session: SessionInfo) {
      const { method, username, password, countryDialingCode, remember, autoLogin } = sent;
      const byPassword = method === 'username';
      if (byPassword) knownPassword.keep(session, password);
      storage.write('autoLogin', byPassword && remember && autoLogin ? '1' : '0');
      // Don't store an SMS code: it works only once.
      const login = { username, password: byPassword ? password : '', countryDialingCode };
      void (remember ? logins.save(method, login) : logins.forget(method));
    },

    /** Call after a refused login: forgets a remembered password that was changed elsewhere. */
    refused({ username, password }: Credentials, code: string) {
      if (code !== 'credentialsWrong' || shown !== 'username') return;
      void logins.load('username').then((login) => {
        if (login?.password === password && login.username === username)
          send({ type: 'remembered.forgotten' });
      });
    },
  };
}
