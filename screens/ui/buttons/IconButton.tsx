import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './IconButton.module.css';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  icon: LucideIcon;
  label: string;
  size?: number;
  /** The icon points along the reading direction: mirror it on right-to-left pages. */
  directed?: boolean;
};

/** A 44 px icon-only button; `label` is its accessible name. */
export function IconButton({ icon: Icon, label, size = 22, directed, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={[styles.button, directed && 'directed', className].filter(Boolean).join(' ')}
    >
      <Icon size={size} aria-hidden />
    </button>
  );
}
