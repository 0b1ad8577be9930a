import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

interface BannerLinkProps extends Pick<ComponentProps<'a'>, 'className' | 'aria-label' | 'children'> {
  /** As the operator gives it: a path of the app, an outside address, or empty. */
  linkage: string;
}

/** Where a banner leads: inside, outside in a window of its own, or nowhere, which needs no name. */
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
