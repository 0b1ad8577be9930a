import { useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { pathInApp } from '#services/configuration.ts';
import { originsOf } from '@araw/contract/values/imageOrigins';
import { sanitiseOperatorHtml } from '#services/operatorHtml.ts';
import { useSystemStatus } from '#src/app/appActor.ts';
import { useServices } from '#src/app/services.ts';
import { useFromBrowser } from '#screens/ui/useFromBrowser.ts';
import styles from './OperatorHtml.module.css';

interface OperatorHtmlProps {
  /** As the operator sent it; never trusted. */
  html: string;
  /** Handles taps on links to app paths; by default the app navigates there. */
  onInsideLink?: (path: string) => void;
}

const noHosts: string[] = [];
const yes = () => true;

/** The operator's HTML, sanitised (POP-07). The only place that puts HTML into the page. */
export function OperatorHtml({ html, onInsideLink }: OperatorHtmlProps) {
  const navigate = useNavigate();
  const { configuration } = useServices();
  const hosts = useSystemStatus()?.info.imageCDNs ?? noHosts;
  // Sanitising needs a DOM, so render nothing without a browser.
  const canSanitise = useFromBrowser(yes, false);
  const harmless = useMemo(
    () => canSanitise && { __html: sanitiseOperatorHtml(html, originsOf(hosts), configuration) },
    [canSanitise, html, hosts, configuration],
  );

  const box = useRef<HTMLDivElement>(null);

  // React doesn't render these links, so listen to their clicks on the container.
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

/** The path of a clicked link to this site; null for other links, and for clicks that open a new tab. */
function insideLinkOf({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): string | null {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  const path = target instanceof Element ? target.closest('a')?.getAttribute('href') : null;
  return path?.startsWith('/') ? path : null;
}
