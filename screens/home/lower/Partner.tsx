import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useServices } from '#screens/parts/services.ts';
import type { Banner } from '#services/contract/announcements.ts';
import styles from './LowerHome.module.css';

/** A partner's picture, its name below, and where it leads; where no picture comes the name stands alone (HOME-07). */
export function Partner({ banner: { url, linkage, title } }: { banner: Banner }) {
  const { images } = useServices();
  const [failed, setFailed] = useState(0);
  const source = images.sources(url)[failed];
  const content = (
    <>
      {source !== undefined && (
        <img
          key={source}
          src={source}
          alt=""
          width={358}
          height={150}
          loading="lazy"
          onError={() => setFailed(failed + 1)}
        />
      )}
      <bdi className={styles.partnerName}>{title}</bdi>
    </>
  );
  if (linkage === '') return <div className={styles.partner}>{content}</div>;
  return linkage.startsWith('/') ? (
    <Link className={styles.partner} to={linkage}>
      {content}
    </Link>
  ) : (
    <a className={styles.partner} href={linkage} target="_blank" rel="noopener noreferrer">
      {content}
    </a>
  );
}
