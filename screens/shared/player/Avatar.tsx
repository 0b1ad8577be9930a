import { User } from 'lucide-react';
import { useState } from 'react';
import styles from './Avatar.module.css';
import { useServices } from '#src/app/services.ts';

interface AvatarProps {
  /** The picture's address; empty shows the placeholder icon. */
  icon: string;
  /** Pixels. */
  size?: number;
}

/** A player's avatar in a disc; a placeholder icon if none of its addresses loads (MEM-09). */
export function Avatar({ icon, size = 44 }: AvatarProps) {
  const { images } = useServices();
  const [failed, setFailed] = useState<readonly string[]>([]);
  const source = images.sources(icon).find((address) => !failed.includes(address));
  return (
    <span className={styles.avatar} style={{ inlineSize: size, blockSize: size }}>
      {source === undefined ? (
        <User size={size * 0.5} aria-hidden />
      ) : (
        <img
          key={source}
          src={source}
          alt=""
          width={size}
          height={size}
          onError={() => setFailed([...failed, source])}
        />
      )}
    </span>
  );
}
