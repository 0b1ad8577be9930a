import { useTranslation } from 'react-i18next';
import { useSystemStatus } from '#src/app/appActor.ts';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { useFromBrowser } from '#screens/ui/useFromBrowser.ts';
import { useFailureNotice } from '#src/app/failureNotice.ts';
import { operatorAddress } from '#services/configuration.ts';
import { leaveFor } from '#services/device/leaving.ts';
import { useServices } from '#src/app/services.ts';

/** The visitor's IP address and a link to customer service (BOOT-04). */
export function RestrictedText() {
  const { t } = useTranslation();
  const status = useSystemStatus();
  const { operator, configuration } = useServices();
  const tellFailure = useFailureNotice();
  // Never prerender the address: prerendered pages are for everybody (PAGE-02).
  const ip = useFromBrowser(() => status?.location.ip ?? '', '');
  const [channel] = status?.info.customerService ?? [];

  async function openChannel(path: string) {
    try {
      const { url } = await operator.openCustomerService({ path });
      if (/^https?:\/\/|^\/(?!\/)/.test(url)) leaveFor(operatorAddress(configuration, url));
    } catch (error) {
      tellFailure(error);
    }
  }

  return (
    <>
      <p>{t('status.restrictedText')}</p>
      {ip !== '' && <p>{t('status.yourIp', { ip })}</p>}
      {channel && (
        <Button look="primary" onClick={() => void openChannel(channel.path)}>
          {t('status.customerService')}
        </Button>
      )}
    </>
  );
}
