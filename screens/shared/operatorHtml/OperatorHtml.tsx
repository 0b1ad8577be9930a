import { useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { pathInApp } from '#services/configuration.ts';
import { originsOf } from '#services/contract/imageOrigins.ts';
import { sanitiseOperatorHtml } from '#services/operatorHtml.ts';
import { useSystemStatus } from '#src/app/appActor.ts';
import { useServices } from '#src/app/services.ts';
import { useFromBrowser } from '#screens/ui/useFromBrowser.ts';
import styles from './OperatorHtml.module.css';

interface OperatorHtmlProps {
  /** As the operator sent it; never trusted. */
  html: string;
  /** A link to a path of the app was tapped; left out, the app goes there. */
  onInsideLink?: (path: string) => void;
}

const noHosts: string[] = [];
const yes = () => true;

/** HTML that the operator writes, made harmless (POP-07). The only place where HTML is put into the page. */
export function OperatorHtml({ html, onInsideLink }: OperatorHtmlProps) {
  const navigate = useNavigate();
  const { configuration } = useServices();
  const hosts = useSystemStatus()?.info.imageCDNs ?? noHosts;
  // Without a browser nothing makes it harmless.
  const canSanitise = useFromBrowser(yes, false);
  const harmless = useMemo(
    () => canSanitise && { __html: sanitiseOperatorHtml(html, originsOf(hosts), configuration) },
    [canSanitise, html, hosts, configuration],
  );

  const box = useRef<HTMLDivElement>(null);

  // The links are the operator's own elements: what is heard of them comes up to their box.
  useEffect(() => {
    const element = box.current;
    const follow = (event: MouseEvent) => {
      const link = insideLinkOf(event);
      if (link === null) return;
      event.preventDefault();
      const path = pathInApp(configuration, link);
      if (onInsideLink) onInsideLink(path);
      else void navigate(path);
    };
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [navigate, onInsideLink, configuration]);

  return <div ref={box} dir="auto" className={styles.html} dangerouslySetInnerHTML={harmless || undefined} />;
}

/** The site's path of the link to follow here; null for others, and where a tab of its own is asked for. */
function insideLinkOf({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): string | null {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  const path = target instanceof Element ? target.closest('a')?.getAttribute('href') : null;
  return path?.startsWith('/') ? path : null;
}
