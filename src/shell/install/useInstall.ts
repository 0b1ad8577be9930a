import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { installMachine } from '#machines/install/install.machine.ts';
import { useSession } from '#src/app/appActor.ts';
import { fetchUntilStopped } from '#src/app/fetchUntilStopped.ts';
import { useDataLanguage } from '#src/app/hooks/useDataLanguage.ts';
import { useServices } from '#src/app/services.ts';
import { useChart } from '#src/app/hooks/useChart.ts';
import { usePromptTurn } from '#src/app/hooks/usePromptTurn.ts';
import { accountQueries } from '#services/queries/accountQueries.ts';
import type { DownloadLink } from '@araw/contract/calls/system';
import type { Device } from '#services/device/device.ts';
import { askToInstall, watchInstallOffer } from '#services/device/installOffer.ts';
import { wasBarClosed } from './closedBar.ts';

/** Connects the install chart to the device, the operator and the prompt queue (APP-01 to APP-05). */
export function useInstall(device: Device, links: readonly DownloadLink[]) {
  const { operator, storage } = useServices();
  const queryClient = useQueryClient();
  const language = useDataLanguage();
  const visitor = useSession() === null;
  const [closed] = useState(() => wasBarClosed(storage));
  const promptTurn = usePromptTurn('install');

  const hasLink = (type: DownloadLink['resourceType']) =>
    links.some(({ resourceType, url }) => resourceType === type && url !== '');

  const [snapshot, send] = useChart(
    installMachine,
    {
      actors: {
        loadPromotion: fromPromise<string>(async ({ signal }) => {
          const promotions = accountQueries(operator).promotions(language);
          const { list } = await fetchUntilStopped(queryClient, promotions, signal);
          return list[0]?.title ?? '';
        }),
        install: fromPromise(askToInstall),
        promptTurn,
      },
      actions: {
        storeClosing: () => storage.write('downloadBarHidden', '1'),
      },
    },
    {
      input: {
        system: device.system,
        runsAs: runsAs(device),
        inSafari: device.browser === 'Safari',
        links: {
          ios: hasLink('IOS'),
          android: hasLink('Android'),
          profile: hasLink('MOBILECONFIG'),
        },
        closed,
        visitor,
      },
    },
  );

  useEffect(() => watchInstallOffer(() => send({ type: 'install.offered' })), [send]);

  return [snapshot, send] as const;
}

function runsAs({ nativeApp, standalone, webClip }: Device) {
  if (nativeApp) return 'nativeApp';
  if (webClip) return 'webClip';
  return standalone ? 'webApp' : 'browser';
}
