import rows from '#screens/ui/layout/Group.module.css';
import type { CallValue } from '@araw/contract/calls/calls';
import { useMerchantDates } from '#src/app/hooks/useMerchantDates.ts';
import { DeviceIcon, Place, useDeviceName } from './Place.tsx';
import styles from './SecurityScreen.module.css';

type Login = CallValue<'loginHistory'>['list'][number];

/** Logins with time, device and place; newest first. */
export function LoginHistory({ logins }: { logins: Login[] }) {
  const { formatDateTime } = useMerchantDates();
  const deviceName = useDeviceName();
  return (
    <ul className={styles.list}>
      {logins.map(({ at, device, place, ip }, index) => (
        <li key={`${at} ${index}`} className={rows.row}>
          <DeviceIcon device={device} />
          <span className={rows.label}>
            <time dir="ltr" dateTime={new Date(at).toISOString()} className={styles.time}>
              {formatDateTime(at)}
            </time>
            <span className={styles.hint}>
              <bdi>{deviceName(device)}</bdi>
            </span>
            <Place place={place} ip={ip} />
          </span>
        </li>
      ))}
    </ul>
  );
}
