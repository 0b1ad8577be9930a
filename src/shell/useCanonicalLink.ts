import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { canonicalPath } from '../canonicalPath.ts';

/** The page's canonical address (SHELL-02). */
export function useCanonicalLink() {
  const { pathname } = useLocation();
  useEffect(() => {
    let link = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (!link) {
      link = document.createElement('link');
      link.rel = 'canonical';
      document.head.append(link);
    }
    link.href = new URL(canonicalPath(pathname), window.location.origin).href;
  }, [pathname]);
}
