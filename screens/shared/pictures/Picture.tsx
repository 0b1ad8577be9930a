import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { useServices } from '#src/app/services.ts';
import { whenNear } from '#screens/ui/viewport/whenNear.ts';

interface PictureProps extends Pick<
  ComponentProps<'img'>,
  'width' | 'height' | 'loading' | 'decoding' | 'fetchPriority'
> {
  /** As the operator names it; may be empty. */
  picture: string;
  /** Stands where no picture comes. */
  fallback?: ReactNode;
}

/**
 * A picture that says nothing by itself; each address that fails gives way to the next, the last to the fallback.
 * A lazy one loads as it comes near the screen (SHELL-14); the room for it is its box's.
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

  // What failed before the app took a drawn page over is told to nobody.
  useEffect(() => {
    const image = element.current;
    // A vector without a size of its own has no width either.
    if (image?.src && image.complete && image.naturalWidth === 0) image.decode().catch(giveWay);
    // oxlint-disable-next-line react/exhaustive-deps -- Later ones tell of their failure.
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
