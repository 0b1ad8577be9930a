import { useEffect } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { canonicalPath } from '#src/routes/canonicalPath.ts';

/**
 * Keeps the page's canonical link up to date (SHELL-02). A drawn page's own names its language too, and others name the page in
 * other languages (LANG-02): they go when the page does, as they would name the wrong one.
 */
export function useCanonicalLink() {
  const { pathname } = useLocation();
  const path = useHref(canonicalPath(pathname));
  useEffect(() => {
    let link = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (link && new URL(link.href).pathname === path) return;
    document.head.querySelectorAll('link[hreflang]').forEach((one) => one.remove());
    if (!link) {
      link = document.createElement('link');
      link.rel = 'canonical';
      document.head.append(link);
    }
    link.href = new URL(path, window.location.origin).href;
  }, [path]);
}
