import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ChartError } from '#machines/chartError.ts';
import { changePasswordMachine } from '#machines/changePassword/changePassword.machine.ts';
import { shownLanguage } from '#locales/i18n.ts';
import { useSession } from '#src/app/appActor.ts';
import { confirmationProblem, passwordProblem } from '#screens/shared/form/newPassword.ts';
import { useFields } from '#screens/shared/form/useFields.ts';
import { noticeTimes } from '#src/app/notices.ts';
import { useServices } from '#src/app/services.ts';
import { useChart } from '#src/app/hooks/useChart.ts';
import { knownPassword } from '#services/kept/knownPassword.ts';
import { createRememberedLogins } from '#services/rememberedLogin/rememberedLogins.ts';
import { defineChangePasswordActor } from './changePasswordActor.ts';

const logins = createRememberedLogins();

/** Joins the chart with the operator, the form, and the known and remembered password (PASS-01…05). */
export function useChangePassword() {
  const { operator, queries, notices } = useServices();
  const session = useSession();
  const navigate = useNavigate();
  const { t } = useTranslation();
  const settings = useQuery(queries.registerSettings(shownLanguage()));
  const newRule = settings.data?.fields['password'];

  const [known, setKnown] = useState(() => knownPassword.of(session));
  const asksOld = known === null;
  const fields = useFields(['oldPassword', 'newPassword', 'confirmNewPassword'], (field, values) => {
    switch (field) {
      case 'oldPassword':
        return passwordProblem(values.oldPassword, settings.data?.loginRules.loginPassword);
      case 'newPassword':
        return passwordProblem(values.newPassword, newRule);
      case 'confirmNewPassword':
        return confirmationProblem(values.confirmNewPassword, values.newPassword);
    }
  });
  const asked = [
    ...(asksOld ? (['oldPassword'] as const) : []),
    'newPassword' as const,
    'confirmNewPassword' as const,
  ];
  const { values } = fields;

  /** If the operator refuses the known password, it was changed elsewhere: ask the player for it. */
  function askForOld() {
    if (session) knownPassword.forget(session);
    setKnown(null);
  }

  const [snapshot, send] = useChart(changePasswordMachine, {
    actors: {
      changePassword: defineChangePasswordActor({
        operator,
        knownPassword: known,
        onOldPasswordWrong: askForOld,
      }),
    },
    actions: {
      focusFirstInvalidField: () => fields.focusFirstWrong(asked),
      sayPasswordsSame: () => {
        notices.show('error', t('form.samePassword'));
        fields.blame('newPassword', { key: 'form.samePassword' });
      },
      replaceKnownPassword: (_, outcome) => {
        if (!outcome.ok || !session) return;
        knownPassword.keep(session, outcome.newPassword);
        void logins.replacePassword(session.userName, outcome.newPassword);
      },
      sayChanged: () => void notices.show('success', t('changePassword.saved'), noticeTimes.saved),
      goHome: () => void navigate('/m/home', { replace: true }),
    },
  });

  const saving = snapshot.hasTag('busy');
  useEffect(() => {
    if (!saving) return;
    return notices.show('loading', t('notice.pleaseWait'), noticeTimes.pleaseWaitBriefly);
  }, [saving, t, notices]);

  return {
    account: session?.userName ?? '',
    asksOld,
    fields,
    newRule,
    saving,
    error: snapshot.context.error satisfies ChartError | null,
    canSubmit: snapshot.hasTag('canSubmit'),
    submit() {
      const valid = fields.submit(asked);
      const differs = values.newPassword !== (known ?? values.oldPassword);
      send({ type: 'form.submitted', valid, differs, passwords: { ...values } });
    },
  };
}
