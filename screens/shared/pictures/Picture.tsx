import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { useServices } from '#src/app/services.ts';
import { whenNear } from '#screens/ui/viewport/whenNear.ts';

interface PictureProps extends Pick<
  ComponentProps<'img'>,
  'width' | 'height' | 'loading' | 'decoding' | 'fetchPriority'
> {
  /** The picture's name from the operator; may be empty. */
  picture: string;
  /** Shown if no source loads. */
  fallback?: ReactNode;
}

/**
 * A decorative picture. Each source that fails falls back to the next one, the last to `fallback`. A lazy one loads
 * near the screen (SHELL-14); its container must reserve the space.
 */
export function Picture({ picture, fallback = null, loading, ...attributes }: PictureProps) {
  const { images } = useServices();
  const element = useRef<HTMLImageElement>(null);
  const [wanted, setWanted] = useState(loading !== 'lazy');
  const [failed, setFailed] = useState(0);

  useEffect(() => {
    if (!wanted && element.current) return whenNear(element.current, () => setWanted(true));
  }, [wanted]);

  const source = images.sources(picture)[failed];
  const giveWay = () => setFailed((now) => (now === failed ? failed + 1 : now));

  // An error before hydration never reaches `onError`: check once on mount.
  useEffect(() => {
    const image = element.current;
    // An SVG without an intrinsic size has no width either: let `decode` decide.
    if (image?.src && image.complete && image.naturalWidth === 0) image.decode().catch(giveWay);
    // oxlint-disable-next-line react/exhaustive-deps -- Later sources report failures through `onError`.
  }, []);

  if (source === undefined) return fallback;
  return (
    <img
      ref={element}
      key={source}
      src={wanted ? source : undefined}
      alt=""
      {...attributes}
      onError={giveWay}
    />
  );
}
