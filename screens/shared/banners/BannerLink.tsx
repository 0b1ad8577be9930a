import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

interface BannerLinkProps extends Pick<ComponentProps<'a'>, 'className' | 'aria-label' | 'children'> {
  /** The operator's target: a path in the app, an external URL, or empty. */
  linkage: string;
}

/** A banner's link: inside the app, to an external page in a new window, or none, which needs no name. */
export function BannerLink({ linkage, className, children, 'aria-label': name }: BannerLinkProps) {
  if (linkage === '') return <div className={className}>{children}</div>;
  return linkage.startsWith('/') ? (
    <Link className={className} to={linkage} aria-label={name}>
      {children}
    </Link>
  ) : (
    <a className={className} href={linkage} target="_blank" rel="noopener noreferrer" aria-label={name}>
      {children}
    </a>
  );
}
