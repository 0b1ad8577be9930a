import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './Button.module.css';

interface Look {
  /** One `primary` per view. */
  look?: 'primary' | 'secondary' | 'plain';
  small?: boolean;
  wide?: boolean;
}

const classNames = ({ look = 'secondary', small, wide }: Look, more?: string) =>
  [styles.button, styles[look], small && styles.small, wide && styles.wide, more].filter(Boolean).join(' ');

type ButtonProps = Look & ComponentProps<'button'> & { busy?: boolean; icon?: ReactNode };

/** `busy` replaces the icon with a spinner and disables the button. */
export function Button({ look, small, wide, busy, icon, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={busy || rest.disabled}
      aria-busy={busy || undefined}
      className={classNames({ look, small, wide }, className)}
    >
      {busy ? <LoaderCircle className={styles.spinner} aria-hidden /> : icon}
      {children}
    </button>
  );
}

type ButtonLinkProps = Look & LinkProps & { icon?: ReactNode };

/** A link that looks like a button. */
export function ButtonLink({ look, small, wide, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={classNames({ look, small, wide }, className)}>
      {icon}
      {children}
    </Link>
  );
}
