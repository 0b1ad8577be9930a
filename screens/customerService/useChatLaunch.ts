import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import { chatLaunchMachine } from '#machines/chatLaunch/chatLaunch.machine.ts';
import { useSession } from '#src/app/appActor.ts';
import { noticeTimes } from '#src/app/notices.ts';
import type { ReturnState } from '#src/app/returnPath.ts';
import { useServices } from '#src/app/services.ts';
import { useChart } from '#src/app/hooks/useChart.ts';
import { useDataLanguage } from '#src/app/hooks/useDataLanguage.ts';
import { operatorAddress } from '#services/configuration.ts';
import { leaveFor } from '#services/device/leaving.ts';
import { languageToSend } from '@araw/contract/calls/languages';
import { defineChatActor } from './serviceActors.ts';

interface Options {
  /** The chat's return path; defaults to the current page. */
  backPath?: string;
  /** The chat replaces the page in the history. */
  replace?: boolean;
}

/** Joins the chart that opens the live chat with the operator, the session and the navigation (CS-03). */
export function useChatLaunch({ backPath, replace }: Options = {}) {
  const { t } = useTranslation();
  const { operator, notices, configuration } = useServices();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const back = useHref(backPath ?? pathname + search);
  const language = useDataLanguage();
  const memberType = useSession()?.type ?? null;

  const [snapshot, send] = useChart(chatLaunchMachine, {
    actors: {
      launchChat: defineChatActor(operator, () => ({
        language: languageToSend(language).toUpperCase(),
        backUrl: window.location.origin + back,
        headerColor: headerColor(),
        title: t('title.onlineChat'),
      })),
    },
    actions: {
      goToLogin: () => {
        const state: ReturnState = { returnTo: pathname + search };
        void navigate('/m/login', { state });
      },
      sayNotOnTrial: () => void notices.show('info', t('error.freeReject'), noticeTimes.freeMessage),
      openChat: (_, { chatUrl }) => leaveFor(operatorAddress(configuration, chatUrl), { replace }),
    },
  });
  const launching = snapshot.hasTag('busy');
  useEffect(() => {
    if (!launching) return;
    return notices.show('loading', t('chat.opening'), noticeTimes.pleaseWait);
  }, [launching, t, notices]);

  return {
    launching,
    closed: snapshot.hasTag('closed'),
    error: snapshot.context.error,
    launch: () => send({ type: 'chat.requested', memberType }),
  };
}

/** The app's bar colour as #rrggbb; the build shortens colours to #rgb where it can. */
function headerColor(): string {
  const color = getComputedStyle(document.documentElement).getPropertyValue('--s1').trim();
  return /^#\w{3}$/.test(color) ? color.replace(/\w/g, '$&$&') : color;
}
